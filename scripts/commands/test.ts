import { runVitest, type StageCounts } from '../checks/vitest.ts';
import { offsetFromEnv } from '../emulators/ports.ts';
import { type Suite, withSuite } from '../emulators/suite.ts';
import { PlainError } from '../plain-error.ts';
import { StopRequested } from '../run-command.ts';
import { build } from './build.ts';
import * as lint from './lint.ts';
import * as typecheck from './typecheck.ts';

type Result = StageCounts & { readonly name: string; readonly seconds: number };

/**
 * Stages that share a suite run one after the other, since starting it is most of their time. The two suites run side
 * by side: browser tests take as long as all others, and each half leaves the other a core whenever it waits.
 * Jobs come before the API's tests, which leave hundreds of games behind that a job would work through.
 */
const suites = [['rules', 'triggers', 'jobs', 'api', 'races'], ['browser']];
const stages = ['types', 'lint', 'unit', 'build', ...suites.flat(), 'launcher'];
// Apart from a running `npm start`, and from the suites that the launcher's own tests start.
const testOffset = 100;
const nextSuite = 5;

/** `npm test`, or `npm test -- rules api` for some stages only: every check, even after one has failed. */
export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((name) => !stages.includes(name));
  if (unknown) throw new PlainError(`There is no stage '${unknown}'. Stages: ${stages.join(', ')}`);
  const results = await runStages(args.length > 0 ? args : stages);
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failures = results.flatMap(({ failures }) => failures);
  const second = results.flatMap(({ unsteady }) => unsteady).map((name) => `at the second try: ${name}`);
  const lines = [
    ...results.map(toLine),
    `${passed} passed, ${failures.length} failed`,
    ...failures,
    ...second,
  ];
  console.log(`\n${lines.join('\n')}`);
  return failures.length === 0 ? 0 : 1;
}

async function runStages(wanted: readonly string[]): Promise<Result[]> {
  const offset = offsetFromEnv(process.env, testOffset);
  const wantedSuites = suites.map((names) => names.filter((name) => wanted.includes(name)));
  const needsBuild = wantedSuites.some((names) => names.length > 0);
  const stage = async (name: string, work: () => Promise<StageCounts>) =>
    wanted.includes(name) || (name === 'build' && needsBuild) ? [await runStage(name, work)] : [];
  // The two checks that read the text alone take, side by side, the time of one.
  const text = [
    stage('types', () => oneCheck('types', typecheck.run())),
    stage('lint', () => oneCheck('lint', lint.run())),
  ];
  const results = (await Promise.all(text)).flat();
  results.push(...(await stage('unit', () => runVitest(['domain', 'functions', 'web', 'scripts']))));
  results.push(
    ...(await stage('build', () =>
      oneCheck(
        'build',
        build().then(() => 0),
      ),
    )),
  );
  const running = wantedSuites.map((names, at) => runInSuite(offset + at * nextSuite, names));
  results.push(...(await Promise.all(running)).flat());
  const env = { FIVES_PORT_OFFSET: String(offset + suites.length * nextSuite) };
  return [...results, ...(await stage('launcher', () => runVitest(['launcher'], { env })))];
}

/** Runs stages one after the other beside a suite of their own. */
async function runInSuite(offset: number, names: readonly string[]): Promise<Result[]> {
  if (names.length === 0) return [];
  const results: Result[] = [];
  // Tests that outlived their suite would only wait for it.
  const isOver = new AbortController();
  const { signal } = isOver;
  const work = async ({ env }: Suite) => {
    for (const name of names)
      if (!signal.aborted) results.push(await runStage(name, () => runVitest([name], { env, signal })));
  };
  await withSuite({ offset }, work).catch((error: unknown) => {
    if (error instanceof StopRequested) throw error;
    console.error(error instanceof Error ? error.message : error);
  });
  isOver.abort();
  const notRun = names
    .slice(results.length)
    .map((name) => ({ name, passed: 0, failures: [`${name} did not run`], unsteady: [], seconds: 0 }));
  return [...results, ...notRun];
}

/** Runs one stage. One that breaks is a failure of its own; only being asked to stop ends the whole run. */
async function runStage(name: string, work: () => Promise<StageCounts>): Promise<Result> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await work().catch((error: unknown) => {
    if (error instanceof StopRequested) throw error;
    console.error(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failures: [`${name} broke off`], unsteady: [] };
  });
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}

/** One check, however much it looks at. */
async function oneCheck(name: string, exitCode: Promise<number>): Promise<StageCounts> {
  const failures = (await exitCode) === 0 ? [] : [name];
  return { passed: 1 - failures.length, failures, unsteady: [] };
}

function toLine({ name, passed, failures, seconds }: Result): string {
  const failed = failures.length;
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(9)}${counts} ${seconds.toFixed(1).padStart(7)} s`;
}
