import { wordsOf } from '../../names/name-key.ts';
import { findDate } from '../dates/dates.ts';
import { checkGame } from '../plan/check-game.ts';
import type { WrittenGame, WrittenResults } from '../results.types.ts';
import { findScore } from '../score.ts';
import { haveOneCase, type NameContext, readTeam } from '../team-names.ts';
import type { UnclearResultReason } from '../unclear-result-reasons.ts';
import { winnerIn } from '../winner.ts';
import { isOtherPeopleHeading, isTimestampHeading } from '../words/table-words.ts';
import { readRows } from './read-rows.ts';
import { findResultColumns, type ResultColumns, readResultCells } from './result-columns.ts';
import { type Column, columnsOf, isDate, isDateColumn, mostCellsPass, type TableRow } from './tables.ts';

interface Layout {
  readonly date: Column;
  readonly teamA: readonly Column[];
  readonly teamB: readonly Column[];
  readonly result: ResultColumns;
}

export function readGameTable(rows: readonly TableRow[], names: NameContext): WrittenResults | null {
  const [heading, ...rest] = rows;
  if (heading === undefined) return null;
  const hasHeading = !heading.cells.some((cell) => findDate(cell) !== null || findScore(cell) !== null);
  const body = hasHeading ? rest : rows;
  const layout = layoutOf(columnsOf(hasHeading ? heading : { line: 1, cells: [] }, body), names, hasHeading);
  if (layout === null) return null;
  return readRows(body, (row) => readRow(row, layout, names));
}

function layoutOf(columns: readonly Column[], names: NameContext, hasHeading: boolean): Layout | null {
  const dates = columns.filter(isDateColumn);
  const date = dates.find(({ heading }) => !isTimestampHeading(heading)) ?? dates[0];
  // A line of text above other lines is no heading.
  if (date === undefined || /\d/.test(date.heading)) return null;
  const others = columns.filter((column) => !dates.includes(column) && !isOtherPeopleHeading(column.heading));
  const lists = others.filter((column) =>
    mostCellsPass(column, (cell) => isList(cell) && (readTeam(cell, names)?.length ?? 0) > 1),
  );
  const [listA, listB, listC] = lists;
  const isClear = listA !== undefined && listB !== undefined && listC === undefined;
  const teams = isClear ? ([[listA], [listB]] as const) : hasHeading ? teamsOfNames(others, names) : null;
  if (teams === null) return null;
  const free = others.filter((column) => !teams.flat().includes(column));
  const result = findResultColumns(free, [teams[0][0]?.heading ?? '', teams[1][0]?.heading ?? '']);
  // Without headings, a column that nobody reads could have people.
  const unread = free.filter(
    (column) => !result.columns.includes(column) && column.cells.some((cell) => /\p{L}/u.test(cell)),
  );
  return unread.some(({ heading }) => !hasHeading || heading === '')
    ? null
    : { date, teamA: teams[0], teamB: teams[1], result };
}

function isList(cell: string): boolean {
  return findScore(cell) === null && !isDate(cell);
}

type Teams = readonly [readonly Column[], readonly Column[]];

function teamsOfNames(columns: readonly Column[], names: NameContext): Teams | null {
  const named = columns.filter((column) =>
    mostCellsPass(column, (cell) => names.readName(cell) !== null && winnerIn(cell, ['', '']) === null),
  );
  if (named.length < 2) return null;
  let stem = '';
  // Merged headings have their text only above the first column.
  const stems = named.map(({ heading }) => {
    if (heading !== '') stem = wordsOf(heading.replaceAll(/\d/g, '')).join(' ');
    return stem;
  });
  const distinct = new Set(stems);
  if (distinct.size === 1) return named.length % 2 === 0 ? halves(named, named.length / 2) : null;
  const change = stems.findIndex((word) => word !== stems[0]);
  const isSorted = stems.every((word, at) => at < change === (word === stems[0]));
  return distinct.size === 2 && isSorted ? halves(named, change) : null;
}

function halves(columns: readonly Column[], at: number): Teams {
  return [columns.slice(0, at), columns.slice(at)];
}

function readRow(
  { line, cells }: TableRow,
  { date, teamA, teamB, result }: Layout,
  names: NameContext,
): WrittenGame | UnclearResultReason {
  const teams = [teamA, teamB].map((columns) =>
    readTeam(columns.map(({ at }) => cells[at] ?? '').join('\n'), names),
  );
  const [a, b] = teams;
  if (!a || !b || !haveOneCase([...a, ...b], names)) return 'NOT_A_GAME';
  return checkGame({
    line,
    date: findDate(cells[date.at] ?? ''),
    teamA: a,
    teamB: b,
    ...readResultCells(cells, result),
  });
}
