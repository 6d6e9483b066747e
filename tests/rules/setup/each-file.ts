import { setMaxListeners } from 'node:events';
import { afterEach } from 'vitest';
import { collectCoverage, discardCoverage } from './coverage.ts';

// Only the nightly run has these hooks, because the mutants need the coverage of each test.
afterEach(async ({ task, signal }) => {
  // A test runs again for many mutants, and each run adds a listener.
  setMaxListeners(0, signal);
  // Comparing the write paths proves no single condition. Their many requests would fill the emulator's memory.
  await (task.file.name.includes('/agreement-') ? discardCoverage() : collectCoverage(task));
});
