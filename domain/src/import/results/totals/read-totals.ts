import { isName } from '../../list/read-name.ts';
import {
  EMPTY_RESULTS,
  type ImportedTotal,
  type UnclearResult,
  type WrittenResults,
} from '../results.types.ts';
import { columnsOf, isDateColumn, mostCellsPass, type TableRow } from '../tables/tables.ts';
import { isSumWord } from '../words/table-words.ts';
import { withoutRecords } from './record-cells.ts';
import { type CountColumns, countColumns, wholeNumber } from './total-columns.ts';

const NUMBER = /^\d+$/;

export function readTotals(written: readonly TableRow[]): WrittenResults | null {
  const rows = withHeading(withoutRecords(written));
  const [heading, ...others] = rows;
  const body = others.filter(({ cells }) => !cells.some(isSumWord));
  if (heading === undefined || body.length === 0) return null;
  const columns = columnsOf(heading, body);
  const name = columns.find((column) => mostCellsPass(column, isOneName));
  const counts = columns.some(isDateColumn) ? null : countColumns(columns, body);
  if (name === undefined || counts === null) return null;
  const totals: ImportedTotal[] = [];
  const unclear: UnclearResult[] = [];
  for (const { line, cells } of body) {
    const total = totalOf(cells, cells[name.at] ?? '', counts);
    if (total) totals.push(total);
    else unclear.push({ line, text: textOf(written, line), reason: 'WRONG_TOTALS' });
  }
  return { ...EMPTY_RESULTS, totals, unclear };
}

function withHeading(rows: readonly TableRow[]): readonly TableRow[] {
  const [first] = rows;
  const isPerson = first && first.cells.filter((cell) => NUMBER.test(cell)).length > 1;
  return isPerson ? [{ line: first.line, cells: [] }, ...rows] : rows;
}

function textOf(rows: readonly TableRow[], line: number): string {
  return (rows.find((row) => row.line === line)?.cells ?? []).join(' ').trim();
}

function isOneName(cell: string): boolean {
  return isName(cell, true) && !/[,;&]/.test(cell);
}

function totalOf(cells: readonly string[], name: string, counts: CountColumns): ImportedTotal | null {
  const countAt = (at: number | null) => (at === null ? null : (wholeNumber(cells[at]) ?? Number.NaN));
  const [won, drawn, lost] = [
    countAt(counts.won) ?? 0,
    countAt(counts.drawn) ?? 0,
    countAt(counts.lost) ?? 0,
  ];
  const played = countAt(counts.played) ?? won + drawn + lost;
  return isOneName(name) && played === won + drawn + lost ? { name, played, won, drawn, lost } : null;
}
