import { EMPTY_WRITING, type UnclearResult, type Writing, type WrittenGame } from './results.types.ts';
import type { TableRow } from './tables.ts';
import type { UnclearResultReason } from './unclear-result-reasons.ts';

/** Reads each row of a table. `read` returns a game, or the reason why the row is unclear. */
export function readRows(
  rows: readonly TableRow[],
  read: (row: TableRow) => WrittenGame | UnclearResultReason,
): Writing {
  const games: WrittenGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const row of rows) {
    const game = read(row);
    if (typeof game === 'string')
      unclear.push({ line: row.line, text: row.cells.join(' ').trim(), reason: game });
    else games.push(game);
  }
  return { ...EMPTY_WRITING, games, unclear };
}
