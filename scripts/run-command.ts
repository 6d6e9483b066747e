import { faultIn } from './faults.mjs';
import { stopAllTools } from './processes/tool.ts';

/** What every module in `commands/` exports. */
export type Command = {
  /** Does what the command says; the number is the exit code. */
  readonly run: (args: readonly string[]) => Promise<number>;
  /** The work has no end of its own: Ctrl-C is how it ends well, with exit code 0. */
  readonly endsByHand?: boolean;
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const parentCheckMs = 500;

/** Somebody wants us to end: a signal, or the npm that started us is gone. */
export class StopRequested extends Error {
  constructor(readonly reason: keyof typeof exitCodes) {
    super(`stopped by ${reason}`);
  }
}

let stop: (error: Error) => void = () => undefined;

/** Rejects with StopRequested once we are asked to end. */
export const stopRequested = new Promise<never>((_resolve, reject) => {
  stop = reject;
});
// Whoever races it sees the rejection; one that nobody awaits yet is no error.
stopRequested.catch(() => undefined);

/** Loads a command module, runs it until it ends or is asked to stop, and leaves nothing running. */
export async function runCommand(
  moduleUrl: string,
  args: readonly string[],
  hasLostNpm: () => boolean,
): Promise<never> {
  // `on`, not `once`: a second Ctrl-C must not kill us while we are stopping the others.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(new StopRequested(signal)));
  // Such as a log that finds the disk full.
  process.on('uncaughtException', (error) => stop(error));
  // npm killed outright passes no signal on; its absence is all we get.
  setInterval(() => hasLostNpm() && stop(new StopRequested('SIGHUP')), parentCheckMs).unref();
  const code = await exitCodeOf(moduleUrl, args);
  await stopAllTools();
  process.exit(code);
}

async function exitCodeOf(moduleUrl: string, args: readonly string[]): Promise<number> {
  let endsByHand = false;
  try {
    const command = (await import(moduleUrl)) as Command;
    endsByHand = command.endsByHand ?? false;
    return await Promise.race([command.run(args), stopRequested]);
  } catch (error) {
    if (error instanceof StopRequested) {
      if (!endsByHand || error.reason !== 'SIGINT') return exitCodes[error.reason];
      console.log('\nStopped.');
      return 0;
    }
    const isPlain = error instanceof Error && error.name === 'CliError';
    console.error(isPlain ? error.message : (faultIn(String(error)) ?? error));
    return 1;
  }
}
