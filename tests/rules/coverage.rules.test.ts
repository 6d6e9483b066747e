import { describe, expect, test } from 'vitest';
import { type Expression, ruleCoverage } from './setup/coverage.ts';

/** Texts of the expressions that are only true or only false in all tests, with the reasons. */
const EXCEPTIONS: Record<string, string> = {};

// This file runs last and checks the coverage of all other files. These tests are skipped if the file runs alone.
// `npm test` counts a skipped test as failed.
const expressions = ruleCoverage();

describe.skipIf(expressions.length === 0)('coverage', () => {
  test('includes both true and false for every condition of the rules', () => {
    expect(expressions.filter(isBoolean).length).toBeGreaterThan(100);
    expect(expressions.filter(isOneSided).map(describeCoverage)).toEqual([]);
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
