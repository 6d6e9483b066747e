import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { endTree, trySignal } from './watchdog.mjs';

export type Tool = {
  readonly output: Readable;
  /** Exit code: 1 if the program was killed, 127 if it could not start. */
  readonly exited: Promise<number>;
  readonly stop: () => Promise<void>;
};

export type ToolOptions = {
  readonly cwd?: string;
  /** Added to the current environment. Undefined removes a variable. */
  readonly env?: NodeJS.ProcessEnv;
  readonly showsOutput?: boolean;
  readonly takesInput?: boolean;
};

const running = new Set<Tool>();
let watchdog: ChildProcess | undefined;

export function startScript(script: string, args: readonly string[], options: ToolOptions = {}): Tool {
  return startTool(process.execPath, [script, ...args], options);
}

/**
 * Starts a program in its own process group. Ctrl-C then reaches only the launcher, which stops programs in order. A
 * program that reads from the terminal stays in the launcher's group.
 */
export function startTool(program: string, args: readonly string[], options: ToolOptions = {}): Tool {
  const { cwd = '.', env = {}, showsOutput = false, takesInput = false } = options;
  const output = showsOutput ? 'inherit' : 'pipe';
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

export async function runCaptured(script: string, args: readonly string[], cwd = '.') {
  const { output, exited } = startScript(script, args, { cwd });
  return { output: await text(output), code: await exited };
}

export async function stopAllTools(): Promise<void> {
  await Promise.all([...running].map((tool) => tool.stop()));
  const lastWatchdog = watchdog;
  watchdog = undefined;
  if (!lastWatchdog?.connected) return;
  lastWatchdog.disconnect();
  await once(lastWatchdog, 'exit');
}

async function watch(tool: Tool, pid: number): Promise<void> {
  running.add(tool);
  notifyWatchdog({ started: pid });
  await tool.exited;
  // Descendant processes may still run in the process group of the program.
  trySignal(-pid, 'SIGKILL');
  running.delete(tool);
  notifyWatchdog({ ended: pid });
}

function notifyWatchdog(message: { readonly started: number } | { readonly ended: number }): void {
  watchdog ??= fork(fileURLToPath(new URL('./watchdog.mjs', import.meta.url)), {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (watchdog.connected) watchdog.send(message, () => undefined);
}
