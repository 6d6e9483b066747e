import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import { MAX_AMOUNT } from './money.schema.ts';
import { headsByPayer, playersOf, splitAmount } from './shares.ts';

const anyHeads = fc
  .dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 4 }), { minKeys: 1 })
  .map((heads) => new Map(Object.entries(heads)));
const anyAmount = fc.integer({ min: 0, max: MAX_AMOUNT });
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

describe('amount divided by heads', () => {
  test('gives whole shares that add up, each less than one unit from the exact share', () => {
    fc.assert(
      fc.property(anyAmount, anyHeads, (amount, heads) => {
        const shares = splitAmount(amount, heads);
        expect(sum(shares.values())).toBe(amount);
        expect(new Set(shares.keys())).toEqual(new Set(heads.keys()));
        for (const [uid, count] of heads) {
          const share = shares.get(uid) ?? Number.NaN;
          expect(Number.isInteger(share)).toBe(true);
          expect(Math.abs(share - (amount * count) / sum(heads.values()))).toBeLessThan(1);
        }
      }),
    );
  });

  test.each([
    [1000, { a: 1, b: 1, c: 1 }, { a: 334, b: 333, c: 333 }],
    [1000, { a: 1, b: 2 }, { a: 333, b: 667 }],
    [2, { c: 1, b: 1, a: 1 }, { a: 1, b: 1, c: 0 }],
    [0, { a: 1, b: 3 }, { a: 0, b: 0 }],
    [6000, { a: 10 }, { a: 6000 }],
  ])('splits %i by %j into %j', (amount, heads, shares) => {
    expect(Object.fromEntries(splitAmount(amount, new Map(Object.entries(heads))))).toEqual(shares);
  });

  test('needs a person who pays', () => {
    expect(() => splitAmount(100, new Map())).toThrow('No one');
  });
});

describe('heads per person', () => {
  const players = [
    { uid: 'ada' },
    { uid: 'bob' },
    { uid: 'g_tom', broughtBy: 'bob' },
    { uid: 'g_tim', broughtBy: 'cem' },
    { uid: 'g_old', broughtBy: null },
  ];
  const heads = (excused: string[]) => Object.fromEntries(headsByPayer(players, excused));

  test('include plus-ones, even if the person who added them did not play', () => {
    expect(heads([])).toEqual({ ada: 1, bob: 2, cem: 1, g_old: 1 });
  });

  test('exclude an excused person', () => {
    expect(heads(['ada', 'g_tom'])).toEqual({ bob: 1, cem: 1, g_old: 1 });
  });

  test('exclude plus-ones of an excused person', () => {
    expect(heads(['bob', 'cem'])).toEqual({ ada: 1, g_old: 1 });
    expect(heads(players.map(({ uid }) => uid))).toEqual({});
  });
});

describe('players of an instance', () => {
  const at = (hour: number) => ({ repliedAt: new Date(2026, 5, 1, hour) });
  const ada = aPlayerInstance({ uid: 'ada', team: 'TEAM_A', ...at(1) });
  const bob = aPlayerInstance({ uid: 'bob', ...at(2) });
  const cem = aPlayerInstance({ uid: 'cem', ...at(3) });
  const dee = aPlayerInstance({ uid: 'dee', team: 'TEAM_B', ...at(4) });
  const eve = aPlayerInstance({ uid: 'eve', status: 'NOT_PLAYING' });
  const { game } = aGameInstance();
  const uids = (winningTeam: 'DRAW' | null, people = [ada, bob, cem, dee, eve], noShows: string[] = []) =>
    playersOf({ winningTeam, game: { ...game, numberOfPlayers: 2 } }, people, noShows).map(({ uid }) => uid);

  test('are the people in teams after the result', () => {
    expect(uids('DRAW')).toEqual(['ada', 'dee']);
  });

  test('are people with a spot or a team before the result', () => {
    expect(uids(null)).toEqual(['ada', 'bob', 'dee']);
    expect(uids('DRAW', [bob, cem, eve])).toEqual(['bob', 'cem']);
  });

  test('exclude no-shows', () => {
    expect(uids('DRAW', undefined, ['ada'])).toEqual(['dee']);
    expect(uids(null, undefined, ['bob', 'eve'])).toEqual(['ada', 'dee']);
  });
});
