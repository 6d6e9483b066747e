// Runs in its own process, which gets no signals from the terminal. When the launcher ends, the channel closes, and the
// watchdog ends the programs that still run.
import { endTree } from './end-tree.mjs';

const running = new Set();

process.on('message', ({ started, ended }) => (started ? running.add(started) : running.delete(ended)));
process.on('disconnect', () => Promise.all([...running].map(endTree)));
