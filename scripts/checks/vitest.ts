import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { startScript } from '../processes/tool.ts';

/** What a check came to: how many tests passed, and what each failure is called. */
export type StageCounts = { readonly passed: number; readonly failures: readonly string[] };

/** The part we read of what Vitest's JSON reporter writes. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/**
 * Runs the tests of some projects of vitest.config.ts, for all to see, and counts them.
 * @param run.env added to our own environment
 * @param run.signal ends the tests before their end
 */
export async function runVitest(
  projects: readonly string[],
  run: { readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal } = {},
): Promise<StageCounts> {
  const file = resolve(`.cache/test-results/${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--passWithNoTests', ...chosen, ...reporters];
  // As on a build machine: a test that runs alone is an error, and no line is drawn over one of another run.
  const env = { ...run.env, CI: 'true' };
  const tests = startScript('node_modules/vitest/vitest.mjs', args, { env, isHeard: true });
  run.signal?.addEventListener('abort', () => void tests.stop(), { once: true });
  const code = await tests.exited;
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return toStageCounts(report, code);
}

/**
 * Counts a run of Vitest. Whatever did not pass has failed: a skipped test, a file that did not load,
 * a run that broke off without a report, an error outside every test.
 */
export function toStageCounts(report: VitestReport | undefined, exitCode: number): StageCounts {
  if (!report) return { passed: 0, failures: ['broke off without a report'] };
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name);
    if (status === 'failed' && assertionResults.length === 0) return [`${file} did not load`];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => `${file}: ${test.fullName}`);
  });
  const hasHiddenError = exitCode !== 0 && failures.length === 0;
  return {
    passed: report.numPassedTests,
    failures: hasHiddenError ? ['an error outside every test'] : failures,
  };
}
