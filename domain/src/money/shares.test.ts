import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aGameInstance, aPlayerInstance, frozen } from '../testing/factories.ts';
import { MAX_AMOUNT } from './amount.ts';
import { type Cost, type CostEntry, SHARE_STATES } from './money.schema.ts';
import {
  enteredCost,
  headsByPayer,
  mergeCost,
  nextNudgeAt,
  nudgeableUids,
  ownShares,
  payersOf,
  splitAmount,
  unpaidUids,
} from './shares.ts';

const NOW = new Date('2026-06-16T18:00:00Z');
const share = (
  amount: number,
  state: Cost['shares'][string]['state'] = 'OPEN',
  heads: string[] = [],
): Cost['shares'][string] => ({ amount, state, paid: state === 'OPEN' ? null : amount, heads });
const cost: Cost = frozen({
  amount: 1000,
  currency: 'GBP',
  excused: ['cem'],
  shares: {
    ada: share(334, 'CONFIRMED', ['ada', 'g_tim']),
    bob: share(333, 'SAID_PAID'),
    g_tom: share(333, 'OPEN', ['g_tom']),
  },
  nudgedAt: NOW,
  turn: 4,
});
const entry: CostEntry = { amount: 1200, currency: 'GBP', excused: [] };
const anyState = fc.constantFrom(...SHARE_STATES);
const sumOf = ({ shares }: Cost) => Object.values(shares).reduce((sum, { amount }) => sum + amount, 0);

const headsOf = (...uids: string[]) => new Map(uids.map((uid) => [uid, [uid]]));

describe('entered cost', () => {
  test('keeps the mark and paid amount of each remaining share', () => {
    const heads = headsOf('ada', 'bob', 'dee').set('dee', ['dee', 'g_tim']);
    expect(enteredCost(cost, { ...entry, excused: ['cem', 'bob', 'cem'] }, heads, 'olive', 5)).toEqual({
      amount: 1200,
      currency: 'GBP',
      excused: ['bob', 'cem'],
      shares: {
        ada: { amount: 300, state: 'CONFIRMED', paid: 334, heads: ['ada'] },
        bob: { amount: 300, state: 'SAID_PAID', paid: 333, heads: ['bob'] },
        dee: { amount: 600, state: 'OPEN', paid: null, heads: ['dee', 'g_tim'] },
      },
      nudgedAt: NOW,
      turn: 4,
    });
  });

  const heads = headsOf('ada', 'olive');

  test('starts open for everyone except the organiser who entered the cost', () => {
    expect(enteredCost(null, entry, heads, 'olive')).toMatchObject({
      shares: {
        ada: share(600, 'OPEN', ['ada']),
        olive: share(600, 'CONFIRMED', ['olive']),
      },
      nudgedAt: null,
    });
  });

  test('keeps the share of the organiser confirmed when the amount changes', () => {
    const first = enteredCost(null, entry, heads, 'olive');
    expect(enteredCost(first, { ...entry, amount: 2000 }, heads, 'olive').shares.olive).toEqual(
      share(1000, 'CONFIRMED', ['olive']),
    );
  });
});

test('own share has amount, mark, currency and total, but plus-ones have none', () => {
  expect(Object.fromEntries(ownShares(cost))).toEqual({
    ada: { ...cost.shares.ada, currency: 'GBP', total: 1000 },
    bob: { ...cost.shares.bob, currency: 'GBP', total: 1000 },
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

  test('moves share, head or excuse, otherwise stays the same object', () => {
    const moved = mergeCost(cost, 'g_tom', 'tom');
    const { g_tom: _, ...others } = cost.shares;
    expect(moved.shares).toEqual({ ...others, tom: share(333, 'OPEN', ['tom']) });
    expect(mergeCost(cost, 'g_tim', 'tim').shares.ada?.heads).toEqual(['ada', 'tim']);
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
      fc.property(anyAmount, anyHeads, fc.nat(), (amount, heads, turn) => {
        const shares = splitAmount(amount, heads, turn);
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

  test('charges everyone exactly their part over as many turns as there are heads', () => {
    fc.assert(
      fc.property(anyAmount, anyHeads, fc.nat(100), (amount, heads, first) => {
        const headCount = sum(heads.values());
        const turns = Array.from({ length: headCount }, (_, at) => splitAmount(amount, heads, first + at));
        for (const [uid, count] of heads)
          expect(sum(turns.map((shares) => shares.get(uid) ?? 0))).toBe(amount * count);
      }),
    );
  });

  test.each([
    [0, { a: 333, b: 333, c: 334 }],
    [1, { a: 333, b: 334, c: 333 }],
    [2, { a: 334, b: 333, c: 333 }],
  ])('gives the odd unit of turn %i to another person', (turn, shares) => {
    const counts = new Map(Object.entries({ c: 1, b: 1, a: 1 }));
    expect(Object.fromEntries(splitAmount(1000, counts, turn))).toEqual(shares);
  });

  test('needs a person who pays', () => {
    expect(() => splitAmount(100, new Map(), 0)).toThrow('No one');
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
    expect(heads([])).toEqual({ ada: ['ada'], bob: ['bob', 'g_tom'], cem: ['g_tim'], g_old: ['g_old'] });
  });

  test('exclude an excused person', () => {
    expect(heads(['ada', 'g_tom'])).toEqual({ bob: ['bob'], cem: ['g_tim'], g_old: ['g_old'] });
  });

  test('exclude plus-ones of an excused person', () => {
    expect(heads(['bob', 'cem'])).toEqual({ ada: ['ada'], g_old: ['g_old'] });
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
    payersOf({ winningTeam, game: { ...game, numberOfPlayers: 2 }, noShows }, people).map(({ uid }) => uid);

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
