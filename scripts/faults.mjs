// Plain JavaScript without dependencies, because what it tells of may keep everything else from loading.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const faults = [
  [
    /EROFS|EACCES|EPERM|read-only file system|permission denied/i,
    'cannot be written to. Work in a copy of your own',
  ],
  [/ENOSPC|EDQUOT|no space left/i, 'is on a disk that is full. Make some room'],
  [/Invalid package config|Cannot find package/i, 'has a broken package. Delete its node_modules'],
];

/** What is wrong with this machine, in one line, by what a program said when it failed; undefined for anything else. */
export function faultIn(said) {
  const [, line] = faults.find(([words]) => words.test(said)) ?? [];
  return line && `The folder ${process.cwd()} ${line}, then try again.`;
}

/** Throws what the machine says where a megabyte cannot be written: every command writes, most of them more. */
export function requireRoom(file = '.cache/room') {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, Buffer.alloc(2 ** 20));
  rmSync(file);
}
