import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, Figure } from '../../tests/bench/figure.ts';
import { PlainError } from '../plain-error.ts';

const folder = 'tests/bench';
const suffix = '.bench.ts';
const resultsFile = 'bench/results.json';

/** `npm run bench`, or `npm run bench -- fair` for some by name. Exit code 1 where a gate fails. */
export async function run(args: readonly string[]): Promise<number> {
  const figures: Figure[] = [];
  for (const name of requireBenches(args)) {
    console.log(`Measuring ${name} …`);
    const file = pathToFileURL(resolve(folder, `${name}${suffix}`));
    const { run: bench } = (await import(file.href)) as { readonly run: Bench };
    figures.push(...(await bench()));
  }
  writeResults(figures, new Date());
  console.log(`\n${toTable(figures)}\n\nThe same figures: ${resultsFile}`);
  return figures.some(({ pass }) => pass === false) ? 1 : 0;
}

function requireBenches(args: readonly string[]): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(suffix)) : [];
  const names = files.map((file) => file.slice(0, -suffix.length)).sort();
  const wanted = names.filter((name) => args.length === 0 || args.some((part) => name.includes(part)));
  if (wanted.length > 0) return wanted;
  throw new PlainError(`No benchmark of that name. Benchmarks: ${names.join(', ') || 'none'}`);
}

/** The figures under one another, numbers aligned. */
function toTable(figures: readonly Figure[]): string {
  const nameWidth = Math.max(0, ...figures.map(({ name }) => name.length));
  const valueWidth = Math.max(0, ...figures.map(({ value }) => String(value).length));
  const rows = figures.map(({ name, value, unit, gate, pass }) => {
    const verdict = gate ? `  (${gate}) ${pass ? 'pass' : 'FAIL'}` : '';
    return `  ${name.padEnd(nameWidth)}  ${String(value).padStart(valueWidth)} ${unit}${verdict}`;
  });
  return rows.join('\n');
}

/** Keeps the figures, with what they depend on, for comparing. */
function writeResults(figures: readonly Figure[], now: Date): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? '?'}`;
  const results = { date: now.toISOString(), node: process.version, cpus: machine, figures };
  mkdirSync('bench', { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}
