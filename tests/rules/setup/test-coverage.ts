import type { RunnerTestCase } from 'vitest';
import { type Expression, keyOf, type Seen } from './coverage.ts';

/** A test that has run, and what the conditions of the rules came to meanwhile: in itself, or in all tests of its file. */
export interface RuleCoverage {
  readonly test: RunnerTestCase;
  /** By where the condition begins and ends. */
  readonly seen: ReadonlyMap<string, Expression['seen']>;
  /** How many conditions failed. Where it is only one, the test hangs on it. */
  readonly failed: number;
}

const coverages: RuleCoverage[] = [];
let waiting: RunnerTestCase[] = [];

/** Every test whose requests have been seen. */
export function ruleCoverages(): readonly RuleCoverage[] {
  return coverages;
}

/** Notes that `test` has run: what comes next is seen in it. */
export function addFinishedTest(test: RunnerTestCase): void {
  waiting.push(test);
}

/** Notes what was seen since the last time, in all tests that have run since then. */
export function assignCoverage(expressions: readonly Expression[]): void {
  const reached = expressions.filter(({ seen }) => seen.true + seen.false + seen.other > 0);
  const seen = new Map(reached.map((expression) => [keyOf(expression), expression.seen]));
  const failed = reached.filter((expression) => expression.seen.false > 0).length;
  coverages.push(...waiting.map((test) => ({ test, seen, failed })));
  waiting = [];
}

/** Whether `condition` came to any of `values` before this witness. */
export function covers({ seen }: RuleCoverage, condition: Expression, values: readonly Seen[]): boolean {
  const found = seen.get(keyOf(condition));
  return found !== undefined && values.some((value) => found[value] > 0);
}
