import { rmSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';
import { CliError } from '../../scripts/cli-error.ts';
import { FIGURES_FOLDER } from './figure-files.ts';
import { type ProofLine, proofLines, RESULTS } from './figures.ts';

const REPORT = `--reporter=default --reporter=json --outputFile.json=${RESULTS}/agreement-and-replay.json`;

const RUNS: readonly { readonly command: string; readonly env?: Record<string, string> }[] = [
  { command: 'npm test' },
  {
    command: `npm run emulate -- npx vitest run --project rules --project triggers agreement replay ${REPORT}`,
    env: { FIVES_AGREEMENT_CASES: '2000', FIVES_ONLY: 'firestore,auth' },
  },
  { command: 'npm run mutants' },
  {
    command: 'npm run emulate -- npx vitest run --project races',
    env: { FIVES_RACES: '30x10', FIVES_WALK_STEPS: '5000' },
  },
];

const PAGE = 'docs/proof.md';

/**
 * `npm run prove`: runs all checks and writes the figures to `docs/proof.md`. `npm run prove -- table` only writes the
 * figures of the last runs.
 */
export async function run(args: readonly string[]): Promise<number> {
  const [part, ...others] = args;
  if (others.length > 0 || (part !== undefined && part !== 'table'))
    throw new CliError('Usage: npm run prove, or npm run prove -- table');
  if (part === undefined) {
    for (const folder of [FIGURES_FOLDER, RESULTS]) rmSync(folder, { recursive: true, force: true });
    for (const { command, env = {} } of RUNS) {
      console.log(`\n── ${command}`);
      // Continues after a failure, because the table shows failures.
      await execa(command, { shell: true, stdio: 'inherit', reject: false, env });
    }
  }
  const lines = proofLines();
  const table = toTable(lines);
  console.log(table);
  writeFileSync(PAGE, `${HEAD}\n${table}`);
  return lines.every(({ holds }) => holds) ? 0 : 1;
}

const HEAD = `# Proof in figures

For people who ask how well Fives is tested. \`npm run prove\` writes this page, after several hours of tests:
mutations of the security rules, races, random walks with a model, and planted secrets. \`npm test\`
runs a short version.
`;

function toTable(lines: readonly ProofLine[]): string {
  const rows = lines.map(
    ({ what, tried, failed, holds }) => `| ${holds ? '✓' : '✗'} | ${what} | ${tried} | ${failed} |`,
  );
  return ['| | What | Tried | Did not hold |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}
