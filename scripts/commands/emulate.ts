import { buildWhatIsStale } from '../builds/build.ts';
import { type Suite, withSuite } from '../emulators/suite.ts';
import { PlainError } from '../plain-error.ts';
import { startProgram } from '../processes/tool.ts';

/** `npm run emulate -- CMD…`: runs CMD beside an empty suite, and ends with its exit code. */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length === 0)
    throw new PlainError("Say what to run: npm run emulate -- CMD, e.g. npm run emulate -- 'npx vitest'");
  return withSuite({ prepare: buildWhatIsStale }, (suite) => runBeside(suite, args));
}

async function runBeside(suite: Suite, [program = '', ...args]: readonly string[]): Promise<number> {
  const options = { env: { ...process.env, ...suite.env }, shell: args.length === 0 };
  return startProgram(program, args, options).exited;
}
