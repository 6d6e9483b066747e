import { setMaxListeners } from 'node:events';
import { afterAll, afterEach } from 'vitest';
import { collectCoverage } from './coverage.ts';
import { addFinishedTest, assignCoverage } from './test-coverage.ts';

/** True if all mutants are tried, which needs coverage by test instead of by file. */
export const TRIES_ALL_MUTANTS = process.env.FIVES_MUTANTS !== undefined;

/** Number of tests between reloads. With more tests, reading the coverage takes longer than a reload. */
const TESTS_PER_RELOAD = 8;
let remembered = 0;

// Both hooks run after the hooks of the file, so coverage that a file resets does not count.
afterEach(async ({ task, signal }) => {
  addFinishedTest(task);
  // The test runs again for many mutants and adds a listener each time.
  setMaxListeners(0, signal);
  if (TRIES_ALL_MUTANTS) {
    remembered = (remembered + 1) % TESTS_PER_RELOAD;
    assignCoverage(await collectCoverage(remembered === 0));
  }
});
afterAll(async () => assignCoverage(await collectCoverage()));
