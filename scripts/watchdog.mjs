// Plain JavaScript, because the watchdog runs without TypeScript. As a process of its own, it gets no signals from the
// terminal. When the launcher ends, the channel closes, and the watchdog ends the programs that still run.
import { setTimeout as pause } from 'node:timers/promises';
import pidtree from 'pidtree';

const sigintWaitMs = 12_000;
const sigkillWaitMs = 1_000;

/**
 * Ends a process, its group and its descendants. Sends SIGINT only to the process, so that firebase-tools stops Java
 * and its workers in order. Then kills the rest.
 */
export async function endTree(pid) {
  const tree = await pidtree(pid, { root: true }).catch(() => [pid]);
  trySignal(pid, 'SIGINT');
  await waitUntilGone([pid], sigintWaitMs);
  // The group contains processes that started later. Java leaves the group, but it is in `tree`.
  for (const target of [-pid, ...tree]) trySignal(target, 'SIGKILL');
  await waitUntilGone(tree, sigkillWaitMs);
}

/** Returns false if the process does not exist. Signal 0 only checks. A negative `pid` is a process group. */
export function trySignal(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function waitUntilGone(pids, limitMs) {
  const deadline = Date.now() + limitMs;
  while (pids.some((pid) => trySignal(pid, 0)) && Date.now() < deadline) await pause(25);
}

if (process.argv[1] === import.meta.filename) {
  const running = new Set();
  process.on('message', ({ started, ended }) => (started ? running.add(started) : running.delete(ended)));
  process.on('disconnect', () => Promise.all([...running].map(endTree)));
}
