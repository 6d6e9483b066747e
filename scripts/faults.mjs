// Plain JavaScript without dependencies, because these faults can prevent other modules from loading.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const faults = [
  [
    /EROFS|EACCES|EPERM|read-only file system|permission denied/i,
    'cannot be written to. Work in a copy of your own',
  ],
  [/ENOSPC|EDQUOT|no space left/i, 'is on a disk that is full. Make some room'],
  [/Invalid package config|Cannot find package/i, 'has a broken package. Delete its node_modules'],
];

export function adviceForFault(text) {
  const [, advice] = faults.find(([pattern]) => pattern.test(text)) ?? [];
  return advice && `The folder ${process.cwd()} ${advice}, then try again.`;
}

/** Throws if one megabyte cannot be written, because every command writes files. */
export function requireDiskSpace(file = '.cache/room') {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, Buffer.alloc(2 ** 20));
  rmSync(file);
}
