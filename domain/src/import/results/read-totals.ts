import { isName } from '../list/read-name.ts';
import { wordsOf } from '../names/name-key.ts';
import {
  EMPTY_RESULTS,
  type ImportedTotal,
  type UnclearResult,
  type WrittenResults,
} from './results.types.ts';
import { type Column, columnsOf, isDateColumn, mostCellsPass, type TableRow } from './tables.ts';

const COUNTS = ['played', 'won', 'drawn', 'lost'] as const;
type Count = (typeof COUNTS)[number];

/** Some words mean different counts in different languages. */
const HEADINGS: Readonly<Record<Count, string>> = {
  played:
    'p pl pld played gp games apps appearances mp sp gespielt spiele gs j mj joues matchs pj jugados partidos pg partite giocate jogos gespeeld',
  won: 'w won wins win s g siege gewonnen v victoires gagnes pg ganados vinte vittorie vitorias',
  drawn:
    'd drawn draws draw t ties u unentschieden n nuls pe empatados empates e pareggi pareggiate gl gelijk x',
  lost: 'l lost losses loss n niederlagen verloren v d defaites perdus pp perdidos perse sconfitte derrotas',
};

type CountColumns = Readonly<Record<Count, number | null>>;

/** Reads a table with a person per row. Returns null for another table. */
export function readTotals(rows: readonly TableRow[]): WrittenResults | null {
  const [heading, ...body] = rows;
  if (heading === undefined || body.length === 0) return null;
  const columns = columnsOf(heading, body);
  const name = columns.find((column) => mostCellsPass(column, (cell) => isName(cell, true)));
  const counts = columns.some(isDateColumn) ? null : countColumns(columns, body);
  if (name === undefined || counts === null) return null;
  const totals: ImportedTotal[] = [];
  const unclear: UnclearResult[] = [];
  for (const { line, cells } of body) {
    const total = totalOf(cells, cells[name.at] ?? '', counts);
    if (total) totals.push(total);
    else unclear.push({ line, text: cells.join(' ').trim(), reason: 'WRONG_TOTALS' });
  }
  return { ...EMPTY_RESULTS, totals, unclear };
}

function totalOf(cells: readonly string[], name: string, counts: CountColumns): ImportedTotal | null {
  const countAt = (at: number | null) => (at === null ? null : (wholeNumber(cells[at]) ?? Number.NaN));
  const [won, drawn, lost] = [
    countAt(counts.won) ?? 0,
    countAt(counts.drawn) ?? 0,
    countAt(counts.lost) ?? 0,
  ];
  const played = countAt(counts.played) ?? won + drawn + lost;
  return isName(name, true) && played === won + drawn + lost ? { name, played, won, drawn, lost } : null;
}

/**
 * Finds the columns by their headings. If no headings mean won and lost, returns four columns in the order of `COUNTS`
 * whose rows add up.
 */
function countColumns(columns: readonly Column[], rows: readonly TableRow[]): CountColumns | null {
  const numbers = columns.filter((column) => mostCellsPass(column, (cell) => wholeNumber(cell) !== null));
  const named = namedColumns(numbers);
  if (named.won !== null && named.lost !== null) return named;
  for (let at = 0; at + COUNTS.length <= numbers.length; at += 1) {
    const [played, won, drawn, lost] = numbers.slice(at, at + COUNTS.length);
    if (!played || !won || !drawn || !lost) continue;
    const countIn = ({ cells }: TableRow, { at }: Column) => wholeNumber(cells[at]) ?? Number.NaN;
    const addsUp = (row: TableRow) =>
      countIn(row, played) === countIn(row, won) + countIn(row, drawn) + countIn(row, lost);
    if (rows.every(addsUp)) return { played: played.at, won: won.at, drawn: drawn.at, lost: lost.at };
  }
  return null;
}

/** A heading with several meanings, such as V, gets its first count that no earlier column has. */
function namedColumns(columns: readonly Column[]): CountColumns {
  const found: Record<Count, number | null> = { played: null, won: null, drawn: null, lost: null };
  for (const { at, heading } of columns) {
    const word = wordsOf(heading).join(' ');
    const count = COUNTS.find((each) => found[each] === null && HEADINGS[each].split(' ').includes(word));
    if (count) found[count] = at;
  }
  return found;
}

/** Returns 0 for an empty cell or '-', and null for text that is no whole number. */
export function wholeNumber(cell = ''): number | null {
  return /^\d{1,5}$/.test(cell) ? Number(cell) : cell === '' || cell === '-' ? 0 : null;
}
