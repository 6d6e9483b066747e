import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program of ours that runs beside the launcher, at the head of its own process group. */
export type Tool = {
  readonly child: ChildProcess;
  /** Resolves when it has ended; 1 when it could not start or was killed. */
  readonly exited: Promise<number>;
  /** Asks it once to end (SIGINT, as Ctrl-C would), then ends its whole group. */
  readonly stop: () => Promise<void>;
};

export type ToolOptions = {
  readonly script: string;
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly stdio?: 'inherit' | 'pipe' | number;
  readonly preload?: string;
};

const patienceMs = 12_000;
const lastPatienceMs = 3_000;
const running = new Set<Tool>();

/** Starts a Node script. A terminal's Ctrl-C does not reach it: the launcher stops things in order. */
export function startTool({
  script,
  args = [],
  cwd = process.cwd(),
  env = {},
  stdio = 'pipe',
  preload,
}: ToolOptions): Tool {
  const preloads = [localFile('./stop-with-launcher.cjs'), ...(preload ? [preload] : [])];
  const nodeArgs = [...preloads.flatMap((file) => ['--require', file]), script, ...args];
  return register(process.execPath, nodeArgs, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio, 'ipc'],
    detached: true,
  });
}

/** Starts any program with our own terminal, in our own group only where there is a terminal to share. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions): Tool {
  return register(program, args, { ...options, stdio: 'inherit', detached: !process.stdin.isTTY });
}

/** Stops whatever has been started and still runs. */
export async function stopAllTools(): Promise<void> {
  await Promise.all([...running].map((tool) => tool.stop()));
}

/** The file beside this module. */
export function localFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function register(program: string, args: readonly string[], options: SpawnOptions): Tool {
  const child = spawn(program, [...args], options);
  const exited = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const group = options.detached ? -(child.pid ?? 0) : (child.pid ?? 0);
  const tool: Tool = { child, exited, stop: () => stopOnce(child, exited, group) };
  running.add(tool);
  tellTools({ watch: group });
  void exited.then(() => {
    running.delete(tool);
    tellTools({ forget: group });
    // Its own children may outlive it; they are in its group.
    signalQuietly(group, 'SIGKILL');
  });
  return tool;
}

/** Should the launcher be killed outright, the tools that notice end the programs that cannot. */
function tellTools(message: { readonly watch: number } | { readonly forget: number }): void {
  for (const { child } of running) {
    // It may end at this very moment; then there is nobody to tell.
    if (child.connected) child.send(message, () => undefined);
  }
}

async function stopOnce(child: ChildProcess, exited: Promise<number>, group: number): Promise<void> {
  if (hasEnded(child)) return;
  // Only the head of the group: a signal to all would end Java and the workers under firebase-tools' feet.
  child.kill('SIGINT');
  if (await endsWithin(exited, patienceMs)) return;
  signalQuietly(group, 'SIGTERM');
  if (await endsWithin(exited, lastPatienceMs)) return;
  signalQuietly(group, 'SIGKILL');
  await exited;
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function endsWithin(exited: Promise<number>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([exited.then(() => true), late]).finally(() => clearTimeout(timer));
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  // 0 would mean our own group.
  if (pid === 0) return;
  try {
    process.kill(pid, signal);
  } catch {
    // Nothing of it is left.
  }
}
