import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startScript } from '../processes/tool.ts';

/** What a check came to. */
export type StageCounts = { readonly passed: number; readonly failed: number };

/** The part we read of what Vitest's JSON reporter writes. */
export type VitestReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/** Runs the tests of some projects of vitest.config.ts, for all to see, and counts them. */
export async function runVitest(
  projects: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StageCounts> {
  const file = resolve(`.cache/test-results/${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--passWithNoTests', ...chosen, ...reporters];
  const code = await startScript('node_modules/vitest/vitest.mjs', args, { env, isHeard: true }).exited;
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return toStageCounts(report, code);
}

/**
 * Counts a run of Vitest. Whatever did not pass has failed: a skipped test, a file that did not load,
 * a run that broke off without a report, an error outside every test.
 */
export function toStageCounts(report: VitestReport | undefined, exitCode: number): StageCounts {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - report.numPassedTests + unloaded;
  const hasHiddenError = exitCode !== 0 && failed === 0;
  return { passed: report.numPassedTests, failed: hasHiddenError ? 1 : failed };
}
