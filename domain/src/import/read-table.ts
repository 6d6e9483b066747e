import type { WinningTeam } from '../instance/game-instance.schema.ts';
import {
  isNameless,
  isScoreAsDate,
  readGoals,
  readOutcome,
  readScore,
  readWinner,
  splitNames,
  splitOwnNames,
} from './cells.ts';
import { readDate, type WrittenDate } from './dates.ts';
import type { Column, ImportedGame, ImportedTotal, UnclearResult } from './results.ts';
import { headingOf, type Row } from './table.ts';

export interface ResultsTable {
  readonly titles: string[];
  readonly body: readonly Row[];
  readonly columns: Column[];
  /** True for a table that Fives has exported. */
  readonly isOwn: boolean;
}

export interface WrittenGame extends Pick<ImportedGame, 'line' | 'motm' | 'winningMargin'> {
  readonly text: string;
  readonly date: WrittenDate | null;
  readonly teams: readonly string[][];
  readonly goals: readonly [number, number] | null;
  readonly winner: WinningTeam | null;
  readonly isScoreDate: boolean;
}

interface ReadTable {
  readonly games: readonly WrittenGame[];
  readonly totals: ImportedTotal[];
  readonly unclear: readonly UnclearResult[];
}

/** Reads a table with a row for each game, for each player of a game, or for the totals of a player. */
export function readTable(table: ResultsTable): ReadTable {
  const has = (column: Column) => table.columns.includes(column);
  const isLong = has('PLAYER');
  if (isLong && !has('DATE') && (has('WON') || has('PLAYED'))) return readTotals(table);
  if (isLong) return readPlayerRows(table);
  return { games: table.body.map((row) => readGameRow(table, row)), totals: [], unclear: [] };
}

function cellsOf({ columns }: ResultsTable, { cells }: Row) {
  const all = (column: Column) => cells.filter((_, at) => columns[at] === column);
  return { all, first: (column: Column) => all(column).find((cell) => cell !== '') ?? '' };
}

function readGameRow(table: ResultsTable, row: Row): WrittenGame {
  const { titles, columns, isOwn } = table;
  const { all, first } = cellsOf(table, row);
  const title = (column: Column) => titles[columns.indexOf(column)] ?? '';
  const names = (column: Column) => (isOwn ? splitOwnNames(first(column)) : splitNames(all(column)));
  const result = resultIn(first, [title('TEAM_A'), title('TEAM_B')]);
  // A column with the title 'Winners' has the winner in each row.
  const winner = result.winner ?? (headingOf(title('TEAM_A')) === 'winners' ? 'TEAM_A' : null);
  const [margin = '', motm = ''] = row.cells.slice(6);
  return {
    ...{ line: row.line, text: row.text, date: readDate(first('DATE')) },
    teams: [names('TEAM_A'), names('TEAM_B')],
    ...{ ...result, winner },
    ...(isOwn && { winningMargin: readGoals(margin), motm: splitOwnNames(motm) }),
  };
}

function resultIn(first: (column: Column) => string, teams: readonly [string, string]) {
  const [a, b] = [first('GOALS_A'), first('GOALS_B')];
  const [goalsA, goalsB] = [readGoals(a), readGoals(b)];
  const goals = goalsA === null || goalsB === null ? null : ([goalsA, goalsB] as const);
  return {
    goals: readScore(a) ?? readScore(b) ?? goals,
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
function readPlayerRows(table: ResultsTable): ReadTable {
  const unclear: UnclearResult[] = [];
  const games: PlayerRow[][] = [];
  const open = new Map<string, { rows: PlayerRow[]; names: Set<string> }>();
  for (const row of table.body) {
    const { first } = cellsOf(table, row);
    const [name = ''] = splitNames([first('PLAYER')]);
    const player = { row, name, team: first('TEAM').toLowerCase(), outcome: readOutcome(first('OUTCOME')) };
    const day = first('DATE');
    const noTeam = player.team === '' && player.outcome === null ? 'NO_TEAMS' : null;
    const reason = readDate(day) === null ? 'NO_DATE' : name === '' ? 'NO_NAME' : noTeam;
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
  return { games: games.map((rows) => joinPlayerRows(table, rows)), totals: [], unclear };
}

/** Team A is the first team in the alphabet. Without teams, team A has the winners. */
function joinPlayerRows(table: ResultsTable, rows: readonly PlayerRow[]): WrittenGame {
  const teams = [...new Set(rows.map(({ team }) => team).filter((team) => team !== ''))].toSorted();
  const [teamA = 'WON', teamB = 'LOST'] = teams;
  const inTeam = (side: string) =>
    rows.filter(({ team, outcome }) => (teams.length > 0 ? team : outcome) === side);
  const first = (column: Column) =>
    rows.map(({ row }) => cellsOf(table, row).first(column)).find((cell) => cell !== '') ?? '';
  const outcome = inTeam(teamA).find((row) => row.outcome !== null)?.outcome;
  const result = resultIn(first, [teamA, teamB]);
  return {
    line: rows[0]?.row.line ?? 1,
    text: rows.map(({ row }) => row.text).join('\n'),
    date: readDate(first('DATE')),
    teams: teams.length > 2 ? [] : [teamA, teamB].map((side) => inTeam(side).map(({ name }) => name)),
    ...result,
    winner: result.winner ?? (outcome ? WINNER_OF[outcome] : null),
  };
}

const WINNER_OF = { WON: 'TEAM_A', DRAWN: 'DRAW', LOST: 'TEAM_B' } as const;

function readTotals(table: ResultsTable): ReadTable {
  const totals: ImportedTotal[] = [];
  const unclear: UnclearResult[] = [];
  for (const row of table.body) {
    const { first } = cellsOf(table, row);
    const count = (column: Column) => (/^\d{1,5}$/.test(first(column)) ? Number(first(column)) : null);
    const [name, won, lost] = [first('PLAYER'), count('WON') ?? 0, count('LOST') ?? 0];
    const drawn = count('DRAWN') ?? Math.max(0, (count('PLAYED') ?? 0) - won - lost);
    const played = count('PLAYED') ?? won + drawn + lost;
    if (name === '') unclear.push({ line: row.line, text: row.text, reason: 'NO_NAME' });
    else totals.push({ line: row.line, name, played, won, drawn, lost });
  }
  return { games: [], totals, unclear };
}
