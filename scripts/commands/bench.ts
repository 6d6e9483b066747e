import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench, Figure } from '../bench/figure.ts';
import { toTable, writeResults } from '../bench/report.ts';
import { PlainError } from '../plain-error.ts';

const folder = 'tests/bench';
const suffix = '.bench.ts';

/** `npm run bench`, or `npm run bench -- fair` for some by name. Exit code 1 where a gate fails. */
export async function run(args: readonly string[]): Promise<number> {
  const figures: Figure[] = [];
  for (const name of requireBenches(args)) {
    console.log(`Measuring ${name} …`);
    figures.push(...(await measure(name)));
  }
  console.log(`\n${toTable(figures)}\n\nThe same figures: ${writeResults(figures, new Date())}`);
  return figures.some(({ pass }) => pass === false) ? 1 : 0;
}

function requireBenches(args: readonly string[]): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(suffix)) : [];
  const names = files.map((file) => file.slice(0, -suffix.length)).sort();
  const wanted = names.filter((name) => args.length === 0 || args.some((part) => name.includes(part)));
  if (wanted.length > 0) return wanted;
  throw new PlainError(`No benchmark of that name. Benchmarks: ${names.join(', ') || 'none'}`);
}

async function measure(name: string): Promise<readonly Figure[]> {
  const file = pathToFileURL(resolve(folder, `${name}${suffix}`));
  const { run: bench } = (await import(file.href)) as { readonly run: Bench };
  return bench();
}
