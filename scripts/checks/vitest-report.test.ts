import { expect, test } from 'vitest';
import { toOutcome } from './vitest-report.ts';

const aFile = (status: string, tests = 1) => ({ status, assertionResults: Array.from({ length: tests }) });
const aReport = (total: number, passed: number, files = [aFile('passed', total)]) => ({
  numTotalTests: total,
  numPassedTests: passed,
  testResults: files,
});

test('tests that passed have passed', () => {
  expect(toOutcome(aReport(3, 3), 0)).toEqual({ passed: 3, failed: 0 });
});

test('a skipped test counts as failed', () => {
  expect(toOutcome(aReport(3, 2), 0)).toEqual({ passed: 2, failed: 1 });
});

test('a file that did not load counts as failed', () => {
  expect(toOutcome(aReport(3, 3, [aFile('passed', 3), aFile('failed', 0)]), 1)).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('every file that did not load counts, beside the tests that failed', () => {
  const files = [aFile('failed', 3), aFile('failed', 0), aFile('failed', 0)];
  expect(toOutcome(aReport(3, 2, files), 1)).toEqual({ passed: 2, failed: 3 });
});

test('a failed test is counted once, not again as a failed file', () => {
  expect(toOutcome(aReport(3, 2, [aFile('failed', 3)]), 1)).toEqual({ passed: 2, failed: 1 });
});

test('an error outside every test counts as failed', () => {
  expect(toOutcome(aReport(3, 3), 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run without a report counts as failed, whatever its exit code', () => {
  expect(toOutcome(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a project without tests is no failure', () => {
  expect(toOutcome(aReport(0, 0, []), 0)).toEqual({ passed: 0, failed: 0 });
});
