import { wordsOf } from '../names/name-key.ts';
import { DATE_LANGUAGES } from './months.ts';

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

const WORD_BEFORE = /(^|[^\p{L}&+,'’])\s?([\p{L}\p{M}]{1,14}|[\p{L}]{4,10}-feira)\.?,?\s?$/u;
const WORD_AFTER = /^\s?,?\s?[([]?([\p{L}\p{M}]{1,14})[)\]]?(?![\p{L}\p{M}'’])\.?/u;
const CLOCK_AFTER = /^T\d{2}:?\d{2}(?::?\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?/;
const MAX_WORDS = 3;

/** Returns the text without the date and the weekday beside the date. A sign separates the texts before and after. */
export function withoutDate(line: string, at: number, length: number): string {
  let before = line.slice(0, at);
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const match = WORD_BEFORE.exec(before);
    if (match === null || !isWeekday(match[2] ?? '')) break;
    before = before.slice(0, match.index + (match[1] ?? '').length);
  }
  // The number of a list is no part of the game: '1. 4 March'.
  if (/^\s?[#(]?\d{1,3}[.)]?\s?$/.test(before)) before = '';
  const after = line.slice(at + length).replace(CLOCK_AFTER, '');
  const weekday = WORD_AFTER.exec(after);
  // In '4/3 Mo, Ben v Cid', Mo is a player.
  const isPlayer = weekday?.[0].length !== undefined && /^\s?[,&+]/.test(after.slice(weekday[0].length));
  const rest =
    weekday && !isPlayer && isWeekday(weekday[1] ?? '') && isClear(weekday[0])
      ? after.slice(weekday[0].length)
      : after;
  return `${before} | ${rest}`;
}

/** Two letters after a date can be a name, unless they are in brackets. */
function isClear(weekday: string): boolean {
  return (
    /[([]/.test(weekday) || weekday.replace(/[^\p{L}]/gu, '').length > 2 || /\p{Script=Han}/u.test(weekday)
  );
}
