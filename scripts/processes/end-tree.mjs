// Plain JavaScript, because the watchdog runs without TypeScript.
import { setTimeout as pause } from 'node:timers/promises';
import pidtree from 'pidtree';

const patienceMs = 12_000;
const lastPatienceMs = 1_000;
const lookEveryMs = 25;

/**
 * Ends a process and all that it has started, however deep. It alone is asked first (SIGINT, as Ctrl-C would), for
 * firebase-tools stops Java and its workers in order; what is left of them then is killed.
 *
 * @param {number} pid the process; best the head of its own process group
 */
export async function endTree(pid) {
  // It may have ended by now.
  const family = await pidtree(pid, { root: true }).catch(() => [pid]);
  trySignal(pid, 'SIGINT');
  await untilGone([pid], patienceMs);
  // The group holds whatever was started since we looked; Java leaves the group, but not the family.
  for (const left of [-pid, ...family]) trySignal(left, 'SIGKILL');
  await untilGone(family, lastPatienceMs);
}

/** Sends a signal (0 only asks) to a process, or to a group where the number is negative; false where none is. */
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
