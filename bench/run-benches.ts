import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { globSync } from 'tinyglobby';
import { CliError } from '../scripts/processes.ts';
import type { Bench, Figure } from './figure.ts';

const resultsFile = 'bench/results.json';

/** `npm run bench [-- NAME…]`: runs all or the named benchmarks. Returns exit code 1 if a gate fails. */
export async function run(args: readonly string[]): Promise<number> {
  const files = globSync('bench/*.bench.ts').sort();
  const isSelected = (file: string) => args.length === 0 || args.some((name) => nameOf(file).includes(name));
  const selected = files.filter(isSelected);
  if (selected.length === 0)
    throw new CliError(`Unknown benchmark. Benchmarks: ${files.map(nameOf).join(', ') || 'none'}`);
  const figures: Figure[] = [];
  for (const file of selected) {
    if (selected.length > 1) figures.push(...(await measureInNewProcess(nameOf(file))));
    else {
      console.log(`Measuring ${nameOf(file)} …`);
      const { run: bench } = (await import(pathToFileURL(resolve(file)).href)) as { readonly run: Bench };
      figures.push(...(await bench()));
    }
  }
  const machine = { node: process.version, cpus: `${cpus().length} × ${cpus()[0]?.model ?? '?'}` };
  const results = { date: new Date().toISOString(), ...machine, figures };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  console.table(figures);
  console.log(`\nFigures written to ${resultsFile}`);
  return figures.some(({ pass }) => pass === false) ? 1 : 0;
}

/** Runs a benchmark in a new process, because a process can connect to only one suite. */
async function measureInNewProcess(name: string): Promise<readonly Figure[]> {
  rmSync(resultsFile, { force: true });
  await execa(process.execPath, ['scripts/run.mjs', 'bench/run-benches.ts', name], {
    stdio: 'inherit',
    reject: false,
  });
  if (!existsSync(resultsFile)) throw new CliError(`${name} could not be measured.`);
  return (JSON.parse(readFileSync(resultsFile, 'utf8')) as { readonly figures: readonly Figure[] }).figures;
}

function nameOf(file: string): string {
  return basename(file, '.bench.ts');
}
