import { monthOf } from './months.ts';
import { hasOtherWords } from './weekdays.ts';

export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export interface WrittenDate {
  readonly numbers: readonly number[];
  /** Null if the month is one of `numbers`. Otherwise `numbers` has the day and perhaps the year. */
  readonly month: number | null;
  readonly text: string;
  readonly at: number;
}

const NUMBERS =
  /(?<![\d.,/:-])(\d{4}|\d{1,2})(\s?[./-]\s?|[年년]\s?)(\d{1,2})(?:(?:\2|[月월]\s?)(\d{4}|\d{1,2})(?!\d|:\d|[-–]\d)|\s(\d{4})(?!\d)|(?=日?(?!\d))(?![./-]\d))[日일]?\.?/gu;
const MONTH_AND_DAY = /(?<!\d)(\d{1,2})[月월]\s?(\d{1,2})[日일]/u;
const DAY_FIRST =
  /(?<![\d\p{L}+#])(\d{1,2})(?:st|nd|rd|th|er|e|º|ª|°|\.)?[\s-]+(?:de\s+|of\s+)?([\p{L}\p{M}]{2,12})\.?(?:,?[\s-]+(?:de\s+)?['’]?(\d{4}|\d{2})(?!\d|[-–:]\d| [-–:] \d{1,2}(?!\d|\s?[-–:]\s?\d)))?/giu;
const MONTH_FIRST =
  /(?<!\p{L})([\p{L}\p{M}]{2,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[-–]\d)(?:,?\s+['’]?(\d{4}|\d{2})(?!\d|[-–:]\d| [-–:] \d{1,2}(?!\d|\s?[-–:]\s?\d)))?/giu;

export function findDate(line: string): WrittenDate | null {
  if (!/\d/.test(line)) return null;
  const numeric = [...line.matchAll(NUMBERS)].map(numericDate);
  const [first] = numeric.flatMap((date) => date ?? []);
  // Words cost time, and most dates are numbers at the start.
  if (first && !/\p{L}/u.test(line.slice(0, first.at))) return first;
  const worded = /\p{L}{3}/u.test(line)
    ? [...wordedDates(line, DAY_FIRST, 1, 2), ...wordedDates(line, MONTH_FIRST, 2, 1)]
    : [];
  const dates = [...numeric, ...worded, eastAsianDate(line)].flatMap((date) => date ?? []);
  return dates.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

function numericDate(match: RegExpMatchArray): WrittenDate | null {
  const [text, first, separator, second] = match;
  const third = match[4] ?? match[5];
  const numbers = [first, second, third].flatMap((part) => (part === undefined ? [] : Number(part)));
  // '5-3' is a score, and '5.30' a time.
  if (third === undefined && separator?.trim() !== '/' && !(separator === '.' && text.endsWith('.')))
    return null;
  const isDate = isPossible(numbers) || (numbers.length === 3 && numbers.some(isYear));
  return isDate ? { numbers, month: null, text, at: match.index ?? 0 } : null;
}

function wordedDates(line: string, pattern: RegExp, day: number, month: number): WrittenDate[] {
  return [...line.matchAll(pattern)].flatMap((match) => {
    const named = monthOf(match[month] ?? '');
    if (named === null) return [];
    const year = match[3] === undefined ? [] : [Number(match[3])];
    const numbers = [Number(match[day]), ...year];
    return toParts({ numbers, month: named }, 'DMY') === null || isGoalsOfPlayer(line, match)
      ? []
      : [{ numbers, month: named, text: match[0], at: match.index }];
  });
}

/** Months that are also names, as in 'Bibs 5: Jan, May'. */
const NAMES = new Set('jan mar may jun june april august mai juni avril abril augusto'.split(' '));

function isGoalsOfPlayer(line: string, { 0: text, index = 0 }: RegExpMatchArray): boolean {
  const isWithoutYear = !/\d{4}/.test(text);
  const isInList = /^\s?[,&+]/.test(line.slice(index + text.length));
  const hasName = text.split(/[^\p{L}]+/u).some((word) => NAMES.has(word.toLowerCase()));
  return isWithoutYear && hasName && (hasOtherWords(line.slice(0, index)) || (index > 0 && isInList));
}

function eastAsianDate(line: string): WrittenDate | null {
  const match = MONTH_AND_DAY.exec(line);
  return match && { numbers: [Number(match[2])], month: Number(match[1]), text: match[0], at: match.index };
}

function isPossible(numbers: readonly number[]): boolean {
  return DATE_ORDERS.some((order) => toParts({ numbers, month: null }, order) !== null);
}

/** Returns the order that fits the most dates, `UNCLEAR` for a tie, or null if no date is numeric. */
export function dateOrderOf(dates: readonly WrittenDate[]): DateOrder | 'UNCLEAR' | null {
  const allNumeric = dates.filter(({ month, numbers }) => month === null && isPossible(numbers));
  const numeric = allNumeric.filter(({ numbers }) => !isYear(numbers[0]));
  if (numeric.length === 0) return allNumeric.length > 0 ? 'YMD' : null;
  const fits = (order: DateOrder) => numeric.filter((date) => toParts(date, order) !== null).length;
  const [dayFirst, monthFirst, yearFirst] = [fits('DMY'), fits('MDY'), fits('YMD')];
  // A year of two digits comes first only if this order fits more dates than any other.
  if (yearFirst > Math.max(dayFirst, monthFirst)) return 'YMD';
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'DMY' : 'MDY';
  const isSame = numeric.every(({ numbers: [first, second] }) => first === second);
  return isSame ? 'DMY' : 'UNCLEAR';
}

export interface DateParts {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
}

/** Returns null if the order does not fit. */
export function toParts(
  { numbers, month }: Pick<WrittenDate, 'numbers' | 'month'>,
  order: DateOrder,
): DateParts | null {
  const [first = 0, second = 0, third] = numbers;
  if (month !== null) return validParts(first, month, numbers[1]);
  if (isYear(first)) return third === undefined ? null : validParts(third, second, first);
  if (order === 'YMD')
    return third === undefined ? validParts(second, first) : validParts(third, second, first);
  return order === 'DMY' ? validParts(first, second, third) : validParts(second, first, third);
}

function isYear(number: number | undefined): boolean {
  return number !== undefined && number > 99;
}

function validParts(day: number, month: number, year?: number): DateParts | null {
  const full = year === undefined ? null : year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full ?? 2020, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && (full === null || (full >= 1970 && full < 2100)) ? { day, month, year: full } : null;
}
