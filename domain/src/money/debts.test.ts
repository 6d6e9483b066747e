import { describe, expect, test } from 'vitest';
import { debtorsOf } from './cost-text.ts';
import type { Share } from './money.schema.ts';

const open = (amount: number): Share => ({ amount, state: 'OPEN', paid: null });
const confirmed = (amount: number, paid = amount): Share => ({ amount, state: 'CONFIRMED', paid });
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
    const share: Share = { amount: 600, state: 'SAID_PAID', paid: 600 };
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
