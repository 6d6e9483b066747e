import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { type LinkedTest, linksIn, rowsOf } from '../linked-tests.ts';

const RESULTS = '.cache/test-results';
const FIGURES = '.cache/proof';

/** One line of the proof: what was tried, how often, and what of it did not hold. */
export interface ProofLine {
  readonly what: string;
  readonly tried: string;
  readonly failed: string;
  readonly holds: boolean;
}

/** The lines of `docs/attacks.md` that faults are in; all others are attacks. */
const FAULTS = /^[TSPCL]\d/;

/** What the last runs of everything that proves something came to. What was not run is said so, and does not hold. */
export function proofLines(): ProofLine[] {
  const rows = rowsOf('docs/attacks.md').map((row) => ({
    id: row.split('|')[1]?.trim() ?? '',
    tests: linksIn(row),
  }));
  const results = testResults();
  const held = ({ tests }: (typeof rows)[number]) => tests.every((test) => hasPassed(test, results));
  const rowsLine = (what: string, chosen: typeof rows): ProofLine => {
    const failed = chosen.filter((row) => !held(row)).map(({ id }) => id);
    return {
      what,
      tried: `${chosen.length}`,
      failed: failed.join(', ') || 'none',
      holds: failed.length === 0,
    };
  };
  return [
    rowsLine(
      'Attacks that are known, held',
      rows.filter(({ id }) => !FAULTS.test(id)),
    ),
    rowsLine(
      'Faults that are known, survived',
      rows.filter(({ id }) => FAULTS.test(id)),
    ),
    mutantsLine(),
    racesLine(),
    walkLine(),
    secretsLine(results),
  ];
}

const mutantsSchema = z.object({
  total: z.number(),
  killed: z.number(),
  equals: z.number(),
  survivors: z.array(z.unknown()),
});

function mutantsLine(): ProofLine {
  const what = 'Mistakes in the security rules, noticed by their tests';
  const read = figures('mutants.json', mutantsSchema);
  if (read === null) return notRun(what);
  const { total, equals, survivors } = read;
  return {
    what,
    tried: `${total}, and ${equals} that no request can show`,
    failed: `${survivors.length} not noticed`,
    holds: survivors.length === 0,
  };
}

const racesSchema = z.array(
  z.object({
    name: z.string(),
    clients: z.number(),
    rounds: z.number(),
    attempts: z.number(),
    violations: z.array(z.unknown()),
  }),
);

function racesLine(): ProofLine {
  const what = 'Races, after each of which the whole database is as it has to be';
  const races = figures('races.json', racesSchema);
  if (races === null) return notRun(what);
  const violations = sum(races, (race) => race.violations.length);
  const sizes = new Set(races.map(({ clients, rounds }) => `${clients} clients × ${rounds} rounds`));
  return {
    what,
    tried: `${races.length} kinds, ${[...sizes].join(' and ')}, ${sum(races, (race) => race.attempts)} writes and calls`,
    failed: `${violations} violations`,
    holds: violations === 0,
  };
}

const walkSchema = z.object({ walks: z.number(), steps: z.number(), divergences: z.number() });

function walkLine(): ProofLine {
  const what = 'Steps walked through both doors, beside a model';
  const walk = figures('walk.json', walkSchema);
  if (walk === null) return notRun(what);
  return {
    what,
    tried: `${walk.steps} in ${walk.walks} walks`,
    failed: `${walk.divergences} divergences`,
    holds: walk.divergences === 0,
  };
}

/** The secrets that are planted have a test for each reader, and each place in which they are looked for. */
function secretsLine(results: readonly TestResult[]): ProofLine {
  const looks = results.filter(
    ({ file }) => file.endsWith('planted-secrets.test.ts') || file.endsWith('planted-secrets.api.test.ts'),
  );
  if (looks.length === 0) return notRun('Planted secrets, found by whom they are not for');
  const found = looks.filter(({ passed }) => !passed);
  return {
    what: 'Planted secrets, found by whom they are not for',
    tried: `9 secrets, ${looks.length} readers and places`,
    failed: `${found.length} found`,
    holds: found.length === 0,
  };
}

interface TestResult {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** All tests of the last run of each stage. */
function testResults(): TestResult[] {
  const files = existsSync(RESULTS) ? readdirSync(RESULTS) : [];
  return files.flatMap((file) =>
    reportSchema
      .parse(JSON.parse(readFileSync(resolve(RESULTS, file), 'utf8')))
      .testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, status }) => ({
          file: relative('.', name),
          name: fullName,
          passed: status === 'passed',
        })),
      ),
  );
}

/** Whether the test was run, and has passed for each of its values. */
function hasPassed({ name, file }: LinkedTest, results: readonly TestResult[]): boolean {
  // A place for a value, such as %s or $name.
  const parts = name.split(/%[sijd]|\$\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('.*'));
  const own = results.filter((result) => result.file === file && pattern.test(result.name));
  return own.length > 0 && own.every(({ passed }) => passed);
}

function figures<T>(file: string, schema: z.ZodType<T>): T | null {
  const path = resolve(FIGURES, file);
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

function notRun(what: string): ProofLine {
  return { what, tried: 'not run', failed: 'not run', holds: false };
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
