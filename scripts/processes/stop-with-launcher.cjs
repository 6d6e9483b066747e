// Loaded before a tool's own code (`node --require`): when the launcher is gone, however it died,
// the IPC channel to it closes, and the tool ends itself and its process group.
const patienceMs = 10_000;
const alsoStop = new Set();

process.channel?.unref();
process.on('message', ({ watch, forget }) => (watch ? alsoStop.add(watch) : alsoStop.delete(forget)));
process.on('disconnect', () => {
  for (const pid of alsoStop) if (Math.abs(pid) !== process.pid) signalQuietly(pid, 'SIGTERM');
  process.on('exit', killGroup);
  setTimeout(killGroup, patienceMs).unref();
  process.kill(process.pid, 'SIGINT');
});
// A listener counts as interest in the channel and would keep a finished tool alive.
process.channel?.unref();

function killGroup() {
  signalQuietly(-process.pid, 'SIGKILL');
}

function signalQuietly(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended before us.
  }
}
