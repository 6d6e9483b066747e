import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import { isName } from '../list/read-name.ts';
import { findDate } from './dates.ts';
import { readRows } from './read-rows.ts';
import { wholeNumber } from './read-totals.ts';
import type { WrittenResults } from './results.types.ts';
import {
  type Column,
  columnsOf,
  isDate,
  isDateColumn,
  mostCellsPass,
  type TableRow,
  transposed,
} from './tables.ts';
import { type Outcome, outcomeReader } from './winner.ts';

const MIN_PEOPLE = 2;
const MAX_POINTS = 3;

/**
 * Reads a table of outcomes or points, with a game per row and a person per column, or the other way round. Returns
 * null for another table.
 *
 * The table does not show who played together in a draw. The first half of the people is then team A.
 */
export function readOutcomes(rows: readonly TableRow[]): WrittenResults | null {
  const [heading] = rows;
  const isTransposed = (heading?.cells.slice(1).filter(isDate).length ?? 0) >= MIN_PEOPLE;
  const [names, ...body] = isTransposed ? transposed(rows) : rows;
  if (names === undefined) return null;
  const columns = columnsOf(names, body);
  const dates = columns.find(isDateColumn);
  const readWord = outcomeReader(columns.flatMap(({ cells }) => cells));
  const isOutcome = (cell: string) => readWord(cell) !== null || isPoints(cell);
  const isPerson = (column: Column) =>
    column !== dates && isName(column.heading, true) && mostCellsPass(column, isOutcome);
  const people = columns.filter(isPerson);
  if (dates === undefined || people.length < MIN_PEOPLE || people.length < columns.length / 2) return null;
  const readPoints = pointsReader(people);
  const readOutcome = (cell: string) => readWord(cell) ?? readPoints(cell);
  return readRows(body, ({ line, cells }) => {
    const date = findDate(cells[dates.at] ?? '');
    const outcomes = people.map(({ at, heading }) => ({
      name: heading,
      outcome: readOutcome(cells[at] ?? ''),
    }));
    const game = toTeams(outcomes);
    if (date === null) return 'NO_DATE';
    return game === null ? 'NO_RESULT' : { line, date, ...game, teamAGoals: null, teamBGoals: null };
  });
}

interface Person {
  readonly name: string;
  readonly outcome: Outcome | null;
}

/** Returns null if a team is empty, or if some people drew and others did not. */
function toTeams(
  people: readonly Person[],
): { teamA: readonly string[]; teamB: readonly string[]; winningTeam: WinningTeam } | null {
  const withOutcome = (wanted: Outcome) =>
    people.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  const [won, drew, lost] = [withOutcome('W'), withOutcome('D'), withOutcome('L')];
  if (drew.length > 1 && won.length + lost.length === 0) {
    const half = Math.ceil(drew.length / 2);
    return { teamA: drew.slice(0, half), teamB: drew.slice(half), winningTeam: 'DRAW' };
  }
  const isComplete = won.length > 0 && lost.length > 0 && drew.length === 0;
  return isComplete ? { teamA: won, teamB: lost, winningTeam: 'TEAM_A' } : null;
}

function isPoints(cell: string): boolean {
  const points = wholeNumber(cell);
  return points !== null && points <= MAX_POINTS;
}

/** The highest number of points in the table is a win, and 0 is a loss. */
function pointsReader(people: readonly Column[]): (cell: string) => Outcome | null {
  const points = people.flatMap(({ cells }) => cells.flatMap((cell) => wholeNumber(cell) ?? []));
  const most = points.reduce((max, count) => Math.max(max, count), 0);
  return (cell) => {
    if (!/\d/.test(cell) || !isPoints(cell)) return null;
    const count = Number(cell);
    if (count === most) return 'W';
    return count === 0 ? 'L' : 'D';
  };
}
