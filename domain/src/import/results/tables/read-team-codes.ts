import { findDate } from '../dates/dates.ts';
import { checkGame } from '../plan/check-game.ts';
import type { WrittenResults } from '../results.types.ts';
import type { NameContext } from '../team-names.ts';
import { isOtherPeopleHeading, isTotalHeading } from '../words/table-words.ts';
import { readRows } from './read-rows.ts';
import { findResultColumns, readResultCells } from './result-columns.ts';
import { type Column, columnsOf, isDateColumn, type TableRow } from './tables.ts';

const MIN_PEOPLE = 2;
const CODES: readonly (readonly [string, string])[] = [
  ['a', 'b'],
  ['1', '2'],
  ['home', 'away'],
  ['h', 'a'],
];

export function readTeamCodes(rows: readonly TableRow[], names: NameContext): WrittenResults | null {
  const [heading, ...body] = rows;
  if (heading === undefined) return null;
  const columns = columnsOf(heading, body);
  const date = columns.find(isDateColumn);
  if (date === undefined) return null;
  const named = columns.filter(
    (column) =>
      column !== date &&
      !isTotalHeading(column.heading) &&
      !isOtherPeopleHeading(column.heading) &&
      names.readName(column.heading) !== null,
  );
  const codes = CODES.find((pair) => named.filter((column) => hasOnly(column, pair)).length >= MIN_PEOPLE);
  if (codes === undefined) return null;
  const people = named.filter((column) => hasOnly(column, codes));
  const result = findResultColumns(
    columns.filter((column) => column !== date && !people.includes(column)),
    codes as [string, string],
  );
  const unread = named.filter((column) => !people.includes(column) && !result.columns.includes(column));
  if (result.columns.length === 0 || unread.length > 0) return null;
  return readRows(body, ({ line, cells }) => {
    const teamOf = (code: string) =>
      people.flatMap(({ at, heading: name }) =>
        cells[at]?.toLowerCase() === code ? (names.readName(name) ?? []) : [],
      );
    const [teamA, teamB] = codes.map(teamOf);
    const written = findDate(cells[date.at] ?? '');
    return checkGame({
      line,
      date: written,
      teamA: teamA ?? [],
      teamB: teamB ?? [],
      ...readResultCells(cells, result),
    });
  });
}

function hasOnly({ cells }: Column, codes: readonly [string, string]): boolean {
  return cells.length > 0 && cells.every((cell) => codes.includes(cell.toLowerCase()) || cell === '-');
}
