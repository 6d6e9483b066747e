// Loaded into firebase-tools: it starts Java in a process group of its own, where our last resort,
// killing firebase-tools' group, would not reach it. Nothing it starts may leave the group.
const childProcess = require('node:child_process');

const { spawn } = childProcess;
childProcess.spawn = (command, args, options) => spawn(command, args, { ...options, detached: false });
