import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CURRENCIES,
  formatMoney,
  MAX_AMOUNT,
  minorDigits,
  parseMoney,
  toMoneyInput,
} from './money.schema.ts';

test.each([
  ['GBP', 650, '£6.50'],
  ['EUR', 100_000, '€1,000.00'],
  ['JPY', 1500, 'JP¥1,500'],
  ['KWD', 1250, 'KWD\u00A01.250'],
] as const)('formatMoney shows %s amount %i as %s', (currency, amount, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test.each([
  ['60', 'GBP', 6000],
  [' 60.5 ', 'GBP', 6050],
  ['60,50', 'EUR', 6050],
  ['0.07', 'GBP', 7],
  ['1.1', 'GBP', 110],
  ['1,250', 'KWD', 1250],
  ['1500', 'JPY', 1500],
  ['60.505', 'GBP', null],
  ['1,000', 'GBP', null],
  ['15.5', 'JPY', null],
  ['-1', 'GBP', null],
  ['1e3', 'GBP', null],
  ['60.', 'GBP', null],
  ['.5', 'GBP', null],
  ['', 'GBP', null],
  ['£60', 'GBP', null],
] as const)('parseMoney parses %j in %s as %j', (typed, currency, amount) => {
  expect(parseMoney(typed, currency)).toBe(amount);
});

test('parseMoney returns the amount in the text from toMoneyInput, in every currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: MAX_AMOUNT }),
      fc.constantFrom(...CURRENCIES),
      (amount, currency) => {
        expect(parseMoney(toMoneyInput(amount, currency), currency)).toBe(amount);
      },
    ),
  );
});

test('each currency exists in ISO 4217 and is listed once', () => {
  const known = Intl.supportedValuesOf('currency');
  expect(CURRENCIES.filter((currency) => !known.includes(currency))).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
  expect(CURRENCIES.every((currency) => [0, 2, 3].includes(minorDigits(currency)))).toBe(true);
});
