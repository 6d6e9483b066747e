import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { endTree, trySignal } from './end-tree.mjs';

/** A program that runs beside the launcher. */
export type Tool = {
  /** All it says; nothing, where that goes to our own terminal. */
  readonly output: Readable;
  /** Its exit code, once it has ended: 1 when it was killed, 127 when it could not start. */
  readonly exited: Promise<number>;
  /** Ends it, and all that it has started. */
  readonly stop: () => Promise<void>;
};

export type ToolOptions = {
  readonly cwd?: string;
  /** Added to our own environment; what is undefined is taken from it. */
  readonly env?: NodeJS.ProcessEnv;
  /** What it says goes to our own terminal. */
  readonly isHeard?: boolean;
  /** It also reads what we are given to read; where that is a terminal, its Ctrl-C reaches it as well. */
  readonly takesInput?: boolean;
};

const running = new Set<Tool>();
let watchdog: ChildProcess | undefined;

/** Starts a Node script. */
export function startScript(script: string, args: readonly string[], options: ToolOptions = {}): Tool {
  return startTool(process.execPath, [script, ...args], options);
}

/**
 * Starts a program, in a process group of its own unless it reads from our terminal: Ctrl-C then reaches the launcher
 * alone, which stops things in order. Should the launcher be killed, the watchdog stops them.
 */
export function startTool(program: string, args: readonly string[], options: ToolOptions = {}): Tool {
  const { cwd = '.', env = {}, isHeard = false, takesInput = false } = options;
  const output = isHeard ? 'inherit' : 'pipe';
  const child = execa(program, args, {
    cwd,
    env,
    detached: !(takesInput && process.stdin.isTTY),
    stdio: [takesInput ? 'inherit' : 'ignore', output, output],
    all: true,
    buffer: false,
    reject: false,
  });
  const pid = child.pid ?? 0;
  const exited = child.then(({ exitCode, originalMessage }) => {
    if (pid === 0) console.error(`${program} could not be started: ${originalMessage}`);
    return pid === 0 ? 127 : (exitCode ?? 1);
  });
  const stop = async () => void (running.has(tool) && (await endTree(pid)));
  const tool: Tool = { output: child.all ?? Readable.from([]), exited, stop };
  if (pid !== 0) void watch(tool, pid);
  return tool;
}

/** Runs a Node script to its end and hands back all it said. */
export async function runCaptured(script: string, args: readonly string[], cwd = '.') {
  const { output, exited } = startScript(script, args, { cwd });
  return { said: await text(output), code: await exited };
}

/** Stops whatever has been started and still runs, and the watchdog. */
export async function stopAllTools(): Promise<void> {
  await Promise.all([...running].map((tool) => tool.stop()));
  const last = watchdog;
  watchdog = undefined;
  if (!last?.connected) return;
  last.disconnect();
  await once(last, 'exit');
}

async function watch(tool: Tool, pid: number): Promise<void> {
  running.add(tool);
  tellWatchdog({ started: pid });
  await tool.exited;
  // What it has started may outlive it; that is in its group.
  trySignal(-pid, 'SIGKILL');
  running.delete(tool);
  tellWatchdog({ ended: pid });
}

function tellWatchdog(message: { readonly started: number } | { readonly ended: number }): void {
  watchdog ??= fork(fileURLToPath(new URL('./watchdog.mjs', import.meta.url)), {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (watchdog.connected) watchdog.send(message, () => undefined);
}
