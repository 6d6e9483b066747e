import { stopAllTools } from './processes.ts';

type Command = {
  readonly run: (args: readonly string[]) => Promise<number>;
  readonly endsNormallyWithCtrlC?: boolean;
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Error with instructions for the user. The launcher prints its message without a stack. */
export class CliError extends Error {}

export class StopRequested extends Error {
  constructor(readonly signal: keyof typeof exitCodes) {
    super(`stopped by ${signal}`);
  }
}

let stop: (error: Error) => void = () => undefined;

export const stopRequested = new Promise<never>((_resolve, reject) => {
  stop = reject;
});
// Prevents an unhandled rejection before the first race.
stopRequested.catch(() => undefined);

export async function runCommand(moduleUrl: string, args: readonly string[]): Promise<never> {
  // `on`, not `once`: a second Ctrl-C must not kill this process while it stops programs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop(new StopRequested(signal)));
  process.on('uncaughtException', (error) => stop(error));
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
    if (error instanceof StopRequested)
      return endsNormallyWithCtrlC && error.signal === 'SIGINT' ? 0 : exitCodes[error.signal];
    console.error(error instanceof CliError ? error.message : error);
    return 1;
  }
}
