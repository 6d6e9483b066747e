import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterEach, expect } from 'vitest';
import { offsetFromEnv, portsAt, requireFreePorts } from '../../scripts/emulators/ports.ts';

export const offset = offsetFromEnv(process.env, 105);
export const ports = portsAt(offset);
const launchers: ChildProcess[] = [];

afterEach(() => {
  for (const launcher of launchers.splice(0)) launcher.kill('SIGKILL');
});

/** Starts `npm run emulate` with an endless command, and returns its processes. */
export async function aRunningSuite() {
  const endlessScript = 'console.log("up"); setInterval(() => {}, 1000)';
  const launcher = spawn(
    process.execPath,
    ['scripts/run.mjs', 'scripts/commands/emulate.ts', process.execPath, '-e', endlessScript],
    {
      env: { ...process.env, FIVES_ONLY: 'firestore', FIVES_PORT_OFFSET: String(offset) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  launchers.push(launcher);
  const exited = new Promise<number | null>((resolve) => launcher.once('exit', resolve));
  await Promise.race([waitForOutput(launcher, 'up\n'), exited]);
  expect(launcher.exitCode, 'the suite has started').toBeNull();
  return { launcher, exited, pids: processTreeOf(launcher.pid ?? 0) };
}

function waitForOutput({ stdout }: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve) => {
    stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
  });
}

function processTreeOf(pid: number): number[] {
  const children = runningProcesses()
    .filter((row) => row.parent === pid)
    .map((row) => row.pid);
  return [pid, ...children.flatMap(processTreeOf)];
}

// A zombie process has ended, but its parent has not read the exit code.
export const isAlive = (pid: number) =>
  runningProcesses().some((row) => row.pid === pid && !row.state.startsWith('Z'));
export const argumentsOf = (pid: number) => runningProcesses().find((row) => row.pid === pid)?.args ?? '';

function runningProcesses() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => {
    const [pid, parent, state = '', ...args] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state, args: args.join(' ') };
  });
}

export async function expectFreePorts(): Promise<void> {
  await requireFreePorts(ports);
}
