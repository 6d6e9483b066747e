import { afterEach } from 'vitest';
import { settle, startPlatform } from './platform.ts';

await startPlatform();

// A test fails if one of its events fails, and leaves no event to the next test.
afterEach(settle);
