import { type Result, report, runInSuite, runTests, testOffset } from '../checks/stages.ts';
import { build } from './build.ts';

/**
 * Runs the long proofs, which take hours: random inputs, races, mutants of the rules, kills at every commit, pixels and
 * times. One stage after the other, because some measure time.
 */
export async function run(): Promise<number> {
  const mode = 'prove';
  const results: Result[] = [await runTests('unit', ['domain', 'functions', 'web', 'scripts'], { mode })];
  const databaseStages = ['rules', 'triggers', 'jobs', 'api'];
  const database = { offset: testOffset(0), only: ['firestore', 'auth'] } as const;
  const runOne = (name: string, tests: object) => runTests(name, [name], { ...tests, mode });
  results.push(...(await runInSuite(database, databaseStages, runOne)));
  await build();
  results.push(...(await runInSuite({ offset: testOffset(5) }, ['browser'], runOne)));
  const env = { FIVES_PORT_OFFSET: String(testOffset(10)) };
  return report([...results, await runTests('launcher', ['launcher'], { env, mode })]);
}
