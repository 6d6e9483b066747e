import { existsSync, readFileSync } from 'node:fs';
import { offsetFromEnv } from '../emulators/ports.ts';
import { withSuite } from '../emulators/suite.ts';
import { runVitest, type StageCounts } from './vitest.ts';

export type Result = StageCounts & { readonly name: string; readonly seconds: number };

const MAX_SLOW_FILES = 10;
// Avoids the ports of a running `npm start`.
const TEST_OFFSET = 100;

/** Returns the offset of a suite for tests. Suites with different values of `additional` share no port. */
export const testOffset = (additional: number) => offsetFromEnv(process.env, TEST_OFFSET) + additional;

export async function runStage(name: string, work: () => Promise<StageCounts>): Promise<Result> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const counts = await work().catch((error: Error) => ({
    passed: 0,
    failures: [`${name}: ${error.message}`],
  }));
  return { name, ...counts, seconds: Math.round((performance.now() - start) / 100) / 10 };
}

/** Runs the Vitest project of each stage in one suite, in order. A stage that does not end counts as failed. */
export async function runInSuite(
  options: Parameters<typeof withSuite>[0],
  names: readonly string[],
  args: readonly string[] = [],
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: string[] = [];
  const work = async ({ env }: { readonly env: NodeJS.ProcessEnv }) => {
    // After the death of an emulator, no project starts.
    for (const project of names)
      if (failures.length === 0) results.push(await runStage(project, () => runVitest([project], args, env)));
  };
  if (names.length > 0)
    await withSuite(options, work).catch((error: Error) => {
      console.error(error.message);
      failures.push(error.message);
    });
  const missing = failures.length > 0 ? names.slice(results.length) : [];
  return [
    ...results,
    ...missing.map((name) => ({ name, passed: 0, failures: [`${name} did not end`], seconds: 0 })),
  ];
}

/** Prints the results and returns the exit code. */
export function report(results: readonly Result[]): number {
  const failures = results.flatMap((result) => result.failures);
  const slowest = results.flatMap(({ files = [] }) => files).toSorted((a, b) => b.seconds - a.seconds);
  console.log('\nThe slowest files:');
  console.table(slowest.slice(0, MAX_SLOW_FILES));
  console.table(
    results.map(({ files: _, failures: { length: failed }, ...result }) => ({ ...result, failed })),
  );
  console.log(`Processor time of all stages: ${processorSeconds().toFixed(0)} s`);
  for (const failure of failures) console.log(failure);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** Fields 14 to 17 of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, in hundredths of a second. */
function processorSeconds(): number {
  const stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : '';
  const ticks = stat
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 15);
  return ticks.reduce((total, each) => total + Number(each), 0) / 100;
}
