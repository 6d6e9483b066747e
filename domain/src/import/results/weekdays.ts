import { wordsOf } from '../names/name-key.ts';
import { DATE_LANGUAGES } from './months.ts';
import { isNoise } from './words/line-words.ts';

/** A Sunday. */
const FIRST_DAY = 7;

let weekdays: ReadonlySet<string> | undefined;

function isWeekday(word: string): boolean {
  weekdays ??= readWeekdays();
  return wordsOf(word).every((each) => weekdays?.has(each));
}

function readWeekdays(): ReadonlySet<string> {
  const found = new Set(
    wordsOf(
      'tues weds wednes thur thurs lu ma me je ve sa di do mi fr so mo the on feira le il el den am 月 火 水 木 金 土 日',
    ),
  );
  for (const language of DATE_LANGUAGES)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let day = 0; day < 7; day += 1)
        for (const word of wordsOf(format.format(Date.UTC(2020, 5, FIRST_DAY + day)))) found.add(word);
    }
  return found;
}

const WEEKDAY_AFTER = /^\s?,?\s?(?:[([]([\p{L}\p{M}]{1,14})\.?[)\]]|([\p{L}\p{M}]{3,14})(?![\p{L}\p{M}'’-])\.?)/u;
const CLOCK_AFTER = /^T\d{2}:?\d{2}(?::?\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?/;
const LIST_NUMBER = /^\s?[#(]?\d{1,3}[.)]?\s?$/;
/** Short weekdays that are no names. 'Sam', 'Dom' and 'Tor' are names. */
const NO_NAMES = new Set('mon tue tues wed weds thu thur thurs fri'.split(' '));
const MIN_LONG_WEEKDAY = 5;

/** Returns the text without the date and the weekday beside the date. A sign separates the texts before and after. */
export function withoutDate(line: string, at: number, length: number): string {
  const before = line.slice(0, at);
  const after = line.slice(at + length).replace(CLOCK_AFTER, '');
  return `${isOnlyWeekday(before) ? '' : before} | ${after.slice(weekdayLength(after))}`;
}

/** True for 'Mi., ' and for the number of a list before a date, but not for 'Ann v Sam'. */
export function isOnlyWeekday(before: string): boolean {
  if (LIST_NUMBER.test(before)) return true;
  const words = before.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.length > 0 && !/[\d(]/.test(before) && words.every((word) => isWeekday(word) || isNoise(word));
}

function weekdayLength(after: string): number {
  const [written, bracketed, word = ''] = WEEKDAY_AFTER.exec(after) ?? [];
  if (written === undefined) return 0;
  const isClear = word.length >= MIN_LONG_WEEKDAY || NO_NAMES.has(word.toLowerCase());
  return (bracketed !== undefined ? isWeekday(bracketed) : isClear && isWeekday(word)) ? written.length : 0;
}
