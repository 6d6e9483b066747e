import { describe, expect, test } from 'vitest';
import { type Expression, ruleCoverage } from './setup/coverage.ts';

/**
 * Whatever the requests of these tests never made true and never made false is a condition that nobody has seen at
 * work. There are no exceptions; one that has to be made belongs here, with its reason.
 */
const EXCEPTIONS: Record<string, string> = {};

// This file runs last: it judges what all the others have asked of the rules. Run alone it has nothing to judge, and
// is skipped; `npm test` counts a skipped test as failed.
const conditions = ruleCoverage();

describe.skipIf(conditions.length === 0)('coverage', () => {
  test('every condition of the rules was seen to hold and seen to fail', () => {
    expect(conditions.filter(isBoolean).length).toBeGreaterThan(100);
    expect(conditions.filter(isOneSided).map(describeIt)).toEqual([]);
  });
});

function isBoolean({ seen }: Expression): boolean {
  return seen.true + seen.false > 0;
}

/** Never evaluated at all, or to one truth value only. */
function isOneSided({ seen, text }: Expression): boolean {
  const isReached = seen.true + seen.false + seen.other > 0;
  return !(text in EXCEPTIONS) && (!isReached || seen.true > 0 !== seen.false > 0);
}

function describeIt({ line, text, seen }: Expression): string {
  const values = Object.entries(seen).filter(([, times]) => times > 0);
  const came = values.length === 0 ? 'never reached' : `only ${values.map(([value]) => value).join(', ')}`;
  return `line ${line} was ${came}: ${text.replaceAll(/\s+/g, ' ')}`;
}
