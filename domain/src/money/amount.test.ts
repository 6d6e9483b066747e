import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, formatMoney, MAX_AMOUNT, minorDigits, toMoneyInput } from './amount.ts';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['GBP', 650, '£6.50'],
  ['EUR', 100_000, '€1,000'],
  ['JPY', 1500, 'JP¥1,500'],
  ['KWD', 1250, 'KWD\u00A01.250'],
  ['COP', 15_000_000, 'COP\u00A0150,000'],
] as const)('formatMoney shows %s amount %i as %s', (currency, amount, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test.each([
  ['60', 'GBP', 6000],
  [' 60.5 ', 'GBP', 6050],
  ['60,50', 'EUR', 6050],
  ['0.07', 'GBP', 7],
  ['£55.01', 'GBP', 5501],
  ['55.01 GBP', 'GBP', 5501],
  ['gbp 55', 'GBP', 5500],
  ['Rs. 1,00,000.50', 'INR', 10_000_050],
  ['S/.80', 'PEN', 8000],
  ['$ 45.000', 'ARS', 4_500_000],
  ['1,250', 'GBP', 125_000],
  ['1.250', 'EUR', 125_000],
  ['1,250.00', 'GBP', 125_000],
  ['1.250,00', 'EUR', 125_000],
  ["1'250.50", 'CHF', 125_050],
  ['1\u202F250,50', 'EUR', 125_050],
  ['120.000', 'CLP', 120_000],
  ['1.250.000', 'PYG', 1_250_000],
  ['1,250', 'KWD', 1250],
  ['1.250,5', 'TND', 1_250_500],
] as const)('parseAmount parses %j in %s as %i', (typed, currency, amount) => {
  expect(parseAmount(typed, currency)).toEqual({ amount, problem: null });
});

const NO_AMOUNT = 'Enter an amount in GBP, such as 60.00';

test.each([
  ['', 'GBP', NO_AMOUNT],
  ['-1', 'GBP', NO_AMOUNT],
  ['1e3', 'GBP', NO_AMOUNT],
  ['60k', 'GBP', NO_AMOUNT],
  ['.5', 'GBP', NO_AMOUNT],
  ['£.50', 'GBP', NO_AMOUNT],
  ['€60', 'GBP', NO_AMOUNT],
  ['1,25,00', 'GBP', NO_AMOUNT],
  ['1.250.00', 'GBP', NO_AMOUNT],
  ['1,250 .50', 'GBP', NO_AMOUNT],
  ['0.505', 'GBP', 'GBP has at most 2 decimals'],
  ['1250,505', 'GBP', 'GBP has at most 2 decimals'],
  ['15.5', 'JPY', 'JPY has no decimals'],
  ['1,000,000.01', 'GBP', 'Enter at most £1,000,000'],
] as const)('parseAmount rejects %j in %s: %s', (typed, currency, problem) => {
  expect(parseAmount(typed, currency)).toEqual({ amount: null, problem });
});

test('parseAmount returns the amount in the texts that Fives shows, in every currency', () => {
  fc.assert(
    fc.property(fc.nat(MAX_AMOUNT), fc.constantFrom(...CURRENCIES), (amount, currency) => {
      expect(parseAmount(toMoneyInput(amount, currency), currency).amount).toBe(amount);
      // "KWD 1,250" has three decimals when typed.
      if (minorDigits(currency) < 3)
        expect(parseAmount(formatMoney(amount, currency), currency).amount).toBe(amount);
    }),
  );
});

test('each currency exists in ISO 4217 and is listed once', () => {
  const known = Intl.supportedValuesOf('currency');
  expect(CURRENCIES.filter((currency) => !known.includes(currency))).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
  for (const currency of ['COP', 'PEN', 'NGN', 'XOF', 'PKR', 'BDT']) expect(CURRENCIES).toContain(currency);
});
