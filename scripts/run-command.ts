import { listenForStop, StopRequested, stopRequested } from './processes/stop-request.ts';
import { stopAllTools } from './processes/tool.ts';

/** What every module in `commands/` exports as `run`; the number is the exit code. */
export type Command = (args: readonly string[]) => Promise<number>;

/** Loads a command module, runs it until it ends or is asked to stop, and leaves nothing running. */
export async function runCommand(
  moduleUrl: string,
  args: readonly string[],
  hasLostNpm: () => boolean,
): Promise<never> {
  listenForStop(hasLostNpm);
  const code = await exitCodeOf(moduleUrl, args);
  await stopAllTools();
  process.exit(code);
}

async function exitCodeOf(moduleUrl: string, args: readonly string[]): Promise<number> {
  try {
    const { run } = (await import(moduleUrl)) as { readonly run: Command };
    return await Promise.race([run(args), stopRequested]);
  } catch (error) {
    if (error instanceof StopRequested) return error.exitCode;
    const isPlain = error instanceof Error && error.name === 'PlainError';
    console.error(isPlain ? error.message : error);
    return 1;
  }
}
