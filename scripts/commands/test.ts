import { type Result, report, runCheck, runInSuite, runTests, testOffset } from '../checks/stages.ts';
import { CliError } from '../run-command.ts';
import { build } from './build.ts';
import * as lint from './lint.ts';
import * as typecheck from './typecheck.ts';

const unitProjects = ['domain', 'functions', 'web', 'scripts'];
/** Stages that need only Firestore and Auth, because the server runs in the process of the tests. */
const databaseStages = ['rules', 'triggers', 'jobs', 'api'];
const stages = ['types', 'lint', 'unit', 'build', 'browser', ...databaseStages, 'launcher'];

const quickStages = ['types', 'lint', 'unit', 'basics'];
const basicRules = ['games', 'game-instances', 'player-instances', 'players'].map(
  (name) => `tests/rules/${name}.rules.test.ts`,
);

/** Runs the stages in `args`, or all stages. Continues after a failed stage. */
export async function run(args: readonly string[]): Promise<number> {
  const unknown = args.find((name) => !stages.includes(name) && name !== 'quick');
  if (unknown) throw new CliError(`There is no stage '${unknown}'. Stages: quick, ${stages.join(', ')}`);
  const named = args.flatMap((name) => (name === 'quick' ? quickStages : [name]));
  const wanted = new Set(named.length > 0 ? named : stages);
  if (wanted.has('browser')) wanted.add('build');
  // Two queues of stages, because the tests are made for two processors.
  const results = await Promise.all([runChecksAndBrowser(wanted), runDatabaseStages(wanted)]);
  // The tests of the launcher run alone, because they wait for the end of processes.
  const env = { FIVES_PORT_OFFSET: String(testOffset(10)) };
  const launcher = wanted.has('launcher') ? [await runTests('launcher', ['launcher'], { env })] : [];
  return report([...results.flat(), ...launcher]);
}

async function runChecksAndBrowser(wanted: ReadonlySet<string>): Promise<Result[]> {
  const checks = [];
  // Both checks run at once, because they only read files.
  if (wanted.has('types')) checks.push(runCheck('types', typecheck.run));
  if (wanted.has('lint')) checks.push(runCheck('lint', lint.run));
  const results = await Promise.all(checks);
  if (wanted.has('unit')) results.push(await runTests('unit', unitProjects));
  if (wanted.has('build')) results.push(await runCheck('build', () => build().then(() => 0)));
  const screens = wanted.has('browser') ? ['browser'] : [];
  const inSuite = await runInSuite({ offset: testOffset(5) }, screens, (name, tests) =>
    runTests(name, [name], tests),
  );
  return [...results, ...inSuite];
}

function runDatabaseStages(wanted: ReadonlySet<string>): Promise<Result[]> {
  const names = ['basics', ...databaseStages].filter((name) => wanted.has(name));
  const needsAuth = names.some((name) => name !== 'basics');
  const only = needsAuth ? (['firestore', 'auth'] as const) : (['firestore'] as const);
  return runInSuite({ offset: testOffset(0), only }, names, (name, tests) =>
    name === 'basics'
      ? runTests(name, ['rules'], { ...tests, files: basicRules })
      : runTests(name, [name], tests),
  );
}
