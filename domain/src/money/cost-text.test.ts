import { describe, expect, test } from 'vitest';
import { aGameInstance } from '../testing/factories.ts';
import { costText, headsText, nudgedText } from './cost-text.ts';
import type { Cost, Share } from './money.schema.ts';
import { countPaid, debtorsOf } from './shares.ts';

const cost: Cost = {
  amount: 1800,
  currency: 'GBP',
  excused: [],
  shares: {
    ada: { amount: 600, state: 'OPEN', paid: null, heads: ['ada'] },
    bob: { amount: 1200, state: 'SAID_PAID', paid: 1200, heads: ['tom', 'bob'] },
    cem: { amount: 0, state: 'OPEN', paid: null, heads: ['cem'] },
  },
  nudgedAt: null,
  turn: 0,
};
const input = {
  instance: aGameInstance(),
  cost,
  settings: { howToPay: 'https://monzo.me/olive', debtsSeen: 'OWN' as const },
  nameOf: (uid: string) => uid.toUpperCase(),
  link: 'https://fives.example/gi/first',
};

test('cost text names who has paid only if members see all debts', () => {
  expect(costText(input).split('\n')).toEqual([
    'Tuesday Fives on Tue 16/06 19:00 cost £18.',
    '- ADA £6',
    '- BOB £12, £6 × 2 (BOB and TOM)',
    '1 of 2 have paid.',
    'How to pay: https://monzo.me/olive',
    'Your share: https://fives.example/gi/first',
  ]);
  const all = costText({ ...input, settings: { howToPay: '', debtsSeen: 'ALL' } });
  expect(all.split('\n').slice(1)).toEqual([
    'Still to pay, £6 in total:',
    '- ADA £6',
    '1 of 2 have paid.',
    `Your share: ${input.link}`,
  ]);
});

test.each([
  [601, ['bob'], null],
  [1200, ['tom', 'bob'], '£6 × 2 (you and TOM)'],
  [601, ['bob', 'tom'], 'for you and TOM'],
  [600, ['tom'], 'for TOM'],
])('share of %i with heads %j is described as %j', (amount, heads, text) => {
  const nameOf = (uid: string) => (uid === 'bob' ? 'you' : uid.toUpperCase());
  expect(headsText({ amount, heads }, 'bob', 'GBP', nameOf)).toBe(text);
});

test.each([
  [8, 0, '8 of 8 notified.'],
  [3, 5, '3 of 8 notified. Copy the text for the other 5.'],
  [0, 5, 'No one notified. Copy the text for them.'],
])('reminder that reached %i and not %i says so', (reached, unreached, text) => {
  const people = (count: number) => Array(count).fill({ uid: 'ada', name: 'Ada' });
  expect(nudgedText({ reached: people(reached), unreached: people(unreached) })).toBe(text);
});

test('cost text ignores shares of zero when everyone has paid', () => {
  expect(countPaid(cost)).toEqual({ paid: 1, all: 2 });
  const { bob } = cost.shares;
  expect(costText({ ...input, cost: { ...cost, shares: bob ? { bob } : {} } })).toContain("Everyone's paid.");
});

const open = (amount: number): Share => ({ amount, state: 'OPEN', paid: null, heads: [] });
const confirmed = (amount: number, paid = amount): Share => ({ amount, state: 'CONFIRMED', paid, heads: [] });
const week = (giId: string, shares: Record<string, Share>, currency: 'GBP' | 'EUR' = 'GBP') => ({
  giId,
  startDateTime: new Date('2026-06-16T18:00:00Z'),
  cost: { currency, shares },
});

describe('debtors', () => {
  test('add up the weeks of a person, largest amount first', () => {
    const debtors = debtorsOf([
      week('second', { sam: open(600), ada: open(600) }),
      week('first', { sam: open(500), ada: confirmed(500) }),
    ]);
    expect(debtors.map(({ uid, amount, debts }) => [uid, amount, debts.map(({ giId }) => giId)])).toEqual([
      ['sam', 1100, ['second', 'first']],
      ['ada', 600, ['second']],
    ]);
  });

  test('include a payment that no organiser has confirmed', () => {
    const share: Share = { ...open(600), state: 'SAID_PAID', paid: 600 };
    expect(debtorsOf([week('first', { sam: share })])).toMatchObject([{ uid: 'sam', amount: 600 }]);
  });

  test('owe the difference after a cost went up', () => {
    expect(debtorsOf([week('first', { sam: confirmed(700, 600) })])).toMatchObject([{ amount: 100 }]);
  });

  test('owe nothing after a cost went down or to zero', () => {
    expect(debtorsOf([week('first', { sam: confirmed(500, 600), ada: open(0) })])).toEqual([]);
  });

  test('keep currencies apart', () => {
    const debtors = debtorsOf([week('second', { sam: open(600) }), week('first', { sam: open(500) }, 'EUR')]);
    expect(debtors.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['GBP', 600],
      ['EUR', 500],
    ]);
  });
});
