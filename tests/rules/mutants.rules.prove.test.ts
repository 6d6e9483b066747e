import { describe, expect, test } from 'vitest';
import { EQUIVALENT_MUTANTS } from './mutants/equivalents.ts';
import { allMutants, type Mutant } from './mutants/mutants.ts';
import { isNoticed } from './mutants/try-mutant.ts';
import { type Expression, ruleCoverage, ruleExpressions } from './setup/coverage.ts';
import { loadRules, RULES } from './setup/environment.ts';

const HOUR = 3_600_000;
/** Tries only mutants whose description contains this text. */
const FILTER = '';
const equivalent = Object.values(EQUIVALENT_MUTANTS).flat();

// This file runs last, because its tests check the coverage of all other tests and repeat those tests.
// If it runs alone, its tests are skipped.
const suite = ruleCoverage();

describe.skipIf(suite.tests.length === 0)('rules', () => {
  test('have tests that make every condition both true and false', () => {
    expect(suite.expressions.filter(isBoolean).length).toBeGreaterThan(100);
    expect(suite.expressions.filter(isOneSided).map(describeCoverage)).toEqual([]);
  });

  test('have every mutant that the list of equivalent mutants names', async () => {
    const names = (await mutants()).map(({ name }) => name);
    expect(equivalent.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('have a test that notices each mutant', { timeout: 12 * HOUR }, async () => {
    const tried = (await mutants()).filter(
      (mutant) => !equivalent.includes(mutant.name) && describeMutant(mutant).includes(FILTER),
    );
    const survivors: string[] = [];
    for (const mutant of tried) {
      if (await isNoticed(mutant, suite)) continue;
      survivors.push(describeMutant(mutant));
      console.log(`Not noticed: ${describeMutant(mutant)}`);
    }
    await loadRules(RULES);
    console.log(`${tried.length} mutants of the rules, ${survivors.length} not noticed`);
    expect(survivors).toEqual([]);
  });
});

async function mutants(): Promise<Mutant[]> {
  return allMutants(RULES, await ruleExpressions());
}

function describeMutant({ line, name }: Mutant): string {
  return `line ${line}: ${name}`;
}

function isBoolean({ seen }: Expression): boolean {
  return seen.true + seen.false > 0;
}

function isOneSided({ seen }: Expression): boolean {
  const isReached = seen.true + seen.false + seen.other > 0;
  return !isReached || seen.true > 0 !== seen.false > 0;
}

function describeCoverage({ line, text, seen }: Expression): string {
  const values = Object.entries(seen).filter(([, times]) => times > 0);
  const result = values.length === 0 ? 'never reached' : `only ${values.map(([value]) => value).join(', ')}`;
  return `line ${line} was ${result}: ${text.replaceAll(/\s+/g, ' ')}`;
}
