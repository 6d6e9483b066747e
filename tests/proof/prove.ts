import { rmSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';
import { CliError } from '../../scripts/cli-error.ts';
import { FIGURES, type ProofLine, proofLines, RESULTS } from './figures.ts';

/** Adds the results of the long comparisons to those of `npm test`. */
const REPORT = `--reporter=default --reporter=json --outputFile.json=${RESULTS}/rules-agreement.json`;

/** All that proves something, at its full length; several hours on two cores. */
const RUNS: readonly { readonly command: string; readonly env?: Record<string, string> }[] = [
  { command: 'npm test' },
  {
    command: `npm run emulate -- npx vitest run --project rules agreement ${REPORT}`,
    env: { FIVES_AGREEMENT_CASES: '2000', FIVES_ONLY: 'firestore' },
  },
  { command: 'npm run mutants' },
  {
    command: 'npm run emulate -- npx vitest run --project races',
    env: { FIVES_RACES: '30x20', FIVES_WALK_STEPS: '5000' },
  },
];

const PAGE = 'docs/proof.md';

/**
 * `npm run prove`: runs everything that shows how well the product holds, prints the figures as one table, and writes it
 * to `docs/proof.md`. `npm run prove -- table` writes what the last runs came to, without running anything.
 * @returns 0 where everything holds
 */
export async function run(args: readonly string[]): Promise<number> {
  const [part, ...others] = args;
  if (others.length > 0 || (part !== undefined && part !== 'table'))
    throw new CliError('npm run prove, or npm run prove -- table');
  if (part === undefined) {
    for (const folder of [FIGURES, RESULTS]) rmSync(folder, { recursive: true, force: true });
    for (const { command, env = {} } of RUNS) {
      console.log(`\n── ${command}`);
      // What fails is in the table.
      await execa(command, { shell: true, stdio: 'inherit', reject: false, env });
    }
  }
  const lines = proofLines();
  const table = toTable(lines);
  console.log(table);
  writeFileSync(PAGE, `${HEAD}\n${table}`);
  return lines.every(({ holds }) => holds) ? 0 : 1;
}

const HEAD = `# The proof, in figures

Written by \`npm run prove\`, which runs all of it: [every attack and fault that is known](attacks.md), every mistake in the
security rules that a program can make, races of many clients, long walks beside a model, and texts that are planted to be
found. \`npm test\` runs the attacks, the faults, the search for what is planted, and the rest in short; whole it takes hours.
`;

function toTable(lines: readonly ProofLine[]): string {
  const rows = lines.map(
    ({ what, tried, failed, holds }) => `| ${holds ? '✓' : '✗'} | ${what} | ${tried} | ${failed} |`,
  );
  return ['| | What | Tried | Did not hold |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}
