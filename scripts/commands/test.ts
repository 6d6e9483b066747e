import { slowestFiles } from '../checks/slowest-files.ts';
import { runVitest, type StageCounts, type VitestRun } from '../checks/vitest.ts';
import { CliError } from '../cli-error.ts';
import { offsetFromEnv } from '../emulators/ports.ts';
import { type Suite, type SuiteOptions, withSuite } from '../emulators/suite.ts';
import { StopRequested } from '../run-command.ts';
import { build } from './build.ts';
import * as lint from './lint.ts';
import * as typecheck from './typecheck.ts';

type Result = StageCounts & { readonly name: string; readonly seconds: number };

/** Stages that need only Firestore and Auth, because no function runs in an emulator. */
const databaseStages = ['rules', 'triggers', 'jobs'];
/**
 * Stages that need a whole suite. Two workers share the test files, because a worker often waits. Each worker has its
 * own suite.
 */
const suiteStages = ['browser', 'races', 'api'];
const stages = ['types', 'lint', 'unit', 'build', ...databaseStages, ...suiteStages, 'launcher'];

const quickStages = ['types', 'lint', 'unit', 'basics'];
const basicRules = ['games', 'game-instances', 'player-instances', 'players'].map(
  (name) => `tests/rules/${name}.rules.test.ts`,
);

// Avoids the ports of a running `npm start`.
const testOffset = 100;
const offsets = { firstSuite: 5, secondSuite: 10, launcher: 15 };

/** Runs the stages in `args`, or all stages. Continues after a failed stage. */
export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((name) => !stages.includes(name) && name !== 'quick');
  if (unknown) throw new CliError(`There is no stage '${unknown}'. Stages: quick, ${stages.join(', ')}`);
  const wanted = args.length > 0 ? args : stages;
  const results = await runStages(wanted.flatMap((name) => (name === 'quick' ? quickStages : [name])));
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failures = results.flatMap(({ failures }) => failures);
  const lines = [
    'The slowest files:',
    ...slowestFiles(results.flatMap(({ files }) => files)),
    '',
    ...results.map(toLine),
    ...failures,
    `${passed} passed, ${failures.length} failed`,
  ];
  console.log(`\n${lines.join('\n')}`);
  return failures.length === 0 ? 0 : 1;
}

async function runStages(wanted: readonly string[]): Promise<Result[]> {
  const results = await Promise.all([runChecksAndSuites(wanted), runDatabaseStages(wanted)]);
  const env = { FIVES_PORT_OFFSET: String(offsetFromEnv(process.env, testOffset) + offsets.launcher) };
  // The launcher's tests run last, because they end processes and measure time.
  const launcher = wanted.includes('launcher') ? [await runTests('launcher', ['launcher'], { env })] : [];
  return [...results.flat(), ...launcher];
}

async function runChecksAndSuites(wanted: readonly string[]): Promise<Result[]> {
  const names = suiteStages.filter((name) => wanted.includes(name));
  const stage = async (name: string, work: () => Promise<StageCounts>) =>
    wanted.includes(name) || (name === 'build' && names.length > 0) ? [await runStage(name, work)] : [];
  // Both checks run in parallel, because they only read files.
  const checks = [
    stage('types', () => countsOfCheck('types', typecheck.run())),
    stage('lint', () => countsOfCheck('lint', lint.run())),
  ];
  const results = (await Promise.all(checks)).flat();
  results.push(...(await stage('unit', () => runVitest(['domain', 'functions', 'web', 'scripts']))));
  const runBuild = () => build().then(() => 0);
  results.push(...(await stage('build', () => countsOfCheck('build', runBuild()))));
  if (names.length > 0) results.push(...(await runInSuites(names)));
  return results;
}

async function runDatabaseStages(wanted: readonly string[]): Promise<Result[]> {
  const names = databaseStages.filter((name) => wanted.includes(name));
  const runsBasics = wanted.includes('basics') && !names.includes('rules');
  if (names.length === 0 && !runsBasics) return [];
  const emulators = names.length > 0 ? (['firestore', 'auth'] as const) : (['firestore'] as const);
  const options = { offset: offsetFromEnv(process.env, testOffset), only: emulators };
  return collectResults(runsBasics ? ['basics', ...names] : names, async (results) => {
    await withAbortableSuite(options, async ({ env }, signal) => {
      if (runsBasics) results.push(await runTests('basics', ['rules'], { env, signal, files: basicRules }));
      for (const name of names)
        if (!signal.aborted) results.push(await runTests(name, [name], { env, signal }));
    });
  });
}

/** Runs the test files of all stages in one queue. `tests/support/own-suite.ts` gives each worker its suite. */
function runInSuites(names: readonly string[]): Promise<Result[]> {
  const offset = offsetFromEnv(process.env, testOffset);
  const first = { offset: offset + offsets.firstSuite };
  const second = { offset: offset + offsets.secondSuite };
  const name = names.join(', ');
  return collectResults([name], async (results) => {
    await withAbortableSuite(first, async (one, firstEnd) => {
      await withAbortableSuite(second, async (other, secondEnd) => {
        const signal = AbortSignal.any([firstEnd, secondEnd]);
        const env = { ...one.env, FIVES_SUITES: JSON.stringify([one.env, other.env]) };
        results.push(await runTests(name, names, { env, signal }));
      });
    });
  });
}

/** Runs `work` in a suite. Aborts the signal when the suite ends, so that tests do not wait until their timeout. */
async function withAbortableSuite(
  options: SuiteOptions,
  work: (suite: Suite, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const suiteEnd = new AbortController();
  try {
    await withSuite(options, (suite) => work(suite, suiteEnd.signal));
  } finally {
    suiteEnd.abort();
  }
}

/** Counts the stages without a result as failed if a suite did not start or ended early. */
async function collectResults(
  names: readonly string[],
  work: (results: Result[]) => Promise<void>,
): Promise<Result[]> {
  const results: Result[] = [];
  await work(results).catch((error: unknown) => {
    if (error instanceof StopRequested) throw error;
    console.error(error instanceof Error ? error.message : error);
  });
  const notRun = names
    .slice(results.length)
    .map((name) => ({ name, passed: 0, failures: [`${name} did not run`], files: [], seconds: 0 }));
  return [...results, ...notRun];
}

const runTests = (name: string, projects: readonly string[], tests: VitestRun) =>
  runStage(name, () => runVitest(projects, tests));

async function runStage(name: string, work: () => Promise<StageCounts>): Promise<Result> {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await work().catch((error: unknown) => {
    if (error instanceof StopRequested) throw error;
    console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failures: [`${name} threw an error`], files: [] };
  });
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}

async function countsOfCheck(name: string, exitCode: Promise<number>): Promise<StageCounts> {
  const failures = (await exitCode) === 0 ? [] : [name];
  return { passed: 1 - failures.length, failures, files: [] };
}

function toLine({ name, passed, failures, seconds }: Result): string {
  const failed = failures.length;
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(19)}${counts} ${seconds.toFixed(1).padStart(7)} s`;
}
