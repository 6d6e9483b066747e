import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { startScript } from '../processes.ts';

export type StageCounts = {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly files: readonly FileTime[];
};

export type FileTime = { readonly name: string; readonly seconds: number };

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
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly files?: readonly string[];
  /** Runs the nightly tests. */
  readonly mode?: 'prove';
};

export async function runVitest(projects: readonly string[], run: VitestRun = {}): Promise<StageCounts> {
  const file = resolve(`.cache/test-results/${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const projectArgs = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const mode = run.mode ? [`--mode=${run.mode}`] : [];
  const args = ['run', '--passWithNoTests', ...mode, ...projectArgs, ...reporters, ...(run.files ?? [])];
  // With `CI`, a focused test is an error, and parallel runs do not overwrite each other's lines.
  const env = { ...run.env, CI: 'true' };
  const vitest = startScript('node_modules/vitest/vitest.mjs', args, { env, showsOutput: true });
  run.signal?.addEventListener('abort', () => void vitest.stop(), { once: true });
  const exitCode = await vitest.exited;
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return toStageCounts(report, exitCode);
}

/** Counts each failed or skipped test as a failure. A run without a report is one failure. */
export function toStageCounts(report: VitestReport | undefined, exitCode: number): StageCounts {
  if (!report) return { passed: 0, failures: ['ended without a report'], files: [] };
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relative('.', name)}: ${test.fullName}` })),
  );
  const unloadedFiles = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => `${relative('.', name)} did not load`);
  const failures = [
    ...unloadedFiles,
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
