import { findDate, type WrittenDate } from '../dates/dates.ts';
import {
  EMPTY_RESULTS,
  type UnclearResult,
  type WrittenGame,
  type WrittenResults,
} from '../results.types.ts';
import type { NameContext } from '../team-names.ts';
import { type PlayerRow, toGameOfRows } from './game-of-rows.ts';
import { findPlayerColumns, type PlayerColumns } from './player-columns.ts';
import type { TableRow } from './tables.ts';

export function readPlayerRows(rows: readonly TableRow[], names: NameContext): WrittenResults | null {
  const [heading, ...body] = rows;
  const columns = heading ? findPlayerColumns(heading, body, names) : null;
  if (columns === null) return null;
  const games: WrittenGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const group of groupRows(body, columns, names)) {
    const game = toGameOfRows(group.date, group.rows);
    const [first] = group.rows;
    if (typeof game !== 'string') games.push(game);
    else
      unclear.push({
        line: first?.line ?? 1,
        text: group.rows.map(({ text }) => text).join(', '),
        reason: game,
      });
  }
  return { ...EMPTY_RESULTS, games, unclear };
}

interface RowGroup {
  readonly date: WrittenDate | null;
  readonly rows: PlayerRow[];
}

/** Groups rows by date and number of the game. An empty date is the date above, as in merged cells. */
function groupRows(body: readonly TableRow[], columns: PlayerColumns, names: NameContext): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  let dateText = '';
  for (const { line, cells } of body) {
    const cellAt = (column: { readonly at: number } | undefined) => (column ? (cells[column.at] ?? '') : '');
    dateText = cellAt(columns.date) || dateText;
    const key = `${dateText}|${cellAt(columns.game)}`;
    const group = groups.get(key) ?? { date: findDate(dateText), rows: [] };
    groups.set(key, group);
    group.rows.push({
      line,
      text: cellAt(columns.player),
      name: names.readName(cellAt(columns.player)),
      team: cellAt(columns.team),
      outcome: columns.readOutcome(cellAt(columns.outcome)),
      score: columns.readScore(cells),
    });
  }
  return [...groups.values()];
}
