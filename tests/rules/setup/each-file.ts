import { setMaxListeners } from 'node:events';
import { afterAll, afterEach } from 'vitest';
import { collectCoverage } from './coverage.ts';
import { addFinishedTest, assignCoverage } from './test-coverage.ts';

/** Whether all mutants are tried: then it counts which test has seen what, not only which file. */
export const TRIES_ALL_MUTANTS = process.env.FIVES_MUTANTS !== undefined;

/** After so many tests the emulator forgets what it has seen: before long, telling it takes longer than forgetting. */
const MOST_REMEMBERED = 8;
let remembered = 0;

// Both run after the file's own hooks, so what a file makes the emulator forget does not count.
afterEach(async ({ task, signal }) => {
  addFinishedTest(task);
  // It runs again beside many mutants, and listens for the end of the run each time.
  setMaxListeners(0, signal);
  if (TRIES_ALL_MUTANTS) {
    remembered = (remembered + 1) % MOST_REMEMBERED;
    assignCoverage(await collectCoverage(remembered === 0));
  }
});
afterAll(async () => assignCoverage(await collectCoverage()));
