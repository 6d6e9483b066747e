import { buildWhatIsStale } from '../builds/build.ts';
import { runBiome } from '../checks/biome.ts';
import { runInOneSuite } from '../checks/emulator-stages.ts';
import { oneCheck, sumOf } from '../checks/outcome.ts';
import { runStage, type StageResult } from '../checks/stage.ts';
import { toTable } from '../checks/summary.ts';
import { checkTypes } from '../checks/types.ts';
import { runVitest } from '../checks/vitest.ts';
import { offsetFromEnv } from '../emulators/ports.ts';
import { PlainError } from '../plain-error.ts';

const emulatorStages = ['rules', 'api', 'triggers', 'jobs', 'browser'];
const stages = ['types', 'lint', 'unit', 'build', ...emulatorStages, 'launcher'];
// Apart from a running `npm start`, and from the suite that the launcher's own tests start meanwhile.
const testOffset = 100;
const launcherStep = 5;

/** `npm test`, or `npm test -- rules api` for some stages only: every check, even after one has failed. */
export async function run(args: readonly string[]): Promise<number> {
  const results = await runStages(new Set(requireStages(args)));
  const { passed, failed } = sumOf(results);
  console.log(`\n${toTable(results)}\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function requireStages(args: readonly string[]): readonly string[] {
  const unknown = args.find((name) => !stages.includes(name));
  if (unknown) throw new PlainError(`There is no stage '${unknown}'. Stages: ${stages.join(', ')}`);
  return args.length > 0 ? args : stages;
}

async function runStages(wanted: ReadonlySet<string>): Promise<StageResult[]> {
  const offset = offsetFromEnv(process.env, testOffset);
  const inSuite = emulatorStages.filter((name) => wanted.has(name));
  const results = await runStatic(wanted);
  if (wanted.has('unit'))
    results.push(await runStage('unit', () => runVitest(['domain', 'functions', 'web', 'scripts'])));
  if (wanted.has('build') || inSuite.length > 0) results.push(await runStage('build', build));
  if (inSuite.length > 0) results.push(...(await runInOneSuite(offset, inSuite)));
  if (wanted.has('launcher'))
    results.push(await runStage('launcher', () => runVitest(['launcher'], apart(offset))));
  return results;
}

/** The two checks that read the text alone; side by side they take the time of one. */
async function runStatic(wanted: ReadonlySet<string>): Promise<StageResult[]> {
  const checks = { types: checkTypes, lint: () => runBiome() };
  const chosen = Object.entries(checks).filter(([name]) => wanted.has(name));
  return Promise.all(chosen.map(([name, check]) => runStage(name, async () => oneCheck(await check()))));
}

async function build() {
  await buildWhatIsStale();
  return oneCheck(true);
}

function apart(offset: number): NodeJS.ProcessEnv {
  return { FIVES_PORT_OFFSET: String(offset + launcherStep) };
}
