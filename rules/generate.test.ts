import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withGenerated } from './generate.ts';

const rules = readFileSync('firestore.rules', 'utf8');

describe('the generated part of the rules', () => {
  test('is what domain says; `npm run rules` brings it up to date', () => {
    expect(withGenerated(rules)).toBe(rules);
  });

  test('is written anew, and nothing beside it', () => {
    const stale = rules.replace(/function maxNumberOfPlayers\(\) { return \d+; }/, '');
    expect(stale).not.toBe(rules);
    expect(withGenerated(stale)).toBe(rules);
  });

  test('is looked for in vain in rules that do not mark it', () => {
    expect(() => withGenerated('rules_version = "2";')).toThrow('The rules need one part');
    expect(() => withGenerated(rules + rules)).toThrow('The rules need one part');
  });
});
