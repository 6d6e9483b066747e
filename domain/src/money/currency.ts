/**
 * The currencies a cost can be in, by their ISO 4217 codes. Those are left out in which the most that a cost may be would not
 * pay for a pitch.
 */
export const CURRENCIES = [
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'CNY',
  'CZK',
  'DKK',
  'EGP',
  'EUR',
  'GBP',
  'GHS',
  'HKD',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KES',
  'KRW',
  'KWD',
  'MAD',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PEN',
  'PHP',
  'PLN',
  'QAR',
  'RON',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TND',
  'TRY',
  'TWD',
  'UAH',
  'UGX',
  'USD',
  'UYU',
  'VND',
  'XOF',
  'ZAR',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What a game's first cost is in, unless its organiser chooses. */
export const DEFAULT_CURRENCY: Currency = 'GBP';

/** How many of a currency's digits stand behind the point, by ISO 4217: 2 for GBP, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: Currency): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 0;
}

/** An amount as people read it. @param amount in minor units, such as pence */
export function formatMoney(amount: number, currency: Currency): string {
  return formatOf(currency).format(amount / 10 ** minorDigits(currency));
}

/** An amount as it is typed into a field, such as 60.00; its counterpart is {@link parseMoney}. */
export function toTypedMoney(amount: number, currency: Currency): string {
  return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/**
 * The minor units that somebody means who typed an amount: 60, 60.5 or 60,50 is 6000 or 6050 pence. Digits are put together and
 * never multiplied, which would not be exact.
 * @returns null where it is no amount in this currency
 */
export function parseMoney(typed: string, currency: Currency): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(typed.trim()) ?? [];
  const digits = minorDigits(currency);
  if (whole === '' || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}

function formatOf(currency: Currency): Intl.NumberFormat {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency });
}
