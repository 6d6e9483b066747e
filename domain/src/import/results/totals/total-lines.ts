import { toPlain } from '../line/plain-text.ts';
import type { ImportedTotal, UnclearResult } from '../results.types.ts';
import type { TableRow } from '../tables/tables.ts';
import type { NameContext } from '../team-names.ts';
import { isTeamName } from '../words/team-words.ts';
import { rowOfLine } from './number-line.ts';
import { readTotals } from './read-totals.ts';
import { headingCells, isTitle } from './total-headings.ts';
import { readTotalPhrase } from './total-phrase.ts';

export interface TotalLines {
  readonly totals: readonly ImportedTotal[];
  readonly unclear: readonly UnclearResult[];
  readonly lines: ReadonlySet<number>;
}

const MAX_LENGTH = 160;
/** A number or a bullet before a name, and no other digits. */
const STARTS_WITH_NAME = /^[^\p{L}\d]*(?:\d{1,3}(?:st|nd|rd|th)?[.):]?\s+)?\p{L}/u;
const HAS_TWO_NUMBERS = /\d\D+\d/;
const HAS_SCORE = /\d\s?[-–:]\s?\d|\sv\.?s?\.?\s/;
const MAX_NAME_WORDS = 4;
const NAME_END = /[\s:=,;|(–—-]+$/;

export function readTotalLines(lines: readonly string[], names: NameContext): TotalLines {
  const totals: ImportedTotal[] = [];
  const unclear: UnclearResult[] = [];
  const used = new Set<number>();
  let run: TableRow[] = [];
  let heading: readonly string[] = [];
  const closeRun = () => {
    const read = run.length === 0 ? null : readTotals(withHeading(run, heading));
    if (read && read.totals.length > 0) {
      totals.push(...read.totals);
      unclear.push(
        ...read.unclear.map((each) => ({ ...each, text: lines[each.line - 1]?.trim() ?? each.text })),
      );
      for (const { line } of run) used.add(line);
    }
    run = [];
  };
  for (const [at, raw] of lines.entries()) {
    if (raw.trim() === '') continue;
    const canBeTotal = raw.length < MAX_LENGTH && HAS_TWO_NUMBERS.test(raw);
    const plain = canBeTotal ? toPlain(raw) : '';
    const row = STARTS_WITH_NAME.test(plain) ? rowOfLine(plain, names) : null;
    if (row !== null) {
      run.push({ line: at + 1, cells: row });
      continue;
    }
    closeRun();
    const cells = headingCells(raw);
    if (cells.length > 0) heading = cells;
    const canBeSentence = STARTS_WITH_NAME.test(plain) && !HAS_SCORE.test(plain);
    const total = canBeSentence ? readSentence(plain, names) : null;
    if (total === null) continue;
    used.add(at + 1);
    if (total === 'WRONG') unclear.push({ line: at + 1, text: raw.trim(), reason: 'WRONG_TOTALS' });
    else totals.push(total);
  }
  closeRun();
  return { totals, unclear, lines: withTitles(lines, used) };
}

function withHeading(run: readonly TableRow[], heading: readonly string[]): readonly TableRow[] {
  const width = Math.max(...run.map(({ cells }) => cells.length));
  const line = run[0]?.line ?? 1;
  // Without its heading, the order of the numbers is not known.
  if (heading.length > 0 && heading.length !== width) return [];
  return heading.length > 0 ? [{ line, cells: heading }, ...run] : run;
}

function withTitles(lines: readonly string[], used: ReadonlySet<number>): ReadonlySet<number> {
  const all = new Set(used);
  if (all.size === 0) return all;
  for (let line = lines.length - 1; line > 0; line -= 1) {
    const text = lines[line - 1] ?? '';
    const isAbove = all.has(line + 1) && !all.has(line);
    if (isAbove && (text.trim() === '' || isTitle(text))) all.add(line);
  }
  return all;
}

function readSentence(plain: string, names: NameContext): ImportedTotal | 'WRONG' | null {
  const words = plain.replace(/^[^\p{L}\d]+|^\d{1,3}[.):]?\s+/u, '').split(' ');
  for (let count = 1; count <= Math.min(MAX_NAME_WORDS, words.length - 1); count += 1) {
    const written = words.slice(0, count).join(' ').replace(NAME_END, '');
    const counts = readTotalPhrase(
      words
        .slice(count)
        .join(' ')
        .replace(/^[\s:=–—-]+/, ''),
    );
    const name = counts === null || isTeamName(written) ? null : names.readName(written);
    if (name !== null && !/[,;&]/.test(name) && counts !== null)
      return counts === 'WRONG' ? 'WRONG' : { name, ...counts };
  }
  return null;
}
