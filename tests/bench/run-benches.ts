import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { PlainError } from '../../scripts/plain-error.ts';
import type { Bench, Figure } from './figure.ts';

const resultsFile = 'bench/results.json';

/** `npm run bench`, or `npm run bench -- fair` for some by name. Exit code 1 where a gate fails. */
export async function run(args: readonly string[]): Promise<number> {
  const files = globSync('tests/bench/*.bench.ts').sort();
  const isWanted = (file: string) => args.length === 0 || args.some((part) => nameOf(file).includes(part));
  const wanted = files.filter(isWanted);
  if (wanted.length === 0)
    throw new PlainError(`No benchmark of that name. Benchmarks: ${files.map(nameOf).join(', ') || 'none'}`);
  const figures: Figure[] = [];
  for (const file of wanted) {
    console.log(`Measuring ${nameOf(file)} …`);
    const { run: bench } = (await import(pathToFileURL(resolve(file)).href)) as { readonly run: Bench };
    figures.push(...(await bench()));
  }
  // What figures depend on stands beside them.
  const machine = { node: process.version, cpus: `${cpus().length} × ${cpus()[0]?.model ?? '?'}` };
  const results = { date: new Date().toISOString(), ...machine, figures };
  mkdirSync('bench', { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  console.table(figures);
  console.log(`\nThe same figures: ${resultsFile}`);
  return figures.some(({ pass }) => pass === false) ? 1 : 0;
}

function nameOf(file: string): string {
  return basename(file, '.bench.ts');
}
