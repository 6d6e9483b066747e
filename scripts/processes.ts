import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { execa, type Options } from 'execa';
import { endProgram } from './watchdog.mjs';

/** Error with instructions for the user. The launcher prints its message without a stack. */
export class CliError extends Error {}

type Command = { readonly run: (args: readonly string[]) => Promise<number> };

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
let watchdog: ChildProcess | undefined;
let isStopping = false;

export async function runCommand(moduleUrl: string, args: readonly string[]): Promise<void> {
  // `on`, not `once`: a second Ctrl-C must not kill this process while the watchdog ends the programs.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => exit(exitCodes[signal]));
  try {
    const { run } = (await import(moduleUrl)) as Command;
    await exit(await run(args));
  } catch (error) {
    if (!isStopping) console.error(error instanceof CliError ? error.message : error);
    await exit(1);
  }
}

/** Ends all programs. The first call decides the exit code. */
export async function exit(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  watchdog?.disconnect();
  if (watchdog) await once(watchdog, 'exit');
  process.exit(code);
}

/**
 * Starts a program in its own process group, so that Ctrl-C reaches only the launcher. A program that reads from the
 * terminal stays in the launcher's group. `exited` is 1 if the program was killed or could not start.
 */
export function startProgram(program: string, args: readonly string[], options: Options) {
  if (isStopping) throw new CliError('The launcher is stopping.');
  const detached = options.stdin !== 'inherit' || !process.stdin.isTTY;
  const child = execa(program, args, {
    stdin: 'ignore',
    ...options,
    detached,
    all: true,
    buffer: false,
    reject: false,
  });
  const { pid } = child;
  const stop = async () => void (pid !== undefined && (await endProgram(pid)));
  notifyWatchdog({ started: pid });
  const exited = child.then(async ({ exitCode, originalMessage }) => {
    if (pid === undefined) console.error(`${program} could not be started: ${originalMessage}`);
    // Other programs may still run in the process group.
    await stop();
    notifyWatchdog({ ended: pid });
    return exitCode ?? 1;
  });
  return { output: child.all, exited, stop };
}

export const startScript = (script: string, args: readonly string[], options: Options) =>
  startProgram(process.execPath, [script, ...args], options);

export const SHOWN = { stdout: 'inherit', stderr: 'inherit' } as const;

function notifyWatchdog(message: Readonly<Partial<Record<'started' | 'ended', number | undefined>>>): void {
  watchdog ??= fork(fileURLToPath(new URL('./watchdog.mjs', import.meta.url)), {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (watchdog.connected) watchdog.send(message, () => undefined);
}
