// Plain JavaScript, because the watchdog runs without TypeScript.
import { setTimeout as pause } from 'node:timers/promises';
import pidtree from 'pidtree';

const patienceMs = 12_000;
const lastPatienceMs = 1_000;
const lookEveryMs = 25;

/**
 * Ends a process and all its descendants. Only the process gets SIGINT first, because firebase-tools then stops Java
 * and its workers in order.
 *
 * @param {number} pid preferably the leader of its own process group
 */
export async function endTree(pid) {
  // The process may have ended already.
  const family = await pidtree(pid, { root: true }).catch(() => [pid]);
  trySignal(pid, 'SIGINT');
  await untilGone([pid], patienceMs);
  // The group contains processes that started later. Java leaves the group, but it is in `family`.
  for (const left of [-pid, ...family]) trySignal(left, 'SIGKILL');
  await untilGone(family, lastPatienceMs);
}

/** Returns false if there is no such process. Signal 0 only checks, and a negative `pid` is a group. */
export function trySignal(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function untilGone(pids, limitMs) {
  const deadline = Date.now() + limitMs;
  while (pids.some((pid) => trySignal(pid, 0)) && Date.now() < deadline) await pause(lookEveryMs);
}
