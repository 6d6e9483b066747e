// Stays beside the launcher, out of reach of the terminal's signals. Once the launcher has gone, however it went, the
// channel to it closes, and what the launcher had started and not yet seen ending is ended here.
import { endTree } from './end-tree.mjs';

const running = new Set();

process.on('message', ({ started, ended }) => (started ? running.add(started) : running.delete(ended)));
process.on('disconnect', () => Promise.all([...running].map(endTree)));
