import type { Outcome } from '../outcome.ts';
import { findScore } from '../score.ts';
import type { NameContext } from '../team-names.ts';
import { outcomeReader } from '../winner.ts';
import {
  isAgainstHeading,
  isForHeading,
  isGameHeading,
  isPlayerHeading,
  isPointsHeading,
  isTeamHeading,
} from '../words/table-words.ts';
import { outcomesReader } from './outcome-cells.ts';
import { type Column, columnsOf, isDateColumn, mostCellsPass, type TableRow } from './tables.ts';

export interface PlayerColumns {
  readonly date: Column;
  readonly player: Column;
  readonly game: Column | undefined;
  readonly team: Column | undefined;
  readonly outcome: Column | undefined;
  readonly readOutcome: (cell: string) => Outcome | null;
  readonly readScore: (cells: readonly string[]) => readonly [number, number] | null;
}

const MIN_ROWS_PER_GAME = 2;
const LIST = /[,;&\n]/;

export function findPlayerColumns(
  heading: TableRow,
  body: readonly TableRow[],
  names: NameContext,
): PlayerColumns | null {
  const columns = columnsOf(heading, body);
  const date = columns.find(isDateColumn);
  const isPlayer = (column: Column) =>
    mostCellsPass(column, (cell) => !LIST.test(cell) && names.readName(cell) !== null);
  const player = columns.find((column) => isPlayerHeading(column.heading) && isPlayer(column));
  if (!date || !player || body.length < new Set(date.cells).size * MIN_ROWS_PER_GAME) return null;
  const others = columns.filter((column) => column !== date && column !== player);
  const game = others.find(({ heading: title }) => isGameHeading(title) && !isTeamHeading(title));
  const outcome = others.find((column) => {
    const read = readerOf(column);
    return column !== game && mostCellsPass(column, (cell) => read(cell) !== null);
  });
  const rest = others.filter((column) => column !== game && column !== outcome);
  const team = rest.find(({ heading: title, cells }) => isTeamHeading(title) && cells.length > 0);
  const readScore = scoreReader(rest);
  if (outcome === undefined && (team === undefined || readScore === null)) return null;
  return {
    date,
    player,
    game,
    team,
    outcome,
    readOutcome: outcome ? readerOf(outcome) : () => null,
    readScore: readScore ?? (() => null),
  };
}

function readerOf({ heading, cells }: Column): PlayerColumns['readOutcome'] {
  if (!isPointsHeading(heading)) return outcomeReader(cells);
  const read = outcomesReader(cells);
  return (cell) => {
    const outcome = read(cell);
    return outcome === 'ABSENT' || outcome === 'UNKNOWN' ? null : outcome;
  };
}

function scoreReader(columns: readonly Column[]): PlayerColumns['readScore'] | null {
  const goalsFor = columns.find(({ heading }) => isForHeading(heading));
  const against = columns.find(({ heading }) => isAgainstHeading(heading));
  const score = columns.find((column) => mostCellsPass(column, (cell) => findScore(cell) !== null));
  if (goalsFor && against)
    return (cells) => {
      const goals = [cells[goalsFor.at] ?? '', cells[against.at] ?? ''];
      return goals.every((cell) => /^\d{1,2}$/.test(cell)) ? [Number(goals[0]), Number(goals[1])] : null;
    };
  return score ? (cells) => findScore(cells[score.at] ?? '')?.goals ?? null : null;
}
