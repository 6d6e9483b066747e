import { type Currency, formatMoney, MAX_AMOUNT, minorDigits, toMoneyInput } from './amount.ts';

/** Signs that people write and `Intl` does not know in English. */
const LOCAL_SIGNS: Partial<Record<Currency, string>> = {
  ...{ BOB: 'Bs', DOP: 'RD$', HNL: 'L', INR: 'Rs', KES: 'KSh', MAD: 'DH', NIO: 'C$', PEN: 'S/' },
  ...{ TND: 'DT', TZS: 'TSh', UGX: 'USh', UYU: '$U', XAF: 'CFA', XOF: 'CFA' },
};

type ParsedAmount =
  | { readonly amount: number; readonly problem: null }
  | { readonly amount: null; readonly problem: string };

/** Signs or a code, the number, signs or a code. */
const AMOUNT = /^([^\d]*?)\s*(\d|\d[\d.,'’\s]*\d)\s*([^\d]*)$/;

/** Digits in groups of three, or in Indian groups: 1,250,000 or 12,50,000. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}([.,'’\s])(?:(?:\d{3}\1)*|(?:\d{2}\1)*)\d{3})$/;

/** Returns a typed amount in minor units: 125000 for "1.250", "£1,250" and "1250.00 GBP". */
export function parseAmount(typed: string, currency: Currency): ParsedAmount {
  const [, before = '', number = '', after = ''] = AMOUNT.exec(typed.trim()) ?? [];
  const digits = minorDigits(currency);
  const [whole, fraction] = splitNumber(number, digits);
  const hasOwnSigns = [before, after].every((sign) => signsOf(currency).has(toSign(sign)));
  if (!hasOwnSigns || !WHOLE.test(whole) || !/^\d*$/.test(fraction))
    return refused(`Enter an amount in ${currency}, such as ${toMoneyInput(6000, currency)}`);
  if (fraction.length > digits)
    return refused(`${currency} has ${digits === 0 ? 'no' : `at most ${digits}`} decimals`);
  // Concatenates digits, because multiplication would not be exact.
  const amount = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'));
  if (amount > MAX_AMOUNT) return refused(`Enter at most ${formatMoney(MAX_AMOUNT, currency)}`);
  return { amount, problem: null };
}

function refused(problem: string): ParsedAmount {
  return { amount: null, problem };
}

/**
 * Splits a number at its decimal comma or point. A separator groups thousands if it occurs twice, or if it is the only
 * one and three digits follow. "1.250" has decimals only in a currency with three.
 */
function splitNumber(number: string, digits: number): [whole: string, fraction: string] {
  const separators = number.replaceAll(/\d/g, '');
  const at = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  const isRepeated = separators.split(number[at] ?? '').length !== 2;
  const isThousands = separators.length === 1 && digits < 3 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number);
  if (at < 0 || isRepeated || isThousands) return [number, ''];
  return [number.slice(0, at), number.slice(at + 1)];
}

function signsOf(currency: Currency): ReadonlySet<string> {
  const symbols = (['symbol', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? '',
  );
  return new Set(['', currency, LOCAL_SIGNS[currency] ?? '', ...symbols].map(toSign));
}

/** Keeps a point that follows no letter, as in "£.50". */
function toSign(text: string): string {
  return text.toLowerCase().replaceAll(/\s|(?<=[\p{L}/])\./gu, '');
}
