import { describe, expect, type RunnerTestCase, type RunnerTestSuite, TestRunner, test, vi } from 'vitest';
import { EQUIVALENT_MUTANTS } from './mutants/equivalents.ts';
import { allMutants, changed, conditionsAt, type Mutant } from './mutants/mutants.ts';
import {
  covers,
  type Expression,
  ruleCoverage,
  ruleExpressions,
  type TestCoverage,
} from './setup/coverage.ts';
import { loadRules, RULES, theEnvironment } from './setup/environment.ts';

const HOUR = 3_600_000;
const LOCK_TIMEOUT_MS = 60_000;
/** Text in the description of the mutants to try. */
const FILTER = process.env.FIVES_MUTANTS ?? '';
const equivalent = Object.values(EQUIVALENT_MUTANTS).flat();

// This file runs last, because its tests check the coverage of all other tests and repeat those tests.
// If it runs alone, its tests are skipped.
const { expressions, tests } = ruleCoverage();

describe.skipIf(tests.length === 0)('rules', () => {
  test('have tests that make every condition both true and false', () => {
    const isBoolean = ({ seen }: Expression) => seen.has('true') || seen.has('false');
    expect(expressions.filter(isBoolean).length).toBeGreaterThan(100);
    const isOneSided = ({ seen }: Expression) => seen.size === 0 || seen.has('true') !== seen.has('false');
    expect(expressions.filter(isOneSided).map(describeCoverage)).toEqual([]);
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
      if (await isNoticed(mutant)) continue;
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

/**
 * Loads the mutant and repeats the tests that reach it until one fails. Returns false if all tests pass. The emulator
 * notices a mutant that does not compile.
 */
async function isNoticed(mutant: Mutant): Promise<boolean> {
  const { rules } = await theEnvironment();
  // Other writes of a failed test can still be running and hold locks.
  await vi.waitFor(() => rules.clearFirestore(), { timeout: LOCK_TIMEOUT_MS });
  try {
    await loadRules(changed(RULES, mutant));
  } catch {
    return true;
  }
  for (const { test } of likeliestFirst(mutant)) if (!(await passes(test))) return true;
  return false;
}

/** Returns the tests that reach the mutant. A test with few false conditions depends more on each condition. */
function likeliestFirst(mutant: Mutant): TestCoverage[] {
  const conditions = conditionsAt(mutant, RULES, expressions);
  const reaching = tests.filter((test) => conditions.some((condition) => covers(test, condition)));
  return (conditions.length > 0 ? reaching : tests).toSorted((a, b) => a.failed - b.failed);
}

async function passes(test: RunnerTestCase): Promise<boolean> {
  try {
    for (const suite of suitesOf(test)) {
      for (const prepare of TestRunner.getSuiteHooks(suite).beforeAll) await prepare(suite);
    }
    await TestRunner.getTestFn(test)();
    return true;
  } catch {
    return false;
  }
}

function suitesOf({ suite, file }: RunnerTestCase | RunnerTestSuite): RunnerTestSuite[] {
  return suite === undefined ? [file] : [...suitesOf(suite), suite];
}

function describeMutant({ line, name }: Mutant): string {
  return `line ${line}: ${name}`;
}

function describeCoverage({ line, text, seen }: Expression): string {
  const result = seen.size === 0 ? 'never reached' : `only ${[...seen].join(', ')}`;
  return `line ${line} was ${result}: ${text.replaceAll(/\s+/g, ' ')}`;
}
