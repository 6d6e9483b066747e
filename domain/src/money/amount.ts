/**
 * ISO 4217 codes by number of decimal digits. `Intl` has other digits in some browsers, and the digits must not change
 * because stored amounts are in minor units.
 */
const CODES = {
  0: ['CLP ISK JPY KRW PYG RWF UGX VND XAF XOF'],
  2: [
    'AED ARS AUD BDT BOB BRL BWP CAD CHF CNY COP CRC CZK DKK DOP',
    'DZD EGP ETB EUR GBP GHS GTQ HKD HNL HUF IDR ILS INR JMD KES',
    'LKR MAD MUR MVR MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN',
    'PHP PKR PLN QAR RON RSD SAR SEK SGD THB TRY TTD TWD TZS UAH',
    'USD UYU ZAR ZMW',
  ],
  3: ['BHD JOD KWD OMR TND'],
} as const;

type WordOf<Text> = Text extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Text;
export type Currency = WordOf<(typeof CODES)[keyof typeof CODES][number]>;

const DIGITS = new Map(
  Object.entries(CODES).flatMap(([digits, lines]) =>
    lines.flatMap((codes) => (codes.split(' ') as Currency[]).map((code) => [code, Number(digits)] as const)),
  ),
);

export const CURRENCIES = [...DIGITS.keys()].toSorted() as [Currency, ...Currency[]];

/** A million in most currencies. Counted in minor units. */
export const MAX_AMOUNT = 100_000_000;

export function minorDigits(currency: Currency): number {
  return DIGITS.get(currency) ?? 2;
}

/**
 * Returns an amount such as "£6" or "£6.50".
 * @param amount in minor units, such as pence
 */
export function formatMoney(amount: number, currency: Currency): string {
  const units = amount / 10 ** minorDigits(currency);
  const digits = Number.isInteger(units) ? 0 : minorDigits(currency);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...options }).format(units);
}

export function toMoneyInput(amount: number, currency: Currency): string {
  return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}
