import { type RunnerTestCase, type RunnerTestSuite, TestRunner, vi } from 'vitest';
import { covers, type Expression, type ExpressionResult, type TestCoverage } from '../setup/coverage.ts';
import { loadRules, RULES, theEnvironment } from '../setup/environment.ts';
import { conditionsAt } from './all-mutants.ts';
import { changed, type Mutant } from './mutant.ts';

export interface Suite {
  readonly tests: readonly TestCoverage[];
  readonly expressions: readonly Expression[];
}

const LOCK_TIMEOUT_MS = 60_000;

/** Tests that failed with an earlier mutant, latest first. They often also fail with the next mutant. */
let recentlyFailed: readonly RunnerTestCase[] = [];

/**
 * Loads the mutant and repeats the tests that reach it until one fails. Returns that test, the emulator if the mutant
 * does not compile, or null if all tests pass.
 */
export async function killingTestOf(mutant: Mutant, suite: Suite): Promise<string | null> {
  if (!(await tryLoad(mutant))) return 'the emulator';
  for (const { test } of likeliestFirst(mutant, suite)) {
    if (await passes(test)) continue;
    recentlyFailed = [test, ...recentlyFailed.filter((other) => other !== test)];
    return `${test.file.name} > ${test.fullTestName}`;
  }
  return null;
}

/** Deletes all documents and loads the mutant. Returns false if the mutant does not compile. */
async function tryLoad({ change }: Mutant): Promise<boolean> {
  const { rules } = await theEnvironment();
  // Other writes of a failed test can still be running and hold locks.
  await vi.waitFor(() => rules.clearFirestore(), { timeout: LOCK_TIMEOUT_MS });
  return loadRules(changed(RULES, change)).then(
    () => true,
    () => false,
  );
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

/**
 * Returns the tests that can notice the mutant, likeliest first. A test with few false conditions depends more on
 * each condition.
 */
function likeliestFirst(mutant: Mutant, { tests, expressions }: Suite): TestCoverage[] {
  const conditions = conditionsAt(mutant, RULES, expressions);
  const values: ExpressionResult[] =
    mutant.needs === null ? ['true', 'false', 'other'] : [mutant.needs ? 'true' : 'false', 'other'];
  const candidates =
    conditions.length === 0
      ? [...tests]
      : tests.filter((coverage) => conditions.some((each) => covers(coverage, each, values)));
  const isNear = conditions.length === 0 ? nearBy(mutant, { tests, expressions }) : () => true;
  const rank = ({ test }: TestCoverage) =>
    recentlyFailed.includes(test) ? recentlyFailed.indexOf(test) : recentlyFailed.length;
  return candidates.sort(
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || rank(a) - rank(b) || a.failed - b.failed,
  );
}

/** Returns a predicate for an access mutant: true if the test's file reaches the next condition below the change. */
function nearBy({ change }: Mutant, { tests, expressions }: Suite): (coverage: TestCoverage) => boolean {
  const [next] = expressions.filter(({ start }) => start >= change.start).sort((a, b) => a.start - b.start);
  const files = tests
    .filter((coverage) => next !== undefined && covers(coverage, next, ['true', 'false', 'other']))
    .map(({ test }) => test.file);
  return ({ test }) => files.includes(test.file);
}
