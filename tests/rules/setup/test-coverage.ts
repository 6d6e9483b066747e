import type { RunnerTestCase } from 'vitest';
import { type Expression, type ExpressionResult, keyOf } from './coverage.ts';

export interface RuleCoverage {
  readonly test: RunnerTestCase;
  readonly seen: ReadonlyMap<string, Expression['seen']>;
  /** Number of false conditions. A test depends on a condition if no other condition is false. */
  readonly failed: number;
}

const coverages: RuleCoverage[] = [];
let unassigned: RunnerTestCase[] = [];

export function ruleCoverages(): readonly RuleCoverage[] {
  return coverages;
}

export function addFinishedTest(test: RunnerTestCase): void {
  unassigned.push(test);
}

/** Assigns the coverage since the last call to all tests that have finished since then. */
export function assignCoverage(expressions: readonly Expression[]): void {
  const reached = expressions.filter(({ seen }) => seen.true + seen.false + seen.other > 0);
  const seen = new Map(reached.map((expression) => [keyOf(expression), expression.seen]));
  const failed = reached.filter((expression) => expression.seen.false > 0).length;
  coverages.push(...unassigned.map((test) => ({ test, seen, failed })));
  unassigned = [];
}

export function covers(
  { seen }: RuleCoverage,
  condition: Expression,
  values: readonly ExpressionResult[],
): boolean {
  const found = seen.get(keyOf(condition));
  return found !== undefined && values.some((value) => found[value] > 0);
}
