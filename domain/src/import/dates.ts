export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const IGNORED = /^(?:of|(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday|s|r|rs)?)$/;
const MAX_DATE_LENGTH = 40;
/** Days from 30 December 1899, where Excel starts to count, to 1 January 1970. */
const EXCEL_EPOCH = 25_569;
const EXCEL_SERIAL = /^([34567]\d{4})(?:[.,]\d+)?$/;
const MS_PER_DAY = 86_400_000;
/** Time of day at the end. */
const TIME = /[t ,] ?\d{1,2}[:h.]\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?: ?[ap]\.?m\.?|z|[+-]\d{2}:?\d{2})?$/;
const NUMBERS_ONLY = /^\D{0,5}\d{1,4}[./-]\d{1,2}(?:[./-]|$)/;

/**
 * Reads a text that is a date and nothing else, except a weekday and a time. A date without a year is the last one that
 * is not after `today`. Returns YYYY-MM-DD, or null if this is no date.
 */
export function readDay(text: string, order: DateOrder, today: string): string | null {
  const clean = text.trim().toLowerCase();
  if (!/\d/.test(clean) || clean.length > MAX_DATE_LENGTH) return null;
  const serial = EXCEL_SERIAL.exec(clean);
  if (serial) return new Date((Number(serial[1]) - EXCEL_EPOCH) * MS_PER_DAY).toISOString().slice(0, 10);
  const timeAt = clean.search(TIME);
  const date = /\d/.test(clean.slice(0, Math.max(0, timeAt))) ? clean.slice(0, timeAt) : clean;
  const words = date.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !IGNORED.test(word));
  const numbers = words
    .filter((word) => /^\d{1,4}(?:st|nd|rd|th)?$/.test(word))
    .map((word) => Number.parseInt(word, 10));
  const [month, ...others] = words.filter((word) => /^\D/.test(word));
  if (numbers.length + (month ? 1 : 0) !== words.length || others.length > 0) return null;
  if (month === undefined && !NUMBERS_ONLY.test(date)) return null;
  const [a = 0, b, c] = numbers;
  const isYearFirst = a > 99 || (month === undefined && order === 'YMD');
  if (month !== undefined) {
    const at = MONTHS.indexOf(month.slice(0, 3)) + 1;
    return numbers.length > 2 ? null : toDay(isYearFirst ? [a, at, b] : [b, at, a], today);
  }
  return numbers.length > 3
    ? null
    : toDay(isYearFirst ? [a, b, c] : order === 'MDY' ? [c, a, b] : [c, b, a], today);
}

type Part = number | undefined;

function toDay([year, month = 0, day = 0]: readonly [Part, Part, Part], today: string): string | null {
  const full = year === undefined || year > 99 ? year : 2000 + year;
  // A leap year, because a date without a year can be 29 February.
  const date = new Date(Date.UTC(full ?? 2020, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || (full !== undefined && (full < 1970 || full >= 2100))) return null;
  const inYear = (each: number) => `${each}-${date.toISOString().slice(5, 10)}`;
  const thisYear = Number(today.slice(0, 4));
  return inYear(full ?? (inYear(thisYear) <= today ? thisYear : thisYear - 1));
}

export function isDate(text: string): boolean {
  return DATE_ORDERS.some((order) => readDay(text, order, '2100') !== null);
}

/** Returns the order that fits the most dates, or `UNCLEAR` if some dates have another day in the other order. */
export function dateOrderOf(dates: readonly string[]): DateOrder | 'UNCLEAR' {
  const read = (order: DateOrder) => dates.map((date) => readDay(date, order, '2100'));
  const [dayFirst, monthFirst, yearFirst] = [read('DMY'), read('MDY'), read('YMD')];
  const fits = (days: readonly (string | null)[]) => days.filter((day) => day !== null).length;
  if (
    fits(yearFirst) > Math.max(fits(dayFirst), fits(monthFirst)) ||
    dates.every((date) => /^\d{4}\D/.test(date))
  )
    return 'YMD';
  if (fits(dayFirst) !== fits(monthFirst)) return fits(dayFirst) > fits(monthFirst) ? 'DMY' : 'MDY';
  return dayFirst.every((day, at) => day === monthFirst[at]) ? 'DMY' : 'UNCLEAR';
}
