import { wordsOf } from '../../names/name-key.ts';
import { isPlayerHeading, isTotalHeading } from '../words/table-words.ts';
import { wordSet } from '../words/word-set.ts';

const TITLE = wordSet(
  'table tables total totals standings league tabelle gesamt classement clasificación classifica classificação stand ranking',
  'tabell tabela statistik statistics stats record records starting tabla bilanz leaderboard',
);
const POSITION = /^(?:pos\.?|position|#|no\.?|nr\.?|rank|rang|platz|puesto|pl\.?)$/iu;
const MAX_TITLE_WORDS = 8;
const MIN_HEADINGS = 3;
const MAX_LENGTH = 160;

export function headingCells(raw: string): readonly string[] {
  const text = raw.trim();
  if (/\d/.test(text) || text.length > MAX_LENGTH) return [];
  const words = text.split(/\s{2,}|\t+|\s*[|,;]\s*/);
  const cells =
    words.length >= MIN_HEADINGS && words.every((word) => !/\s/.test(word) || isLong(word))
      ? words
      : text.split(/[\s|,;]+/);
  const named = cells.filter((cell) => cell !== '');
  const [first = ''] = named;
  const withoutPosition = POSITION.test(first) ? named.slice(1) : named;
  const numbers = withoutPosition.filter(isTotalHeading);
  if (numbers.length < MIN_HEADINGS || numbers.length < withoutPosition.length / 2) return [];
  const hasName = isPlayerHeading(withoutPosition[0] ?? '') || !isTotalHeading(withoutPosition[0] ?? '');
  return hasName ? withoutPosition : ['', ...withoutPosition];
}

function isLong(text: string): boolean {
  return /\p{L}{3}|%/u.test(text);
}

export function isTitle(raw: string): boolean {
  if (headingCells(raw).length > 0 || !/[\p{L}\p{N}]/u.test(raw)) return true;
  const words = wordsOf(raw);
  const hasOtherNumber = words.some((word) => /\d/.test(word) && !/^(?:19|20)\d{2}$/.test(word));
  return words.length <= MAX_TITLE_WORDS && !hasOtherNumber && words.some((word) => TITLE.has(word));
}
