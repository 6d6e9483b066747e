import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGameInstance, aPlayerInstance, frozen } from '../testing/factories.ts';
import { type Cost, type CostEntry, MAX_AMOUNT, SHARE_STATES } from './money.schema.ts';
import {
  enteredCost,
  headsByPayer,
  mergeCost,
  nextNudgeAt,
  nudgeableUids,
  ownShares,
  playersOf,
  splitAmount,
  unpaidUids,
} from './shares.ts';

const NOW = new Date('2026-06-16T18:00:00Z');
const share = (amount: number, state: Cost['shares'][string]['state'] = 'OPEN') => ({
  amount,
  state,
  paid: state === 'OPEN' ? null : amount,
});
const cost: Cost = frozen({
  amount: 1000,
  currency: 'GBP',
  excused: ['cem'],
  shares: { ada: share(334, 'CONFIRMED'), bob: share(333, 'SAID_PAID'), g_tom: share(333) },
  nudgedAt: NOW,
});
const entry: CostEntry = { amount: 1200, currency: 'GBP', excused: [] };
const anyState = fc.constantFrom(...SHARE_STATES);
const sumOf = ({ shares }: Cost) => Object.values(shares).reduce((sum, { amount }) => sum + amount, 0);

describe('entered cost', () => {
  test('keeps the mark and paid amount of each remaining share', () => {
    const heads = new Map([
      ['ada', 1],
      ['bob', 1],
      ['dee', 2],
    ]);
    expect(enteredCost(cost, { ...entry, excused: ['cem', 'bob', 'cem'] }, heads, 'olive')).toEqual({
      amount: 1200,
      currency: 'GBP',
      excused: ['bob', 'cem'],
      shares: {
        ada: { amount: 300, state: 'CONFIRMED', paid: 334 },
        bob: { amount: 300, state: 'SAID_PAID', paid: 333 },
        dee: { amount: 600, state: 'OPEN', paid: null },
      },
      nudgedAt: NOW,
    });
  });

  const heads = new Map([
    ['ada', 1],
    ['olive', 1],
  ]);

  test('starts open for everyone except the organiser who entered the cost', () => {
    expect(enteredCost(null, entry, heads, 'olive')).toMatchObject({
      shares: {
        ada: { amount: 600, state: 'OPEN', paid: null },
        olive: { amount: 600, state: 'CONFIRMED', paid: 600 },
      },
      nudgedAt: null,
    });
  });

  test('keeps the share of the organiser confirmed when the amount changes', () => {
    const first = enteredCost(null, entry, heads, 'olive');
    expect(enteredCost(first, { ...entry, amount: 2000 }, heads, 'olive').shares.olive).toEqual({
      amount: 1000,
      state: 'CONFIRMED',
      paid: 1000,
    });
  });
});

test('own share has amount, mark, currency and total, but plus-ones have none', () => {
  expect(Object.fromEntries(ownShares(cost))).toEqual({
    ada: { amount: 334, state: 'CONFIRMED', paid: 334, currency: 'GBP', total: 1000 },
    bob: { amount: 333, state: 'SAID_PAID', paid: 333, currency: 'GBP', total: 1000 },
  });
});

test('debtor has an open share above zero, can sign in and is not the nudger', () => {
  const shares = {
    ada: share(1),
    bob: share(1, 'SAID_PAID'),
    cem: share(0),
    g_tom: share(1),
    olive: share(1),
  };
  expect(nudgeableUids({ shares }, 'olive')).toEqual(['ada']);
  expect(unpaidUids({ shares }, 'olive')).toEqual(['ada', 'g_tom']);
});

test('people are reminded once in seven days', () => {
  const days = (count: number) => new Date(NOW.getTime() + count * 24 * 3_600_000);
  expect(nextNudgeAt({ nudgedAt: null }, NOW)).toBeNull();
  expect(nextNudgeAt({ nudgedAt: NOW }, days(6.99))).toEqual(days(7));
  expect(nextNudgeAt({ nudgedAt: NOW }, days(7))).toBeNull();
});

describe('merged cost', () => {
  test('adds up under one uid, paid only if both shares were paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), anyState, anyState, (amount, one, other) => {
        const before: Cost = {
          ...cost,
          amount: amount + 7,
          shares: { ada: share(amount, one), bob: share(7, other) },
        };
        const after = mergeCost(before, 'bob', 'ada');
        expect(Object.keys(after.shares)).toEqual(['ada']);
        expect(sumOf(after)).toBe(before.amount);
        const least = SHARE_STATES.find((state) => [one, other].includes(state));
        expect(after.shares.ada?.state).toBe(least);
      }),
    );
  });

  test('moves share or excuse, otherwise stays the same object', () => {
    const moved = mergeCost(cost, 'g_tom', 'tom');
    expect(moved.shares).toEqual({ ada: cost.shares.ada, bob: cost.shares.bob, tom: cost.shares.g_tom });
    expect(mergeCost(cost, 'cem', 'ada')).toMatchObject({ excused: ['ada'], shares: cost.shares });
    expect(mergeCost(cost, 'eve', 'ada')).toBe(cost);
    expect(mergeCost(moved, 'g_tom', 'tom')).toBe(moved);
  });
});

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

  test('are the people who are in before the result', () => {
    expect(uids(null)).toEqual(['ada', 'dee']);
    expect(uids('DRAW', [bob, cem, eve])).toEqual(['bob', 'cem']);
  });

  test('exclude no-shows', () => {
    expect(uids('DRAW', undefined, ['ada'])).toEqual(['dee']);
    expect(uids(null, undefined, ['bob', 'eve'])).toEqual(['ada', 'dee']);
  });
});
