import { headingOf, type Row } from '../table.ts';
import { splitGames, type UncheckedGame, type WrittenResults } from './check-game.ts';
import { readDate } from './dates.ts';
import type { Column, ImportedTotal, UnclearResult } from './results.types.ts';
import {
  isNameless,
  isScoreAsDate,
  readGoals,
  readOutcome,
  readScore,
  readWinner,
  splitNames,
} from './score.ts';

export interface ResultsTable {
  readonly titles: readonly string[];
  readonly body: readonly Row[];
  readonly columns: readonly Column[];
}

export type Totals = Pick<WrittenResults, 'unclear'> & { readonly totals: readonly ImportedTotal[] };

export function isTotals({ columns }: ResultsTable): boolean {
  const has = (column: Column) => columns.includes(column);
  return has('PLAYER') && !has('DATE') && (has('WON') || has('PLAYED'));
}

/** Reads a table with a row for each game, or for each player of a game. */
export function readGameTable(table: ResultsTable): WrittenResults {
  return table.columns.includes('PLAYER') ? readPlayerRows(table) : readGameRows(table);
}

function cellsOf({ columns }: ResultsTable, { cells }: Row) {
  const all = (column: Column) => cells.filter((_, at) => columns[at] === column);
  return { all, first: (column: Column) => all(column).find((cell) => cell !== '') ?? '' };
}

function readGameRows(table: ResultsTable): WrittenResults {
  const { titles, columns } = table;
  const title = (column: Column) => titles[columns.indexOf(column)] ?? '';
  return splitGames(
    table.body.map((row): UncheckedGame => {
      const { all, first } = cellsOf(table, row);
      return {
        ...{ line: row.line, text: row.text, date: readDate(first('DATE')) },
        teams: [splitNames(all('TEAM_A')), splitNames(all('TEAM_B'))],
        ...withWinners(resultIn(first, [title('TEAM_A'), title('TEAM_B')]), title('TEAM_A')),
      };
    }),
  );
}

/** A column with the title 'Winners' has the winner in each row. */
function withWinners(result: ReturnType<typeof resultIn>, titleA: string) {
  return headingOf(titleA) === 'winners'
    ? { ...result, winner: result.winner ?? ('TEAM_A' as const) }
    : result;
}

function resultIn(first: (column: Column) => string, teams: readonly [string, string]) {
  const [a, b] = [first('GOALS_A'), first('GOALS_B')];
  const [goalsA, goalsB] = [readGoals(a), readGoals(b)];
  return {
    goals:
      readScore(a) ??
      readScore(b) ??
      (goalsA === null || goalsB === null ? null : ([goalsA, goalsB] as const)),
    winner: readWinner(first('WINNER'), teams),
    isScoreDate: isScoreAsDate(a) || isScoreAsDate(b),
  };
}

interface PlayerRow {
  readonly row: Row;
  readonly name: string;
  readonly team: string;
  readonly outcome: ReturnType<typeof readOutcome>;
}

/** A game is the rows of one date, until a name appears again. */
function readPlayerRows(table: ResultsTable): WrittenResults {
  const unclear: UnclearResult[] = [];
  const games: PlayerRow[][] = [];
  const open = new Map<string, { rows: PlayerRow[]; names: Set<string> }>();
  for (const row of table.body) {
    const { first } = cellsOf(table, row);
    const [name = ''] = splitNames([first('PLAYER')]);
    const player = { row, name, team: first('TEAM').toLowerCase(), outcome: readOutcome(first('OUTCOME')) };
    const day = first('DATE');
    const reason =
      readDate(day) === null
        ? 'NO_DATE'
        : name === ''
          ? 'NO_NAME'
          : player.team || player.outcome
            ? null
            : 'NO_TEAMS';
    if (reason) {
      unclear.push({ line: row.line, text: row.text, reason });
      continue;
    }
    let game = open.get(day);
    if (game === undefined || (game.names.has(name) && !isNameless(name))) {
      game = { rows: [], names: new Set() };
      games.push(game.rows);
      open.set(day, game);
    }
    game.names.add(name);
    game.rows.push(player);
  }
  const read = splitGames(games.map((rows) => toGame(table, rows)));
  return { games: read.games, unclear: [...unclear, ...read.unclear] };
}

/** The first team of the rows is team A. Without teams, team A has the winners. */
function toGame(table: ResultsTable, rows: readonly PlayerRow[]): UncheckedGame {
  const teams = [...new Set(rows.map(({ team }) => team).filter((team) => team !== ''))].toSorted();
  const [teamA = 'WON', teamB = 'LOST'] = teams;
  const sideOf = ({ team, outcome }: PlayerRow) => (teams.length > 0 ? team : outcome);
  const namesOf = (side: string) => rows.filter((row) => sideOf(row) === side).map(({ name }) => name);
  const first = (column: Column) =>
    rows.map(({ row }) => cellsOf(table, row).first(column)).find((cell) => cell !== '') ?? '';
  const outcomes = rows.filter((row) => sideOf(row) === teamA).map(({ outcome }) => outcome);
  const outcome = outcomes.find((each) => each !== null) ?? null;
  const [head] = rows;
  const { winner, ...result } = resultIn(first, [teamA, teamB]);
  return {
    ...{
      line: head?.row.line ?? 1,
      text: rows.map(({ row }) => row.text).join('\n'),
      date: readDate(first('DATE')),
    },
    teams: teams.length > 2 ? [[], []] : [namesOf(teamA), namesOf(teamB)],
    ...result,
    winner: winner ?? (outcome && ({ WON: 'TEAM_A', DRAWN: 'DRAW', LOST: 'TEAM_B' } as const)[outcome]),
  };
}

export function readTotals(table: ResultsTable): Totals {
  const totals: ImportedTotal[] = [];
  const unclear: UnclearResult[] = [];
  for (const row of table.body) {
    const { first } = cellsOf(table, row);
    const count = (column: Column) => (/^\d{1,5}$/.test(first(column)) ? Number(first(column)) : null);
    const [name, won, lost] = [first('PLAYER'), count('WON') ?? 0, count('LOST') ?? 0];
    const drawn = count('DRAWN') ?? Math.max(0, (count('PLAYED') ?? 0) - won - lost);
    const played = count('PLAYED') ?? won + drawn + lost;
    const reason = name === '' ? 'NO_NAME' : played === won + drawn + lost ? null : 'WRONG_TOTALS';
    if (reason) unclear.push({ line: row.line, text: row.text, reason });
    else totals.push({ line: row.line, name, played, won, drawn, lost });
  }
  return { totals, unclear };
}
