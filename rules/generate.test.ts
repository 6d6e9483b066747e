import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withGenerated } from './generate.ts';

const rules = readFileSync('firestore.rules', 'utf8');

describe('generated part of the rules', () => {
  test('matches domain (`npm run rules` updates it)', () => {
    expect(withGenerated(rules)).toBe(rules);
  });

  test('is replaced without a change of the other parts', () => {
    const stale = rules.replace(/function minNumberOfPlayers\(\) { return \d+; }/, '');
    expect(stale).not.toBe(rules);
    expect(withGenerated(stale)).toBe(rules);
  });

  test('causes an error if its markers are missing or repeated', () => {
    expect(() => withGenerated('rules_version = "2";')).toThrow('The rules need one part');
    expect(() => withGenerated(rules + rules)).toThrow('The rules need one part');
  });
});
