import { describe, expect, test } from 'vitest';
import { actingUid, actorIn, withAliases } from '../access.ts';
import { addAlias, mergeChoice } from './merge-entries.ts';

const account = { uid: 'ada', isGuest: false };
const guest = { uid: 'gus', isGuest: true };
const added = { uid: 'g_0123456789abcdefghij', isGuest: true };

describe('merge choice', () => {
  test.each([
    ['an account over a guest', guest, account],
    ['an account over an added entry', added, account],
    ['a guest over an added entry', added, guest],
  ])('keeps %s in either order', (_, from, to) => {
    expect(mergeChoice(from, to)).toEqual({ from, to });
    expect(mergeChoice(to, from)).toEqual({ from, to });
  });

  test('keeps the chosen entry of two guests', () => {
    const other = { uid: 'tom', isGuest: true };
    expect(mergeChoice(guest, other)?.to).toBe(other);
    expect(mergeChoice(other, guest)?.to).toBe(guest);
  });

  test('is null for two accounts', () => {
    expect(mergeChoice(account, { uid: 'kim', isGuest: false })).toBeNull();
  });
});

describe('aliases', () => {
  test('point to the last survivor after two merges', () => {
    expect(addAlias(addAlias({}, 'a', 'b'), 'b', 'c')).toEqual({ a: 'c', b: 'c' });
  });

  test('have no loop after a merge in the other direction', () => {
    expect(addAlias({ a: 'b', c: 'b' }, 'b', 'a')).toEqual({ b: 'a', c: 'a' });
  });

  test('let a merged sign-in act for the survivor without a role', () => {
    const game = { aliases: { gus: 'ada' } };
    expect(actorIn(game, { uid: 'gus', isGuest: false })).toEqual({ uid: 'ada', isGuest: true });
    expect(actorIn(game, { uid: 'kim', isGuest: false })).toEqual({ uid: 'kim', isGuest: false });
    expect(actingUid(game, 'gus')).toBe('ada');
  });

  test('list the sign-ins of each entry once', () => {
    expect(withAliases({ aliases: { a: 'c', b: 'c', d: 'e' } }, ['c', 'a'])).toEqual(['c', 'a', 'b']);
  });
});
