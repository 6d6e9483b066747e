import type { FileTime } from './vitest.ts';

const COUNT = 10;

export function slowestFiles(files: readonly FileTime[]): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, COUNT)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s ${name}`);
}
