// Runs beside the launcher, outside the terminal's signals. When the launcher ends in any way, the channel closes and
// the watchdog ends the programs that still run.
import { endTree } from './end-tree.mjs';

const running = new Set();

process.on('message', ({ started, ended }) => (started ? running.add(started) : running.delete(ended)));
process.on('disconnect', () => Promise.all([...running].map(endTree)));
