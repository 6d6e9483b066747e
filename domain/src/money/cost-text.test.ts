import { expect, test } from 'vitest';
import { aGameInstance } from '../testing/factories.ts';
import { costText, countPaid } from './cost-text.ts';
import type { Cost } from './money.schema.ts';

const cost: Cost = {
  amount: 1800,
  currency: 'GBP',
  excused: [],
  shares: {
    ada: { amount: 600, state: 'OPEN', paid: null },
    bob: { amount: 1200, state: 'SAID_PAID', paid: 1200 },
    cem: { amount: 0, state: 'OPEN', paid: null },
  },
  nudgedAt: null,
};
const input = {
  instance: aGameInstance(),
  cost,
  settings: { howToPay: 'https://monzo.me/olive', debtsSeen: 'OWN' as const },
  nameOf: (uid: string) => uid.toUpperCase(),
  link: 'https://fives.example/gi/first',
};

test('cost text contains names only if the game shows debts to members', () => {
  expect(costText(input).split('\n')).toEqual([
    'Tuesday Fives on Tue 16/06 19:00 cost £18.00.',
    '1 of 2 have paid.',
    'How to pay: https://monzo.me/olive',
    'Your share: https://fives.example/gi/first',
  ]);
  const all = costText({ ...input, settings: { howToPay: '', debtsSeen: 'ALL' } });
  expect(all.split('\n').slice(1)).toEqual(['Still to pay: ADA £6.00', `Your share: ${input.link}`]);
});

test('cost text ignores shares of zero when everyone has paid', () => {
  expect(countPaid(cost)).toEqual({ paid: 1, all: 2 });
  const { bob } = cost.shares;
  expect(costText({ ...input, cost: { ...cost, shares: bob ? { bob } : {} } })).toContain("Everyone's paid.");
});
