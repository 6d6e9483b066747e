import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { EQUIVALENT_MUTANTS } from '../rules/mutants/equals.ts';
import { type FigureFile, readFigureFile } from './figure-files.ts';

export const RESULTS = '.cache/test-results';

export interface ProofLine {
  readonly what: string;
  readonly tried: string;
  readonly failed: string;
  readonly holds: boolean;
}

/** Returns the results of the last runs. `holds` is false for a check that did not run. */
export function proofLines(): ProofLine[] {
  return [
    figuresLine('Mutations of the security rules, noticed by tests', 'mutants', mutantsSchema, {
      tried: ({ total, survivors }) =>
        `${total}, of which ${survivors.filter(isEquivalent).length} change no response`,
      // Mutants count as not noticed if an interrupted run did not try them.
      failed: ({ total, noticed, survivors }) =>
        total - noticed.split(' ').length - survivors.filter(isEquivalent).length,
    }),
    figuresLine('Races of concurrent clients, without violations', 'races', z.array(raceSchema), {
      tried: racesTried,
      failed: (races) => sum(races, ({ violations }) => violations.length),
    }),
    figuresLine('Random steps through API and rules, compared with a model', 'walk', walkSchema, {
      tried: ({ walks, steps }) => `${steps} in ${walks} walks`,
      failed: ({ divergences }) => divergences,
    }),
    secretsLine(testResults()),
  ];
}

const mutantsSchema = z.object({
  total: z.number(),
  noticed: z.string(),
  survivors: z.array(z.string()),
});
const isEquivalent = (name: string) => Object.values(EQUIVALENT_MUTANTS).flat().includes(name);
const walkSchema = z.object({ walks: z.number(), steps: z.number(), divergences: z.number() });
const raceSchema = z.object({
  clients: z.number(),
  rounds: z.number(),
  attempts: z.number(),
  violations: z.array(z.unknown()),
});

function racesTried(races: readonly z.output<typeof raceSchema>[]): string {
  const sizes = new Set(races.map(({ clients, rounds }) => `${clients} clients × ${rounds} rounds`));
  return `${races.length} kinds, ${[...sizes].join(' and ')}, ${sum(races, ({ attempts }) => attempts)} writes and calls`;
}

/** Counts tests, because each reader and each searched location has a test. */
function secretsLine(results: readonly TestResult[]): ProofLine {
  const searches = results.filter(({ file }) => /\/planted-secrets\.(api\.)?test\.ts$/.test(file));
  const what = 'Planted secrets, searched by people who must not find them';
  if (searches.length === 0) return notRun(what);
  return line(what, `${searches.length} readers and places`, searches.filter(({ passed }) => !passed).length);
}

function line(what: string, tried: string, failed: number, failures = `${failed}`): ProofLine {
  return { what, tried, failed: failed === 0 ? 'none' : failures, holds: failed === 0 };
}

function figuresLine<T>(
  what: string,
  file: FigureFile,
  schema: z.ZodMiniType<T>,
  { tried, failed }: { tried: (figures: T) => string; failed: (figures: T) => number },
): ProofLine {
  const stored = readFigureFile(file);
  if (stored === null) return notRun(what);
  const figures = schema.parse(stored);
  return line(what, tried(figures), failed(figures));
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

function notRun(what: string): ProofLine {
  return { what, tried: 'not run', failed: 'not run', holds: false };
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
