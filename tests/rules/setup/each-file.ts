import { afterAll } from 'vitest';
import { collectCoverage } from './coverage.ts';

// Runs after the file's own hooks, so what a file makes the emulator forget does not count.
afterAll(collectCoverage);
