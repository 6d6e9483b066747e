// Ends the programs that still run when the launcher ends, also if the launcher was killed. As a process of its own, the
// watchdog gets no Ctrl-C.
import { setTimeout as pause } from 'node:timers/promises';
import pidtree from 'pidtree';

const SIGINT_LIMIT_MS = 12_000;

/** Sends SIGINT only to the program, so that firebase-tools stops Java and its workers. Then kills the rest. */
export async function endProgram(pid) {
  // Java and browsers leave the process group.
  const tree = await pidtree(pid).catch(() => []);
  send(pid, 'SIGINT');
  const deadline = Date.now() + SIGINT_LIMIT_MS;
  while (send(pid, 0) && Date.now() < deadline) await pause(25);
  for (const target of [-pid, ...tree]) send(target, 'SIGKILL');
}

/** Returns false if the process does not exist. Signal 0 only checks. A negative `pid` is a process group. */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  const running = new Set();
  process.on('message', ({ started, ended }) => (ended ? running.delete(ended) : running.add(started)));
  process.on('disconnect', () => Promise.all([...running].map(endProgram)));
}
