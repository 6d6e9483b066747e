import { expect, test } from 'vitest';
import { toStageCounts, type VitestReport } from '../../scripts/checks/vitest.ts';

const aFile = (name: string, ...statuses: string[]) => ({
  name: `${process.cwd()}/tests/${name}.test.ts`,
  status: statuses.length > 0 && !statuses.includes('failed') ? 'passed' : 'failed',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: statuses.map((status, at) => ({ fullName: `test ${at + 1}`, status })),
});
const aReport = (...files: ReturnType<typeof aFile>[]): VitestReport => ({
  numPassedTests: files.flatMap((file) => file.assertionResults).filter((test) => test.status === 'passed')
    .length,
  testResults: files as VitestReport['testResults'],
});
const fine = aFile('fine', 'passed', 'passed', 'passed');

test.each([
  ['passed tests count as passed', aReport(fine), 0, 3, []],
  ['a skipped test counts as failed', aReport(aFile('a', 'passed', 'skipped')), 0, 1, ['a.test.ts: test 2']],
  ['a file that did not load counts as failed', aReport(fine, aFile('a')), 1, 3, ['a.test.ts did not load']],
  [
    'each file that did not load and each failed test counts once',
    aReport(aFile('a', 'passed', 'failed'), aFile('b'), aFile('c')),
    1,
    1,
    ['a.test.ts: test 2', 'b.test.ts did not load', 'c.test.ts did not load'],
  ],
  ['a project without tests does not fail', aReport(), 0, 0, []],
] as const)('%s', (_, report, exitCode, passed, failures) => {
  expect(toStageCounts(report, exitCode)).toMatchObject({
    passed,
    failures: failures.map((name) => `tests/${name}`),
  });
});

test('an error outside every test counts as failed', () => {
  expect(toStageCounts(aReport(fine), 1)).toMatchObject({
    passed: 3,
    failures: ['an error outside every test'],
  });
});

test('a run without a report counts as failed with any exit code', () => {
  expect(toStageCounts(undefined, 0)).toEqual({
    passed: 0,
    failures: ['ended without a report'],
  });
});

test('toStageCounts returns the seconds of each file', () => {
  expect(toStageCounts(aReport(fine), 0).files).toEqual([{ name: 'tests/fine.test.ts', seconds: 2.5 }]);
});
