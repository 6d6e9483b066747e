import { describe, expect, test } from 'vitest';
import { allMutants } from './mutants/all-mutants.ts';
import { EQUIVALENT_MUTANTS } from './mutants/equals.ts';
import { FEW } from './mutants/few.ts';
import { type MutantFigures, readFigures, writeFigures } from './mutants/figures.ts';
import type { Mutant } from './mutants/mutant.ts';
import { killingTestOf, makesTestFail } from './mutants/try-mutant.ts';
import { ruleCoverage, ruleExpressions, TRIES_ALL_MUTANTS } from './setup/coverage.ts';
import { loadRules, RULES } from './setup/environment.ts';
import { ruleCoverages } from './setup/test-coverage.ts';

const HOUR = 3_600_000;
/** Tries only mutants whose description contains this text, or all mutants. */
const FILTER = process.env.FIVES_MUTANTS ?? 'all';
const equivalent = Object.values(EQUIVALENT_MUTANTS).flat();

// This file runs last, because its tests repeat the tests of other files. If it runs alone, its tests are skipped.
const suite = { coverages: [...ruleCoverages()], expressions: ruleCoverage() };

describe.skipIf(suite.coverages.length === 0)('mutants of the rules', () => {
  test('contain every mutant that the lists name', async () => {
    const names = (await mutants()).map(({ name }) => name);
    expect([...equivalent, ...Object.keys(FEW)].filter((name) => !names.includes(name))).toEqual([]);
  });

  // Defines only one of these tests, because a skipped test counts as failed.
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

/** Continues an earlier run: skips mutants that were noticed before or are known as equivalent. */
function testAll(): void {
  test('are noticed by at least one test', { timeout: 12 * HOUR }, async () => {
    const all = await mutants();
    const figures = readFigures(all.map(({ name }) => name));
    const isSettled = ({ name }: Mutant) =>
      figures.noticed.has(name) || (figures.survivors.has(name) && equivalent.includes(name));
    const wanted = all.filter((mutant) => FILTER === 'all' || describeMutant(mutant).includes(FILTER));
    await tryMutants(
      wanted.filter((mutant) => !isSettled(mutant)),
      figures,
    );
    await loadRules(RULES);
    const survivors = wanted.filter(({ name }) => figures.survivors.has(name) && !equivalent.includes(name));
    expect(survivors.map(describeMutant)).toEqual([]);
  });
}

async function mutants(): Promise<Mutant[]> {
  return allMutants(RULES, await ruleExpressions());
}

/** Stores the figures after each mutant, so that a later run can continue. */
async function tryMutants(tried: readonly Mutant[], figures: MutantFigures): Promise<void> {
  for (const [at, mutant] of tried.entries()) {
    const start = performance.now();
    const killer = await killingTestOf(mutant, suite);
    figures.survivors.delete(mutant.name);
    (killer === null ? figures.survivors : figures.noticed).add(mutant.name);
    writeFigures(figures);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const result = killer === null ? 'SURVIVED' : `noticed by ${killer}`;
    console.log(`${at + 1}/${tried.length} ${describeMutant(mutant)}\n  ${result} (${seconds} s)`);
  }
}

function describeMutant({ kind, line, name }: Mutant): string {
  return `${kind}, line ${line}: ${name}`;
}
