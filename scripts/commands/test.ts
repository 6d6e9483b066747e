import { type Result, report, runInSuite, runStage, testOffset } from '../checks/stages.ts';
import { runVitest, type StageCounts } from '../checks/vitest.ts';
import { CliError, SHOWN, startProgram } from '../processes.ts';
import { build } from './build.ts';

type Selection = {
  readonly wanted: ReadonlySet<string>;
  /** Arguments of Vitest. */
  readonly mode: readonly string[];
};

/** Stages that need only Firestore and Auth, because the server runs in the process of the tests. */
const databaseStages = ['rules', 'triggers', 'jobs', 'api'];
const nightlyStages = ['unit', 'browser', ...databaseStages, 'launcher'];
const stages = ['types', 'lint', 'build', ...nightlyStages];
const quickStages = ['types', 'lint', 'unit', 'basics'];
const checks = { types: 'typecheck', lint: 'lint' };
const basicRules = ['games', 'game-instances', 'player-instances', 'players'].map(
  (name) => `tests/rules/${name}.rules.test.ts`,
);

/** Runs the named stages, or all. Continues after a failed stage. With `prove` first, runs the nightly tests. */
export async function run(args: readonly string[]): Promise<number> {
  const isNightly = args[0] === 'prove';
  const names = isNightly ? args.slice(1) : args;
  const unknown = names.find((name) => !stages.includes(name) && name !== 'quick');
  if (unknown) throw new CliError(`There is no stage '${unknown}'. Stages: quick, ${stages.join(', ')}`);
  const named = names.flatMap((name) => (name === 'quick' ? quickStages : [name]));
  const wanted = new Set(named.length > 0 ? named : isNightly ? nightlyStages : stages);
  const selection = { wanted, mode: isNightly ? ['--mode=prove'] : [] };
  // Two queues of stages, because the tests are made for two processors. Some nightly tests measure time.
  const results = isNightly
    ? [...(await runChecksAndBrowser(selection)), ...(await runDatabaseStages(selection))]
    : (await Promise.all([runChecksAndBrowser(selection), runDatabaseStages(selection)])).flat();
  // The tests of the launcher run alone, because they wait for the end of processes.
  const env = { FIVES_PORT_OFFSET: String(testOffset(10)) };
  if (selection.wanted.has('launcher'))
    results.push(await runStage('launcher', () => runVitest(['launcher'], selection.mode, env)));
  return report(results);
}

async function runChecksAndBrowser({ wanted, mode }: Selection): Promise<Result[]> {
  const selected = Object.entries(checks).filter(([name]) => wanted.has(name));
  // Both checks run at once, because they only read files.
  const results = await Promise.all(selected.map(([name, script]) => runStage(name, () => check(script))));
  if (wanted.has('unit'))
    results.push(await runStage('unit', () => runVitest(['domain', 'functions', 'web', 'scripts'], mode)));
  if (wanted.has('build') || wanted.has('browser'))
    results.push(await runStage('build', () => build().then(() => ({ passed: 1, failures: [] }))));
  const browser = wanted.has('browser') ? ['browser'] : [];
  return [...results, ...(await runInSuite({ offset: testOffset(5) }, browser, mode))];
}

async function runDatabaseStages({ wanted, mode }: Selection): Promise<Result[]> {
  const offset = testOffset(0);
  const basics = wanted.has('basics') ? ['rules'] : [];
  const names = databaseStages.filter((name) => wanted.has(name));
  return [
    ...(await runInSuite({ offset, only: ['firestore'] }, basics, basicRules)),
    ...(await runInSuite({ offset, only: ['firestore', 'auth'] }, names, mode)),
  ];
}

/** Runs a script of package.json that counts as one test. */
async function check(script: string): Promise<StageCounts> {
  const exitCode = await startProgram('npm', ['run', '--silent', script], SHOWN).exited;
  return exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${script} found errors`] };
}
