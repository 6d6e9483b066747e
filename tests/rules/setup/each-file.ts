import { setMaxListeners } from 'node:events';
import { afterAll, afterEach } from 'vitest';
import { collectCoverage, TRIES_ALL_MUTANTS } from './coverage.ts';
import { addFinishedTest, assignCoverage } from './test-coverage.ts';

// These hooks run after the hooks of the test file. Coverage that the test file resets does not count.
afterEach(async ({ task, signal }) => {
  addFinishedTest(task);
  // A test runs again for many mutants, and each run adds a listener.
  setMaxListeners(0, signal);
  if (TRIES_ALL_MUTANTS) assignCoverage(await collectCoverage());
});
afterAll(async () => assignCoverage(await collectCoverage()));
