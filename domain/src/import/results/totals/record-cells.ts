import { wordsOf } from '../../names/name-key.ts';
import { type Column, columnsOf, mostCellsPass, type TableRow } from '../tables/tables.ts';
import { COUNTS, countReader } from './count-words.ts';
import { readTotalPhrase } from './total-phrase.ts';

const RECORD = /^(\d{1,3})\s?[-–/:]\s?(\d{1,3})\s?[-–/:]\s?(\d{1,3})$/;
const ZERO_BEFORE = /(?:^|\D)0\d/;
const RECORD_HEADING = /^(?:record|results?|bilanz|bilan|balance|bilancio|balans|form|w ?d ?l)$/;
const FIRST_YEAR = 15;

export function withoutRecords(rows: readonly TableRow[]): readonly TableRow[] {
  const [heading, ...body] = rows;
  if (heading === undefined) return rows;
  const first = { line: heading.line, cells: [] };
  const isPart = (row: TableRow) => row.cells.some((cell) => RECORD.test(cell) || isPhrase(cell));
  const isHeaded = !isPart(heading);
  const columns = isHeaded ? columnsOf(heading, body) : columnsOf(first, rows);
  const record = columns.find((column) => isRecordColumn(column));
  if (record !== undefined) return splitColumn(rows, record, isHeaded);
  const phrase = columns.find((column) => mostCellsPass(column, isPhrase));
  return phrase ? splitPhrases(rows, phrase.at, isHeaded) : rows;
}

function isRecordColumn(column: Column): boolean {
  const { heading, cells } = column;
  if (!mostCellsPass(column, (cell) => RECORD.test(cell)) || cells.some((cell) => ZERO_BEFORE.test(cell)))
    return false;
  const thirds = new Set(cells.map((cell) => RECORD.exec(cell)?.[3]));
  const areYears = thirds.size === 1 && Number([...thirds][0]) >= FIRST_YEAR;
  const title = wordsOf(heading).join(' ');
  return RECORD_HEADING.test(title) || orderOf(heading) !== null || (title === '' && !areYears);
}

function orderOf(heading: string): readonly string[] | null {
  const written = wordsOf(heading);
  const words = written.length === 1 && written[0]?.length === 3 ? [...(written[0] ?? '')] : written;
  const read = words.length === 3 ? countReader(words) : null;
  const counts = words.map((word) => read?.(word) ?? '');
  return new Set(counts).size === 3 && !counts.includes('') && !counts.includes('played') ? counts : null;
}

function splitColumn(rows: readonly TableRow[], { at, heading }: Column, isHeaded: boolean): TableRow[] {
  const order = orderOf(heading) ?? ['won', 'drawn', 'lost'];
  const split = rows.map(({ line, cells }, index) => {
    const isHeading = isHeaded && index === 0;
    const parts = isHeading ? order : (RECORD.exec(cells[at] ?? '')?.slice(1) ?? ['?', '?', '?']);
    return { line, cells: cells.toSpliced(at, 1, ...parts) };
  });
  return isHeaded ? split : [headingOf(split, at, order), ...split];
}

function splitPhrases(rows: readonly TableRow[], at: number, isHeaded: boolean): TableRow[] {
  const split = rows.map(({ line, cells }, index) => {
    const counts = readTotalPhrase(cells[at] ?? '');
    const isHeading = isHeaded && index === 0;
    const unknown = COUNTS.map(() => '?');
    const parts =
      counts === null || counts === 'WRONG' ? unknown : COUNTS.map((count) => String(counts[count]));
    return { line, cells: cells.toSpliced(at, 1, ...(isHeading ? COUNTS : parts)) };
  });
  return isHeaded ? split : [headingOf(split, at, COUNTS), ...split];
}

function headingOf(rows: readonly TableRow[], at: number, order: readonly string[]): TableRow {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, index) => order[index - at] ?? '');
  return { line: rows[0]?.line ?? 1, cells };
}

function isPhrase(cell: string): boolean {
  return /\p{L}/u.test(cell) && /\d/.test(cell) && readTotalPhrase(cell) !== null;
}
