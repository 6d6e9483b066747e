import { afterAll, afterEach } from 'vitest';
import { collectCoverage } from './coverage.ts';
import { hasRun, wasSeen } from './evidence.ts';

/** Whether all mutants are tried: then it counts which test has seen what, not only which file. */
export const TRIES_ALL_MUTANTS = process.env.FIVES_MUTANTS !== undefined;

// Both run after the file's own hooks, so what a file makes the emulator forget does not count.
afterEach(async ({ task }) => {
  hasRun(task);
  if (TRIES_ALL_MUTANTS) wasSeen(await collectCoverage());
});
afterAll(async () => wasSeen(await collectCoverage()));
