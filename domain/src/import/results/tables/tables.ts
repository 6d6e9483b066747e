import Papa from 'papaparse';
import { findDate } from '../dates/dates.ts';
import { withoutDate } from '../dates/weekdays.ts';
import { memoized } from '../memoized.ts';
import { withoutTimes } from '../score.ts';

export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Splits the text at the delimiter. Skips empty rows. A `preview` of 0 reads all rows. */
export function readTable(text: string, delimiter: string, preview = 0): TableRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview });
  let line = 1;
  return data.flatMap((row) => {
    const start = line;
    line += row.reduce((count, cell) => count + lineBreaksIn(cell), 1);
    const cells = row.map((cell) => withoutApostrophe(cell).trim());
    return cells.some((cell) => cell !== '') ? [{ line: start, cells }] : [];
  });
}

function lineBreaksIn(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
}

/** `export.csv` puts an apostrophe before texts that a spreadsheet would run as formulas. */
function withoutApostrophe(cell: string): string {
  return !cell.includes("'") ? cell : cell.replaceAll(/(^|[,;|"]\s*)'(?=\s*[=+\-@＝＋－＠])/g, '$1');
}

export interface Column {
  readonly at: number;
  readonly heading: string;
  readonly cells: readonly string[];
}

export function columnsOf(heading: TableRow, body: readonly TableRow[]): Column[] {
  const width = [heading, ...body].reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => ({
    at,
    heading: heading.cells[at] ?? '',
    cells: body.flatMap(({ cells }) => cells[at] || []),
  }));
}

const MIN_PASSING_SHARE = 0.8;
const SAMPLE_SIZE = 50;

export function mostCellsPass({ cells }: Column, test: (cell: string) => boolean): boolean {
  const sample = cells.slice(0, SAMPLE_SIZE);
  const minPassing = sample.length * MIN_PASSING_SHARE;
  let passing = sample.length;
  // Most columns fail, and their first cells show it.
  const canPass = sample.every((cell) => test(cell) || --passing >= minPassing);
  return canPass && sample.length > 0;
}

export function isDateColumn(column: Column): boolean {
  return mostCellsPass(column, isDate);
}

export const isDate = memoized((cell) => {
  const date = findDate(cell);
  if (date === null) return false;
  if (date.text.length === cell.length) return true;
  return !/[\p{L}\d]/u.test(withoutTimes(withoutDate(cell, date.at, date.text.length)));
});
