import { withSuite } from '../emulators/suite.ts';
import { CliError, SHOWN, startProgram } from '../processes.ts';
import { build } from './build.ts';

export async function run(args: readonly string[]): Promise<number> {
  if (args.length === 0)
    throw new CliError("Name a command: npm run emulate -- CMD, e.g. npm run emulate -- 'npx vitest'");
  // A single argument may be a complete shell command.
  const [program = '', ...rest] = args.length === 1 ? ['sh', '-c', ...args] : args;
  return withSuite({ prepare: build }, ({ env }) => {
    return startProgram(program, rest, { ...SHOWN, stdin: 'inherit', env }).exited;
  });
}
