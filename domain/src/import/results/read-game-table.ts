import { wordsOf } from '../names/name-key.ts';
import { checkGame } from './check-game.ts';
import { findDate } from './dates.ts';
import { readRows } from './read-rows.ts';
import type { WrittenGame, WrittenResults } from './results.types.ts';
import { findScore } from './score.ts';
import { type Column, columnsOf, isDateColumn, mostCellsPass, type TableRow } from './tables.ts';
import { type NameContext, readTeam } from './team-names.ts';
import type { UnclearResultReason } from './unclear-result-reasons.ts';
import { winnerIn } from './winner.ts';

const OTHER_PEOPLE =
  /\b(motm|mvp|best|player of|joueur du|spieler des|notes?|scorers?|goalscorers?|torsch\w+|buteurs?)\b/i;

interface Layout {
  readonly date: Column;
  readonly teamA: readonly Column[];
  readonly teamB: readonly Column[];
  readonly score: Column | undefined;
  readonly goals: readonly [Column, Column] | null;
  readonly winner: Column | undefined;
}

/** Reads a table with a game per row and columns for the teams. Returns null for another table. */
export function readGameTable(rows: readonly TableRow[], names: NameContext): WrittenResults | null {
  const [heading, ...rest] = rows;
  if (heading === undefined) return null;
  const hasHeading = findDate(heading.cells.join(' ')) === null;
  const body = hasHeading ? rest : rows;
  const layout = layoutOf(columnsOf(hasHeading ? heading : { line: 1, cells: [] }, body), names);
  if (layout === null) return null;
  return readRows(body, (row) => readRow(row, layout, names));
}

function layoutOf(columns: readonly Column[], names: NameContext): Layout | null {
  const date = columns.find(isDateColumn);
  if (date === undefined) return null;
  const others = columns.filter((column) => column !== date && !OTHER_PEOPLE.test(column.heading));
  const lists = others.filter((column) => mostCellsPass(column, (cell) => readTeam(cell, names).length > 1));
  const [listA, listB] = lists;
  const teams = listA && listB ? ([[listA], [listB]] as const) : teamsOfNames(others, names);
  if (teams === null) return null;
  const free = others.filter((column) => !teams.flat().includes(column));
  const numbers = free.filter((column) => mostCellsPass(column, isGoals));
  const [goalsA, goalsB] = numbers;
  const labels = labelsOf(teams[0], teams[1]);
  return {
    date,
    teamA: teams[0],
    teamB: teams[1],
    score: free.find((column) => mostCellsPass(column, (cell) => findScore(cell) !== null)),
    goals: goalsA && goalsB ? [goalsA, goalsB] : null,
    winner: free.find((column) => mostCellsPass(column, (cell) => winnerIn(cell, labels) !== null)),
  };
}

/** Splits columns with one name each into two teams: where the word in the heading changes, or in the middle. */
function teamsOfNames(
  columns: readonly Column[],
  names: NameContext,
): readonly [readonly Column[], readonly Column[]] | null {
  const named = columns.filter((column) =>
    mostCellsPass(column, (cell) => names.readName(cell) !== null && winnerIn(cell, ['', '']) === null),
  );
  if (named.length < 2) return null;
  const words = named.map(({ heading }) => wordsOf(heading.replaceAll(/\d/g, '')).join(' '));
  const change = words.findIndex((word, at) => at > 0 && word !== '' && word !== words[0]);
  const hasTwoWords = change > 0 && new Set(words.filter((word) => word !== '')).size === 2;
  const middle = hasTwoWords ? change : Math.ceil(named.length / 2);
  return [named.slice(0, middle), named.slice(middle)];
}

function labelsOf([a]: readonly Column[], [b]: readonly Column[]): [string, string] {
  return [a?.heading ?? '', b?.heading ?? ''];
}

function readRow(
  { line, cells }: TableRow,
  { date, teamA, teamB, score, goals, winner }: Layout,
  names: NameContext,
): WrittenGame | UnclearResultReason {
  const peopleIn = (columns: readonly Column[]) => {
    const texts = columns.map(({ at }) => cells[at] ?? '');
    return texts.length === 1
      ? readTeam(texts[0] ?? '', names)
      : texts.flatMap((text) => names.readName(text) ?? []);
  };
  const [goalsA = '', goalsB = ''] = goals?.map(({ at }) => cells[at] ?? '') ?? [];
  const hasGoals = [goalsA, goalsB].every(isGoals);
  return checkGame({
    line,
    date: findDate(cells[date.at] ?? ''),
    teamA: peopleIn(teamA),
    teamB: peopleIn(teamB),
    goals: hasGoals
      ? [Number(goalsA), Number(goalsB)]
      : (findScore(cells[score?.at ?? -1] ?? '')?.goals ?? null),
    winner: winnerIn(cells[winner?.at ?? -1] ?? '', labelsOf(teamA, teamB)),
  });
}

function isGoals(cell: string): boolean {
  return /^\d{1,2}$/.test(cell);
}
