import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
import type { Expression, Seen } from '../setup/coverage.ts';
import { loadRules, RULES, theEnvironment } from '../setup/environment.ts';
import { covers, type RuleCoverage } from '../setup/test-coverage.ts';
import { conditionsAt } from './all-mutants.ts';
import { changed, type Mutant } from './mutant.ts';

/** Which of the rules' tests have run, and every condition of the rules, with what it came to in all of them. */
export interface Suite {
  readonly witnesses: readonly RuleCoverage[];
  readonly expressions: readonly Expression[];
}

/** The tests that have noticed a mutant, the last one first: the next mutant is often at the same place. */
let noticing: readonly RunnerTestCase[] = [];

/**
 * Lets the mutant take the place of the rules, and the tests that come to its place run again until one fails.
 * @returns who noticed: that test, or the emulator, which does not take every text for rules; null where all of them pass
 */
export async function killingTestOf(mutant: Mutant, suite: Suite): Promise<string | null> {
  if (!(await loads(mutant))) return 'the emulator';
  for (const { test } of likeliestFirst(mutant, suite)) {
    if (await passes(test)) continue;
    noticing = [test, ...noticing.filter((other) => other !== test)];
    return `${test.file.name} > ${test.fullTestName}`;
  }
  return null;
}

/** Whether `test` notices the mutant. */
export async function isNoticedBy(mutant: Mutant, test: RunnerTestCase): Promise<boolean> {
  return (await loads(mutant)) && !(await passes(test));
}

/** @returns whether the emulator takes the mutant for rules; before that, all that is stored is gone */
async function loads({ change }: Mutant): Promise<boolean> {
  const { rules } = await theEnvironment();
  await rules.clearFirestore();
  return loadRules(changed(RULES, change)).then(
    () => true,
    () => false,
  );
}

/** Runs a test once more, with what has to be done before it. */
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

/** The suites that a test lies in, the outermost first. */
function suitesOf({ suite, file }: RunnerTestCase | RunnerTestSuite): RunnerTestSuite[] {
  return suite === undefined ? [file] : [...suitesOf(suite), suite];
}

/**
 * The tests that can notice a mutant: in them, the condition came to what the mutant makes something else of. What has
 * noticed one before is the likeliest; then, the fewer conditions failed in a test, the likelier it hangs on this one.
 */
function likeliestFirst(mutant: Mutant, { witnesses: coverages, expressions }: Suite): RuleCoverage[] {
  const conditions = conditionsAt(mutant, RULES, expressions);
  const values: Seen[] =
    mutant.needs === null ? ['true', 'false', 'other'] : [mutant.needs ? 'true' : 'false', 'other'];
  const able =
    conditions.length === 0
      ? [...coverages]
      : coverages.filter((witness) => conditions.some((each) => covers(witness, each, values)));
  const isNear = conditions.length === 0 ? nearBy(mutant, { witnesses: coverages, expressions }) : () => true;
  const rank = ({ test }: RuleCoverage) =>
    noticing.includes(test) ? noticing.indexOf(test) : noticing.length;
  return able.sort(
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || rank(a) - rank(b) || a.failed - b.failed,
  );
}

/** Of a door that stands open: whether a test is in a file that comes to the next condition below it. */
function nearBy(
  { change }: Mutant,
  { witnesses: coverages, expressions }: Suite,
): (witness: RuleCoverage) => boolean {
  const [next] = expressions.filter(({ start }) => start >= change.start).sort((a, b) => a.start - b.start);
  const files = coverages
    .filter((witness) => next !== undefined && covers(witness, next, ['true', 'false', 'other']))
    .map(({ test }) => test.file);
  return ({ test }) => files.includes(test.file);
}
