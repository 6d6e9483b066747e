import type { Outcome } from './outcome.ts';

/** The part we read of what Vitest's JSON reporter writes. */
export type VitestReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/**
 * Counts a run of Vitest. Whatever did not pass has failed: a skipped test, a file that did not load,
 * a run that broke off without a report, an error outside every test.
 */
export function toOutcome(report: VitestReport | undefined, exitCode: number): Outcome {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - report.numPassedTests + unloaded;
  const hasHiddenError = exitCode !== 0 && failed === 0;
  return { passed: report.numPassedTests, failed: hasHiddenError ? 1 : failed };
}
