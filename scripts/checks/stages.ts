import { existsSync, readFileSync } from 'node:fs';
import { offsetFromEnv } from '../emulators/ports.ts';
import { type Suite, type SuiteOptions, withSuite } from '../emulators/suite.ts';
import { StopRequested } from '../run-command.ts';
import { runVitest, type StageCounts, type VitestRun } from './vitest.ts';

export type Result = StageCounts & { readonly name: string; readonly seconds: number };

const MAX_SLOW_FILES = 10;
// Avoids the ports of a running `npm start`.
const TEST_OFFSET = 100;

/** Returns the offset of a suite for tests. Suites with different values of `additional` share no port. */
export const testOffset = (additional: number) => offsetFromEnv(process.env, TEST_OFFSET) + additional;

export async function runStage(name: string, work: () => Promise<StageCounts>): Promise<Result> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const counts = await work().catch((error: unknown) => {
    if (error instanceof StopRequested) throw error;
    console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failures: [`${name} threw an error`], files: [] };
  });
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

/** Runs a check that is one test. `check` returns an exit code. */
export function runCheck(name: string, check: () => Promise<number>): Promise<Result> {
  return runStage(name, async () => {
    const failures = (await check()) === 0 ? [] : [name];
    return { passed: 1 - failures.length, failures, files: [] };
  });
}

export const runTests = (name: string, projects: readonly string[], tests: VitestRun = {}) =>
  runStage(name, () => runVitest(projects, tests));

/**
 * Runs each stage in one suite, in order. If the suite does not start or ends early, the remaining stages count as
 * failed, and a running stage ends at once.
 */
export async function runInSuite(
  options: SuiteOptions,
  stages: readonly string[],
  runOne: (stage: string, tests: VitestRun) => Promise<Result>,
): Promise<Result[]> {
  if (stages.length === 0) return [];
  const results: Result[] = [];
  const suiteEnd = new AbortController();
  const work = async ({ env }: Suite) => {
    for (const stage of stages) {
      if (!suiteEnd.signal.aborted) results.push(await runOne(stage, { env, signal: suiteEnd.signal }));
    }
  };
  await withSuite(options, work)
    .catch((error: unknown) => {
      if (error instanceof StopRequested) throw error;
      console.error(error instanceof Error ? error.message : error);
    })
    .finally(() => suiteEnd.abort());
  const missing = stages.slice(results.length);
  const toFailure = (name: string) => ({
    name,
    passed: 0,
    failures: [`${name} did not run`],
    files: [],
    seconds: 0,
  });
  return [...results, ...missing.map(toFailure)];
}

/** Prints the results and returns the exit code. */
export function report(results: readonly Result[]): number {
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  const lines = [
    'The slowest files:',
    ...slowestFiles(results),
    '',
    ...results.map(toLine),
    ...processorTime(),
    ...failures,
    `${passed} passed, ${failures.length} failed`,
  ];
  console.log(`\n${lines.join('\n')}`);
  return failures.length === 0 ? 0 : 1;
}

function slowestFiles(results: readonly Result[]): string[] {
  return results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOW_FILES)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${name}`);
}

function toLine({ name, passed, failures, seconds }: Result): string {
  const failed = failures.length;
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)}${counts} ${seconds.toFixed(1).padStart(7)} s`;
}

/** Fields 14 to 17 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, in hundredths of a second. */
function processorTime(): string[] {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return [];
  const [, afterName = ''] = readFileSync(file, 'utf8').split(') ');
  const ticks = afterName.split(' ').slice(11, 15).map(Number);
  const seconds = ticks.reduce((total, each) => total + each, 0) / 100;
  return [`Processor time of all stages: ${seconds.toFixed(0)} s`];
}
