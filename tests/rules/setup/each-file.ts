import { setMaxListeners } from 'node:events';
import { afterEach } from 'vitest';
import { collectCoverage } from './coverage.ts';

// Only the nightly run has these hooks, because the mutants need the coverage of each test.
afterEach(async ({ task, signal }) => {
  // A test runs again for many mutants, and each run adds a listener.
  setMaxListeners(0, signal);
  await collectCoverage(task);
});
