import { COUNTS, type Count, countReader, isFiller, isOtherStatistic } from './count-words.ts';

export type Counts = Readonly<Record<Count, number>>;
/** Null if the text has no counts, or words with another meaning. */
export type CountsReading = Counts | 'WRONG' | null;

const ITEMS = /\d+(?:[.,]\d+)?\s?%|\d+|[\p{L}\p{M}]+|[^\s.]/gu;
const CLAUSE_END = /[,;/|()]+|\s(?:and|und|et|y|e|en|och|og|i|&|\+)\s|\.\s|(?<=\d[^\d:,]*\p{L}[^\d:,]*):\s/u;
const NUMBER = /^\d{1,5}$/;
const MAX_LENGTH = 120;

export function readTotalPhrase(text: string): CountsReading {
  if (text.length > MAX_LENGTH || !/\d/.test(text)) return null;
  const clauses = text
    .split(CLAUSE_END)
    .flatMap((clause) => splitClause(clause.match(ITEMS) ?? []))
    .filter((items) => items.length > 0 && !items.some((item) => item.endsWith('%')));
  const words = clauses.flat().filter((item) => !/\d/.test(item));
  if (words.some((word) => !/\p{L}/u.test(word) && word !== ':' && word !== '-')) return null;
  const read = countReader(words.filter((word) => /\p{L}/u.test(word)));
  if (read === null) return null;
  const found = new Map<Count, number>();
  for (const items of clauses) {
    const numbers = items.filter((item) => NUMBER.test(item));
    const counts = new Set(items.flatMap((item) => (/\d/.test(item) ? [] : (read(item) ?? []))));
    if (counts.size === 0 && numbers.length > 0 && items.some(isOtherStatistic)) continue;
    const [count] = counts;
    // 'Games: 10' and 'played 10 games' have one number and one meaning.
    if (counts.size !== 1 || numbers.length !== 1 || count === undefined || found.has(count)) return null;
    found.set(count, Number(numbers[0]));
  }
  return completed(found);
}

function splitClause(items: readonly string[]): readonly (readonly string[])[] {
  if (items.filter((item) => /\d/.test(item)).length < 2) return [items];
  const startsWithNumber = /\d/.test(items.find((item) => item.length === 1 || !isFiller(item)) ?? '');
  const clauses: string[][] = [[]];
  for (const item of items) {
    const isStart = startsWithNumber ? /\d/.test(item) : clauses.at(-1)?.some((each) => /\d/.test(each));
    if (isStart) clauses.push([item]);
    else clauses.at(-1)?.push(item);
  }
  return clauses;
}

function completed(found: ReadonlyMap<Count, number>): CountsReading {
  const [played, won, drawn, lost] = COUNTS.map((count) => found.get(count) ?? null);
  if (won === null && lost === null) return null;
  const known = (won ?? 0) + (drawn ?? 0) + (lost ?? 0);
  const missing = [won, drawn, lost].filter((each) => each === null).length;
  if (missing > 1 || (missing === 1 && played === null && drawn !== null)) return null;
  const rest = (played ?? known) - known;
  if (rest < 0 || (missing === 0 && rest > 0)) return 'WRONG';
  return { played: known + rest, won: won ?? rest, drawn: drawn ?? rest, lost: lost ?? rest };
}
