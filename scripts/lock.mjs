// Plain JavaScript, because installing packages needs it before TypeScript can run.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 100;

/**
 * Does `work` while no other process of this project does what the same file guards. Work that goes on
 * in a child, even when we are killed, names the child as the holder.
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!claim(file)) await pause(pauseMs);
  try {
    return await work((pid) => writeFileSync(file, String(pid)));
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** A holder that was killed leaves its file; its process id tells. */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Just created, and not yet written.
    if (!holder) return true;
    return process.kill(holder, 0);
  } catch {
    return false;
  }
}
