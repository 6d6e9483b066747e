import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozen } from '../testing/frozen.ts';
import { type Cost, type CostEntry, MAX_AMOUNT, SHARE_STATES } from './money.schema.ts';
import { enteredCost, mergeCost, nextNudgeAt, nudgeableUids, ownShares, unpaidUids } from './shares.ts';

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
