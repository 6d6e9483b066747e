import { describe, expect, test } from 'vitest';
import { type Expression, ruleCoverage } from './setup/coverage.ts';

/** Conditions that may stay always true or always false in the tests, each with its reason. */
const EXCEPTIONS: Record<string, string> = {};

// This file runs last and checks the coverage of all other files. These tests are skipped if the file runs alone.
// `npm test` counts a skipped test as failed.
const conditions = ruleCoverage();

describe.skipIf(conditions.length === 0)('coverage', () => {
  test('contains every condition of the rules both true and false', () => {
    expect(conditions.filter(isBoolean).length).toBeGreaterThan(100);
    expect(conditions.filter(isOneSided).map(describeCoverage)).toEqual([]);
  });
});

function isBoolean({ seen }: Expression): boolean {
  return seen.true + seen.false > 0;
}

function isOneSided({ seen, text }: Expression): boolean {
  const isReached = seen.true + seen.false + seen.other > 0;
  return !(text in EXCEPTIONS) && (!isReached || seen.true > 0 !== seen.false > 0);
}

function describeCoverage({ line, text, seen }: Expression): string {
  const values = Object.entries(seen).filter(([, times]) => times > 0);
  const result = values.length === 0 ? 'never reached' : `only ${values.map(([value]) => value).join(', ')}`;
  return `line ${line} was ${result}: ${text.replaceAll(/\s+/g, ' ')}`;
}
