import { adviceForFault } from './faults.mjs';
import { stopAllTools } from './processes/tool.ts';

export type Command = {
  readonly run: (args: readonly string[]) => Promise<number>;
  readonly endsNormallyWithCtrlC?: boolean;
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const parentCheckMs = 500;

/** Thrown after a signal, or after the npm that started this process has ended. */
export class StopRequested extends Error {
  constructor(readonly reason: keyof typeof exitCodes) {
    super(`stopped by ${reason}`);
  }
}

let stop: (error: Error) => void = () => undefined;

export const stopRequested = new Promise<never>((_resolve, reject) => {
  stop = reject;
});
// Prevents an unhandled rejection before the first race.
stopRequested.catch(() => undefined);

export async function runCommand(
  moduleUrl: string,
  args: readonly string[],
  hasLostNpm: () => boolean,
): Promise<never> {
  // `on`, not `once`: a second Ctrl-C must not kill this process while it stops programs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(new StopRequested(signal)));
  // For example, a log that cannot be written to a full disk.
  process.on('uncaughtException', (error) => stop(error));
  // A killed npm sends no signal, so a timer checks the parent process.
  setInterval(() => hasLostNpm() && stop(new StopRequested('SIGHUP')), parentCheckMs).unref();
  const code = await exitCodeOf(moduleUrl, args);
  await stopAllTools();
  process.exit(code);
}

async function exitCodeOf(moduleUrl: string, args: readonly string[]): Promise<number> {
  let endsNormallyWithCtrlC = false;
  try {
    const command = (await import(moduleUrl)) as Command;
    endsNormallyWithCtrlC = command.endsNormallyWithCtrlC ?? false;
    return await Promise.race([command.run(args), stopRequested]);
  } catch (error) {
    if (error instanceof StopRequested) {
      if (!endsNormallyWithCtrlC || error.reason !== 'SIGINT') return exitCodes[error.reason];
      console.log('\nStopped.');
      return 0;
    }
    const isCliError = error instanceof Error && error.name === 'CliError';
    console.error(isCliError ? error.message : (adviceForFault(String(error)) ?? error));
    return 1;
  }
}
