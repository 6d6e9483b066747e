import { type RunnerTestCase, type RunnerTestSuite, TestRunner, vi } from 'vitest';
import { covers, type Expression, type ExpressionResult, type TestCoverage } from '../setup/coverage.ts';
import { loadRules, RULES, theEnvironment } from '../setup/environment.ts';
import { changed, conditionsAt, type Mutant } from './mutants.ts';

export interface Suite {
  readonly tests: readonly TestCoverage[];
  readonly expressions: readonly Expression[];
}

const LOCK_TIMEOUT_MS = 60_000;

/**
 * Loads the mutant and repeats the tests that reach it until one fails. Returns false if all tests pass. The emulator
 * notices a mutant that does not compile.
 */
export async function isNoticed(mutant: Mutant, suite: Suite): Promise<boolean> {
  const { rules } = await theEnvironment();
  // Other writes of a failed test can still be running and hold locks.
  await vi.waitFor(() => rules.clearFirestore(), { timeout: LOCK_TIMEOUT_MS });
  try {
    await loadRules(changed(RULES, mutant));
  } catch {
    return true;
  }
  for (const { test } of likeliestFirst(mutant, suite)) if (!(await passes(test))) return true;
  return false;
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

/** Returns the tests that can notice the mutant. A test with few false conditions depends more on each condition. */
function likeliestFirst(mutant: Mutant, { tests, expressions }: Suite): TestCoverage[] {
  const conditions = conditionsAt(mutant, RULES, expressions);
  const values: ExpressionResult[] =
    mutant.needs === null ? ['true', 'false', 'other'] : [mutant.needs ? 'true' : 'false', 'other'];
  return tests
    .filter(
      (test) => conditions.length === 0 || conditions.some((condition) => covers(test, condition, values)),
    )
    .sort((a, b) => a.failed - b.failed);
}
