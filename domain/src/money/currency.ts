/** ISO 4217 codes for costs. Excludes currencies in which a pitch can cost more than `MAX_AMOUNT`. */
const CODES = [
  'AED AUD BRL CAD CHF CLP CNY CZK DKK EGP EUR GBP GHS HKD ILS',
  'INR ISK JPY KES KRW KWD MAD MXN MYR NOK NZD PEN PHP PLN QAR',
  'RON SAR SEK SGD THB TND TRY TWD UAH UGX USD UYU VND XOF ZAR',
] as const;

type WordOf<Text> = Text extends `${infer Word} ${infer Rest}` ? Word | WordOf<Rest> : Text;
export type Currency = WordOf<(typeof CODES)[number]>;

export const CURRENCIES = CODES.flatMap((codes) => codes.split(' ')) as [Currency, ...Currency[]];

export const DEFAULT_CURRENCY: Currency = 'GBP';

/** Returns the number of decimal digits by ISO 4217: 2 for GBP, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: Currency): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 0;
}

/** @param amount in minor units, such as pence */
export function formatMoney(amount: number, currency: Currency): string {
  return formatOf(currency).format(amount / 10 ** minorDigits(currency));
}

export function toMoneyInput(amount: number, currency: Currency): string {
  return (amount / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/**
 * Returns a typed amount in minor units: 6000 for "60" pounds, 6050 for "60.5" and "60,50". Concatenates digits, because
 * multiplication would not be exact.
 * @returns null if the text is no amount in this currency
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
