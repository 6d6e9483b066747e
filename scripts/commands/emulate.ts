import { withSuite } from '../emulators/suite.ts';
import { startTool } from '../processes.ts';
import { CliError } from '../run-command.ts';
import { build } from './build.ts';

export async function run(args: readonly string[]): Promise<number> {
  if (args.length === 0)
    throw new CliError("Name a command: npm run emulate -- CMD, e.g. npm run emulate -- 'npx vitest'");
  // A single argument may be a complete shell command.
  const [program = '', ...rest] = args.length === 1 ? ['sh', '-c', ...args] : args;
  const terminal = { showsOutput: true, takesInput: true };
  return withSuite({ prepare: build }, ({ env }) => startTool(program, rest, { ...terminal, env }).exited);
}
