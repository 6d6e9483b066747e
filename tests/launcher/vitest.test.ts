import { expect, test } from 'vitest';
import { toStageCounts } from '../../scripts/checks/vitest.ts';

const aFile = (status: string, tests = 1) => ({ status, assertionResults: Array.from({ length: tests }) });
const aReport = (total: number, passed: number, files = [aFile('passed', total)]) => ({
  numTotalTests: total,
  numPassedTests: passed,
  testResults: files,
});
const unloaded = aFile('failed', 0);

test.each([
  ['tests that passed have passed', aReport(3, 3), 0, [3, 0]],
  ['a skipped test counts as failed', aReport(3, 2), 0, [2, 1]],
  ['a file that did not load counts as failed', aReport(3, 3, [aFile('passed', 3), unloaded]), 1, [3, 1]],
  [
    'every file that did not load counts, beside the tests that failed',
    aReport(3, 2, [aFile('failed', 3), unloaded, unloaded]),
    1,
    [2, 3],
  ],
  [
    'a failed test is counted once, not again as a failed file',
    aReport(3, 2, [aFile('failed', 3)]),
    1,
    [2, 1],
  ],
  ['an error outside every test counts as failed', aReport(3, 3), 1, [3, 1]],
  ['a run without a report counts as failed, whatever its exit code', undefined, 0, [0, 1]],
  ['a project without tests is no failure', aReport(0, 0, []), 0, [0, 0]],
] as const)('%s', (_, report, exitCode, [passed, failed]) => {
  expect(toStageCounts(report, exitCode)).toEqual({ passed, failed });
});
