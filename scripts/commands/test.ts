import { type Result, report, runInSuite, runStage, testOffset } from '../checks/stages.ts';
import { runVitest, type StageCounts } from '../checks/vitest.ts';
import { CliError, SHOWN, startProgram } from '../processes.ts';
import { build } from './build.ts';

/** Stages that need only Firestore and Auth, because the server runs in the process of the tests. */
const databaseStages = ['rules', 'triggers', 'jobs', 'api'];
const nightlyStages = ['unit', 'browser', ...databaseStages, 'launcher'];
const stages = ['types', 'lint', 'build', ...nightlyStages];
const quickStages = ['types', 'lint', 'unit', 'basics'];
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
  const mode = isNightly ? ['--mode=prove'] : [];
  const selected = (...all: readonly string[]) => all.filter((name) => wanted.has(name));

  async function runChecksAndBrowser(): Promise<Result[]> {
    // Both checks run at once, because they only read files.
    const results = await Promise.all(
      selected('types', 'lint').map((name) => runStage(name, () => check(name))),
    );
    if (wanted.has('unit'))
      results.push(await runStage('unit', () => runVitest(['domain', 'functions', 'web', 'scripts'], mode)));
    if (wanted.has('build') || wanted.has('browser'))
      results.push(await runStage('build', () => build().then(() => ({ passed: 1, failures: [] }))));
    return [...results, ...(await runInSuite({ offset: testOffset(5) }, selected('browser'), mode))];
  }

  async function runDatabaseStages(): Promise<Result[]> {
    const offset = testOffset(0);
    const basics = wanted.has('basics') ? ['rules'] : [];
    const results = await runInSuite({ offset, only: ['firestore'] }, basics, basicRules);
    const names = selected(...databaseStages);
    return [...results, ...(await runInSuite({ offset, only: ['firestore', 'auth'] }, names, mode))];
  }

  // Two queues of stages, because the tests are made for two processors. Some nightly tests measure time.
  const results = isNightly
    ? [...(await runChecksAndBrowser()), ...(await runDatabaseStages())]
    : (await Promise.all([runChecksAndBrowser(), runDatabaseStages()])).flat();
  // The tests of the launcher run alone, because they wait for the end of processes.
  const env = { FIVES_PORT_OFFSET: String(testOffset(10)) };
  if (wanted.has('launcher'))
    results.push(await runStage('launcher', () => runVitest(['launcher'], mode, env)));
  return report(results);
}

/** Runs an npm script that counts as one test. */
async function check(name: string): Promise<StageCounts> {
  const script = name === 'types' ? 'typecheck' : name;
  const exitCode = await startProgram('npm', ['run', '--silent', script], SHOWN).exited;
  return exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`${script} found errors`] };
}
