// Plain JavaScript, because the watchdog runs without TypeScript.
import { setTimeout as pause } from 'node:timers/promises';
import pidtree from 'pidtree';

const sigintWaitMs = 12_000;
const sigkillWaitMs = 1_000;
const pollMs = 25;

/**
 * Ends a process and all its descendants. Sends SIGINT only to the process, so that firebase-tools stops Java and its
 * workers in order. Then kills the remaining processes.
 *
 * @param {number} pid preferably the leader of its own process group
 */
export async function endTree(pid) {
  // The process may have ended already.
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
  while (pids.some((pid) => trySignal(pid, 0)) && Date.now() < deadline) await pause(pollMs);
}
