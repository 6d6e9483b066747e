import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../write-whole.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A part of the product that is built from sources into an output. */
export type Part = {
  readonly name: string;
  readonly sources: readonly string[];
  /** The file without which there is no build. */
  readonly output: string;
  /** The script that builds it, its arguments, and where it runs. */
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
};

// What both parts are built from beside their own folder; the lockfile stands for every library.
const shared = ['domain', 'package-lock.json'];

export const functionsPart: Part = {
  name: 'functions',
  sources: [...shared, 'functions'],
  output: 'functions/lib/index.js',
  script: 'functions/build.mjs',
  args: [],
  cwd: '.',
};

export const webPart: Part = {
  name: 'web',
  sources: [...shared, 'web'],
  output: 'web/dist/index.html',
  script: 'node_modules/vite/bin/vite.js',
  args: ['build'],
  cwd: 'web',
};

const stampFolder = '.cache/builds';

/** True when the output was built, to its end, from the very sources that are there now. */
export function isFresh({ name, sources, output }: Part, stamps = stampFolder): boolean {
  const stamp = join(stamps, name);
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(sources);
}

/** Builds by `work`. The stamp goes first and comes last: a build that broke off is not fresh. */
export async function stamped(
  { name, sources }: Part,
  work: () => Promise<void>,
  stamps = stampFolder,
): Promise<void> {
  forgetBuild(name, stamps);
  // Taken before: a file that changes meanwhile makes the build stale.
  const fingerprint = fingerprintOf(sources);
  await work();
  writeWhole(join(stamps, name), fingerprint);
}

/** For when something else, a watcher, is going to write the output. */
export function forgetBuild(name: string, stamps = stampFolder): void {
  rmSync(join(stamps, name), { force: true });
}
