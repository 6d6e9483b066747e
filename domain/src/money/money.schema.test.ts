import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from './amount.ts';
import {
  costEntrySchema,
  moneySettingsSchema,
  splitLinks,
  storedCostSchema,
  storedMoneySettingsSchema,
} from './money.schema.ts';

describe('cost entry', () => {
  const entry = { amount: 6000, currency: 'GBP', excused: ['ada'] };
  const isValid = (change: object) => costEntrySchema.safeParse({ ...entry, ...change }).success;

  test.each([0, 1, MAX_AMOUNT])('accepts amount %i', (amount) => expect(isValid({ amount })).toBe(true));
  test.each([-1, 0.5, MAX_AMOUNT + 1, Number.NaN, Number.POSITIVE_INFINITY, '60', null, undefined])(
    'rejects %j',
    (amount) => expect(isValid({ amount })).toBe(false),
  );

  test('has a known currency and excused uids only', () => {
    const currencies = [{ currency: 'XXX' }, { currency: 'gbp' }];
    for (const change of [...currencies, { excused: 'ada' }, { excused: ['a b'] }, { x: 1 }])
      expect(isValid(change), JSON.stringify(change)).toBe(false);
    expect(costEntrySchema.parse({ amount: 1, currency: 'EUR' }).excused).toEqual([]);
  });

  test('replaces invalid stored values by fallbacks', () => {
    const invalid = {
      amount: '7',
      currency: 'DOGE',
      shares: { ada: { amount: 5, state: 'LATER' }, bob: 7 },
      x: 1,
    };
    expect(storedCostSchema.parse(invalid)).toEqual({
      x: 1,
      amount: 0,
      currency: 'GBP',
      excused: [],
      shares: { ada: { amount: 5, state: 'OPEN', paid: null, heads: [] } },
      nudgedAt: null,
      turn: 0,
    });
    expect(storedMoneySettingsSchema.parse({ debtsSeen: 'SOME' }).debtsSeen).toBe('OWN');
  });
});

describe('payment details', () => {
  const links = (text: string) =>
    splitLinks(text)
      .filter(({ isLink }) => isLink)
      .map((piece) => piece.text);

  test('are one line, which may be empty', () => {
    const { howToPay } = moneySettingsSchema.shape;
    expect(howToPay.safeParse('').success).toBe(true);
    expect(howToPay.safeParse('x'.repeat(200)).success).toBe(true);
    expect(howToPay.safeParse('x'.repeat(201)).success).toBe(false);
    expect(howToPay.safeParse('a\nb').success).toBe(false);
  });

  test('have links for https addresses', () => {
    expect(links('Monzo: https://monzo.me/sam/6.50?d=Fives or cash')).toEqual([
      'https://monzo.me/sam/6.50?d=Fives',
    ]);
    expect(links('https://paypal.me/sam https://bank.example:8443')).toHaveLength(2);
  });

  test.each([
    'http://paypal.me/sam',
    'javascript:alert(1)',
    'paypal.me/sam',
    'https://paypal.me@evil.example/',
    'https://paypal.me:x@evil.example/',
    'https://paypal.me\\@evil.example/',
    'https://localhost/',
    'https://',
    'xhttps://paypal.me/sam',
  ])('have no link in %s', (text) => expect(links(text)).toEqual([]));

  test('have parts that join to the same text', () => {
    const text = 'Sort 12-34-56  acc 123 https://paypal.me/sam !';
    const parts = splitLinks(text).map((piece) => piece.text);
    expect(parts.join('')).toBe(text);
  });
});
