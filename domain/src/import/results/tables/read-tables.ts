import type { WrittenResults } from '../results.types.ts';
import type { NameContext } from '../team-names.ts';
import { readTotals } from '../totals/read-totals.ts';
import { readGameTable } from './read-game-table.ts';
import { readOutcomes } from './read-outcomes.ts';
import { readPlayerRows } from './read-player-rows.ts';
import { readTeamCodes } from './read-team-codes.ts';
import { readTeamRows } from './read-team-rows.ts';
import { readTable, type TableRow } from './tables.ts';

const DELIMITERS = ['\t', ';', ',', '|'];
const MIN_COLUMNS = 3;
const SAMPLE_SIZE = 60;
const MARKDOWN_ROW = /^[ \t]*\|(.*)\|[ \t]*$/gm;
const MARKDOWN_LINE = /^[ \t|:=+-]*-{2,}[ \t|:=+-]*$/gm;

const READERS = [readOutcomes, readTeamCodes, readTeamRows, readPlayerRows, readGameTable, readTotals];

export function readTables(text: string, names: NameContext): WrittenResults | null {
  let best: WrittenResults | null = null;
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    const framed = delimiter === '|' ? withoutFrame(text) : text;
    // Most texts are no table, which the first rows show.
    if (readRowsOfTable(readTable(framed, delimiter, SAMPLE_SIZE), names) === null) continue;
    const read = readRowsOfTable(readTable(framed, delimiter), names);
    if (read && (best === null || isBetter(read, best))) best = read;
    if (best?.unclear.length === 0) return best;
  }
  const aligned = alignedRows(text);
  return best ?? (aligned && readRowsOfTable(aligned, names));
}

const GAP = /(?<=\S)(?: {2,}|\t+)(?=\S)/g;

/** Reads columns that spaces align. Returns null if a row has more or fewer cells, because an empty cell is not visible. */
function alignedRows(text: string): readonly TableRow[] | null {
  if (!/\S {2,}\S/.test(text)) return null;
  const rows = withoutTitles(readTable(text.replaceAll(GAP, '\t'), '\t'));
  const width = rows[0]?.cells.length ?? 0;
  return width >= MIN_COLUMNS && rows.every(({ cells }) => cells.length === width) ? rows : null;
}

function withoutFrame(text: string): string {
  return text.replace(MARKDOWN_LINE, '').replace(MARKDOWN_ROW, '$1');
}

function readRowsOfTable(written: readonly TableRow[], names: NameContext): WrittenResults | null {
  const rows = withoutTitles(written);
  const wide = rows.filter(({ cells }) => cells.length >= MIN_COLUMNS).length;
  const isWide = wide > rows.length / 2;
  // A table of names and records such as '6-1-3' has two columns.
  if (!isWide && rows.some(({ cells }) => cells.length > MIN_COLUMNS)) return null;
  for (const read of isWide ? READERS : [readTotals]) {
    const results = read(rows, names);
    if (results && countOf(results) > 0 && countOf(results) >= results.unclear.length) return results;
    // A row of one team must not be read as a game.
    if (results && read === readTeamRows) return null;
  }
  return null;
}

function countOf({ games, totals }: WrittenResults): number {
  return games.length + totals.length;
}

export function isBetter(one: WrittenResults, other: WrittenResults): boolean {
  const difference = countOf(one) - countOf(other);
  return difference > 0 || (difference === 0 && one.unclear.length < other.unclear.length);
}

function withoutTitles(rows: readonly TableRow[]): readonly TableRow[] {
  const start = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  return start > 0 ? rows.slice(start) : rows;
}
