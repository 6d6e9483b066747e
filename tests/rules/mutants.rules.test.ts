import { describe, expect, test } from 'vitest';
import { allMutants } from './mutants/all-mutants.ts';
import { EQUALS } from './mutants/equals.ts';
import { FEW } from './mutants/few.ts';
import { type MutantFigures, readFigures, writeFigures } from './mutants/figures.ts';
import type { Mutant } from './mutants/mutant.ts';
import { killingTestOf, makesTestFail } from './mutants/try-mutant.ts';
import { ruleCoverage, ruleExpressions } from './setup/coverage.ts';
import { TRIES_ALL_MUTANTS } from './setup/each-file.ts';
import { loadRules, RULES } from './setup/environment.ts';
import { ruleCoverages } from './setup/test-coverage.ts';

const HOUR = 3_600_000;
/** Part of the names of the mutants that `npm run mutants` tries, or `all`. */
const WANTED = process.env.FIVES_MUTANTS ?? 'all';
const equals = Object.values(EQUALS).flat();

// This file runs last, because these tests repeat the tests of other files. They are skipped if the file runs alone.
const suite = { coverages: [...ruleCoverages()], expressions: ruleCoverage() };

describe.skipIf(suite.coverages.length === 0)('mutants of the rules', () => {
  test('contain every mutant that the lists name', async () => {
    const names = (await mutants()).map(({ name }) => name);
    expect([...equals, ...Object.keys(FEW)].filter((name) => !names.includes(name))).toEqual([]);
  });

  // A skipped test counts as failed.
  if (TRIES_ALL_MUTANTS) testAll();
  else testFew();
});

function testFew(): void {
  test('are noticed by their named tests', { timeout: HOUR }, async () => {
    const few = (await mutants()).filter(({ name }) => name in FEW);
    const unnoticed: string[] = [];
    for (const mutant of few) {
      const named = suite.coverages.find(({ test: { fullTestName } }) => fullTestName === FEW[mutant.name]);
      if (named === undefined || !(await makesTestFail(mutant, named.test))) unnoticed.push(mutant.name);
    }
    await loadRules(RULES);
    expect(unnoticed).toEqual([]);
  });
}

/** Continues an earlier run: tries the mutants that are not yet noticed or known as equal. */
function testAll(): void {
  test('are noticed by at least one test', { timeout: 12 * HOUR }, async () => {
    const all = await mutants();
    const { noticed, survivors: last } = resumeFigures(all);
    const isSettled = ({ name }: Mutant) =>
      noticed.includes(name) || (last.includes(name) && equals.includes(name));
    const wanted = all.filter((mutant) => WANTED === 'all' || describeMutant(mutant).includes(WANTED));
    const survivors = await survivorsOf(wanted.filter((mutant) => !isSettled(mutant)));
    await loadRules(RULES);
    expect(survivors.filter(({ name }) => !equals.includes(name)).map(describeMutant)).toEqual([]);
  });
}

async function mutants(): Promise<Mutant[]> {
  return allMutants(RULES, await ruleExpressions());
}

async function survivorsOf(tried: readonly Mutant[]): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  for (const [at, mutant] of tried.entries()) {
    const start = performance.now();
    const killer = await killingTestOf(mutant, suite);
    if (killer === null) survivors.push(mutant);
    addToFigures(mutant, killer !== null);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const result = killer === null ? 'SURVIVED' : `noticed by ${killer}`;
    console.log(`${at + 1}/${tried.length} ${describeMutant(mutant)}\n  ${result} (${seconds} s)`);
  }
  return survivors;
}

/** Returns the figures of an earlier run, without mutants that no longer exist. */
function resumeFigures(all: readonly Mutant[]): MutantFigures {
  const { rules, noticed, survivors } = readFigures();
  const isMutant = (name: string) => all.some((mutant) => mutant.name === name);
  const figures = {
    rules,
    total: all.length,
    noticed: noticed.filter(isMutant),
    survivors: survivors.filter(isMutant),
  };
  writeFigures(figures);
  return figures;
}

function addToFigures({ name }: Mutant, isNoticed: boolean): void {
  const { noticed, survivors, ...figures } = readFigures();
  const others = survivors.filter((survivor) => survivor !== name);
  writeFigures({
    ...figures,
    noticed: isNoticed ? [...noticed, name] : noticed,
    survivors: isNoticed ? others : [...others, name],
  });
}

function describeMutant({ kind, line, name }: Mutant): string {
  return `${kind}, line ${line}: ${name}`;
}
