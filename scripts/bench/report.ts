import { cpus } from 'node:os';
import { writeWhole } from '../write-whole.ts';
import type { Figure } from './figure.ts';

const resultsFile = 'bench/results.json';

/** The figures under one another, numbers aligned. */
export function toTable(figures: readonly Figure[]): string {
  const nameWidth = Math.max(0, ...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(0, ...figures.map(({ value }) => String(value).length));
  const rows = figures.map(
    ({ name, value, unit, gate, pass }) =>
      `  ${name.padEnd(nameWidth)}  ${String(value).padStart(valueWidth)} ${unit}${gate ? `  (${gate}) ${pass ? 'pass' : 'FAIL'}` : ''}`,
  );
  return rows.join('\n');
}

/** Keeps the figures, with what they depend on, for comparing. */
export function writeResults(figures: readonly Figure[], now: Date): string {
  const [cpu] = cpus();
  const machine = {
    date: now.toISOString(),
    node: process.version,
    cpus: `${cpus().length} × ${cpu?.model ?? '?'}`,
  };
  writeWhole(resultsFile, `${JSON.stringify({ ...machine, figures }, null, 2)}\n`);
  return resultsFile;
}
