import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { SHOWN, startScript } from '../processes.ts';

export type StageCounts = {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly files?: readonly { readonly name: string; readonly seconds: number }[];
};

export type VitestReport = Pick<JsonTestResults, 'numPassedTests' | 'testResults'>;

/** @param args additional arguments of Vitest, for example files */
export async function runVitest(
  projects: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StageCounts> {
  const file = resolve(`.cache/test-results/${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const selection = ['--passWithNoTests', ...projects.map((project) => `--project=${project}`), ...args];
  // With `CI`, a focused test is an error, and parallel runs do not overwrite each other's lines.
  const options = { ...SHOWN, env: { ...env, CI: 'true' } };
  const vitest = startScript('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...selection], options);
  const exitCode = await vitest.exited;
  return toStageCounts(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, exitCode);
}

/** Counts each failed or skipped test as a failure. A run without a report is one failure. */
export function toStageCounts(report: VitestReport | undefined, exitCode: number): StageCounts {
  if (!report) return { passed: 0, failures: ['ended without a report'] };
  const results = report.testResults.map((result) => ({ ...result, name: relative('.', result.name) }));
  const failures = results.flatMap(({ name, status, assertionResults: tests }) =>
    status === 'failed' && tests.length === 0
      ? [`${name} did not load`]
      : tests.filter((test) => test.status !== 'passed').map((test) => `${name}: ${test.fullName}`),
  );
  if (exitCode !== 0 && failures.length === 0) failures.push('an error outside every test');
  const files = results.map(({ name, startTime, endTime }) => {
    return { name, seconds: Math.round((endTime - startTime) / 100) / 10 };
  });
  return { passed: report.numPassedTests, failures, files };
}
