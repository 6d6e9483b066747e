import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { startScript } from '../processes/tool.ts';

/** What a check came to. */
export type StageCounts = {
  readonly passed: number;
  /** What each failure is called. */
  readonly failures: readonly string[];
  /** How long each file of tests took. */
  readonly files: readonly FileTime[];
};

export type FileTime = { readonly name: string; readonly seconds: number };

/** The part we read of what Vitest's JSON reporter writes. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

export type VitestRun = {
  /** Added to the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Stops the tests. */
  readonly signal?: AbortSignal;
  /** The files to run: all of the projects, if missing. */
  readonly files?: readonly string[];
};

/** Runs the tests of some projects of `vitest.config.ts` and counts them. */
export async function runVitest(projects: readonly string[], run: VitestRun = {}): Promise<StageCounts> {
  const file = resolve(`.cache/test-results/${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--passWithNoTests', ...chosen, ...reporters, ...(run.files ?? [])];
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
  if (!report) return { passed: 0, failures: ['broke off without a report'], files: [] };
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)}: ${test.fullName}` })),
  );
  const unloaded = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => `${relative('.', name)} did not load`);
  const failures = [
    ...unloaded,
    ...tests.filter(({ status }) => status !== 'passed').map(({ name }) => name),
  ];
  const hasHiddenError = exitCode !== 0 && failures.length === 0;
  return {
    passed: report.numPassedTests,
    failures: hasHiddenError ? ['an error outside every test'] : failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
