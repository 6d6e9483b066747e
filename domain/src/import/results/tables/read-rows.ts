import {
  EMPTY_RESULTS,
  type UnclearResult,
  type WrittenGame,
  type WrittenResults,
} from '../results.types.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';
import type { TableRow } from './tables.ts';

export function readRows(
  rows: readonly TableRow[],
  read: (row: TableRow) => WrittenGame | UnclearResultReason,
): WrittenResults {
  const games: WrittenGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const row of rows) {
    const game = read(row);
    if (typeof game === 'string')
      unclear.push({ line: row.line, text: row.cells.join(' ').trim(), reason: game });
    else games.push(game);
  }
  return { ...EMPTY_RESULTS, games, unclear };
}
