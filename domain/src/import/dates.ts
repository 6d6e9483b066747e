export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface WrittenDate {
  /** Day, month and year in the order of the text. Without the month if `month` has it. */
  readonly numbers: readonly number[];
  /** Null if the month is a number. */
  readonly month: number | null;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ');
const MAX_DATE_LENGTH = 40;
/** Days from 30 December 1899, where Excel starts to count, to 1 January 1970. */
const EXCEL_EPOCH = 25_569;
const EXCEL_SERIAL = /^([34567]\d{4})(?:[.,]\d+)?$/;
/** Time of day at the end. */
const TIME = /[t ,] ?\d{1,2}[:h.]\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?: ?[ap]\.?m\.?|z|[+-]\d{2}:?\d{2})?$/;
const MS_PER_DAY = 86_400_000;

/** Reads a text that is a date and nothing else, except a weekday and a time. */
export function readDate(text: string): WrittenDate | null {
  const clean = text.trim().toLowerCase();
  if (clean === '' || clean.length > MAX_DATE_LENGTH) return null;
  const serial = EXCEL_SERIAL.exec(clean);
  if (serial) return isoDate(new Date((Number(serial[1]) - EXCEL_EPOCH) * MS_PER_DAY));
  const time = TIME.exec(clean);
  const date = time && /\d/.test(clean.slice(0, time.index)) ? clean.slice(0, time.index) : clean;
  const words = date.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !isIgnored(word));
  const months = words.map(monthOf).filter((month) => month !== null);
  const numbers = words.flatMap((word) =>
    /^\d{1,4}(?:st|nd|rd|th)?$/.test(word) ? [Number.parseInt(word, 10)] : [],
  );
  if (numbers.length + months.length !== words.length || months.length > 1) return null;
  const month = months[0] ?? null;
  const written = { numbers, month };
  const isWritten = month === null ? /^\D{0,5}\d{1,4}[./-]\d{1,2}(?:[./-]|$)/.test(date) : numbers.length > 0;
  return isWritten && DATE_ORDERS.some((order) => isDay(written, order)) ? written : null;
}

function isoDate(date: Date): WrittenDate {
  return { numbers: [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()], month: null };
}

function isIgnored(word: string): boolean {
  return word === 'of' || (WEEKDAYS.includes(word.slice(0, 3)) && (word.length <= 4 || word.endsWith('day')));
}

function monthOf(word: string): number | null {
  const at = MONTHS.indexOf(word.slice(0, 3));
  return at < 0 || /\d/.test(word) ? null : at + 1;
}

/** Returns the order that fits the most dates, `UNCLEAR` for a tie, or null if no date has only numbers. */
export function dateOrderOf(dates: readonly WrittenDate[]): DateOrder | 'UNCLEAR' | null {
  const numeric = dates.filter(({ month, numbers }) => month === null && (numbers[0] ?? 0) <= 99);
  if (numeric.length === 0) return dates.some(({ month }) => month === null) ? 'YMD' : null;
  const fits = (order: DateOrder) => numeric.filter((date) => isDay(date, order)).length;
  const [dayFirst, monthFirst, yearFirst] = [fits('DMY'), fits('MDY'), fits('YMD')];
  if (yearFirst > Math.max(dayFirst, monthFirst)) return 'YMD';
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'DMY' : 'MDY';
  return numeric.every(({ numbers: [first, second] }) => first === second) ? 'DMY' : 'UNCLEAR';
}

/**
 * Returns YYYY-MM-DD, or null if the date does not exist. A date without a year is the last one that is not after
 * `today`.
 */
export function toDay({ numbers, month }: WrittenDate, order: DateOrder, today: string): string | null {
  const [a = 0, b = 0, c] = numbers;
  const yearFirst = month === null ? [a, b, c] : [a, month, b];
  const dayFirst = month === null ? [c, b, a] : [numbers[1], month, a];
  const isYearFirst = a > 99 || (month === null && order === 'YMD');
  const parts = isYearFirst ? yearFirst : month === null && order === 'MDY' ? [c, a, b] : dayFirst;
  const [year, monthNumber = 0, day = 0] = parts;
  const full = year === undefined || year > 99 ? year : 2000 + year;
  // A leap year, because a date without a year can be 29 February.
  const date = new Date(Date.UTC(full ?? 2020, monthNumber - 1, day));
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === day;
  const isPossible = full === undefined || (full >= 1970 && full < 2100);
  if (!isReal || !isPossible || numbers.length > (month === null ? 3 : 2)) return null;
  const inYear = (each: number) => `${each}-${pad(monthNumber)}-${pad(day)}`;
  const thisYear = Number(today.slice(0, 4));
  return inYear(full ?? (inYear(thisYear) <= today ? thisYear : thisYear - 1));
}

function isDay(date: WrittenDate, order: DateOrder): boolean {
  return toDay(date, order, '2100') !== null;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
