import type { FileTime } from './vitest.ts';

const MAX_FILES = 10;

export function slowestFiles(files: readonly FileTime[]): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_FILES)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${name}`);
}
