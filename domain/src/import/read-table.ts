import { RESULTS_HEADER } from '../export/export.ts';
import { winnerByGoals } from '../played/result.ts';
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
import { type Column, cellsOf, type Table } from './columns.ts';
import { isDate } from './dates.ts';
import type { ImportedGame, ImportedTotal } from './results.ts';
import { headingOf, type Row } from './table.ts';
import type { UnclearReason } from './unclear.ts';

type ReadGame = ImportedGame | UnclearReason;

/** A row as a game, as totals, or with a reason why not. */
export interface ReadRow {
  readonly row: Row;
  readonly read: ImportedGame | ImportedTotal | UnclearReason;
}

export interface ReadContext {
  /** Returns YYYY-MM-DD, or null if this is no date. */
  readonly dayOf: (cell: string) => string | null;
  /** Returns the name of a player, or another name for each player without a name. */
  readonly nameOf: (name: string, day: string) => string;
}

/** Reads a table with a row for each game, for each player of a game, or for the totals of a player. */
export function readTable(table: Table, context: ReadContext): ReadRow[] {
  const has = (column: Column) => table.columns.includes(column);
  if (!has('PLAYER')) return table.body.map((row) => ({ row, read: readGame(table, row, context) }));
  if (!has('DATE') && (has('WON') || has('PLAYED')))
    return table.body.map((row) => ({ row, read: readTotal(table, row) }));
  return readPlayerRows(table, context);
}

function readGame(
  { titles, columns }: Pick<Table, 'titles' | 'columns'>,
  row: Row,
  context: ReadContext,
): ReadGame {
  const { all, first } = cellsOf(columns, row);
  const day = context.dayOf(first('DATE'));
  if (day === null) return 'NO_DATE';
  const [a, b] = [first('GOALS_A'), first('GOALS_B')];
  if (isScoreAsDate(a) || isScoreAsDate(b)) return 'SCORE_IS_DATE';
  // Fives has exported this table.
  const isOwn = RESULTS_HEADER.every((title, at) => titles[at] === title);
  const names = (column: Column) =>
    isOwn ? splitOwnNames(first(column)) : splitNames(all(column)).map((name) => context.nameOf(name, day));
  const [teamA, teamB] = [names('TEAM_A'), names('TEAM_B')];
  if (teamA.length === 0 || teamB.length === 0) return 'NO_TEAMS';
  const [titleA = '', titleB = ''] = (['TEAM_A', 'TEAM_B'] as const).map(
    (team) => titles[columns.indexOf(team)],
  );
  const [teamAGoals, teamBGoals] = readScore(a) ?? readScore(b) ?? [readGoals(a), readGoals(b)];
  const hasScore = teamAGoals !== null && teamBGoals !== null;
  // A column with the title 'Winners' has the winner in each row.
  const written = headingOf(titleA) === 'winners' ? 'TEAM_A' : readWinner(first('WINNER'), titleA, titleB);
  const winningTeam = written ?? (hasScore ? winnerByGoals(teamAGoals, teamBGoals) : null);
  if (winningTeam === null) return 'NO_RESULT';
  const [margin = '', motm = ''] = row.cells.slice(6);
  return {
    ...{ line: row.line, date: day, teamA, teamB, winningTeam },
    ...(hasScore ? { teamAGoals, teamBGoals } : { teamAGoals: null, teamBGoals: null }),
    ...(isOwn && { winningMargin: readGoals(margin), motm: splitOwnNames(motm) }),
  };
}

interface PlayerRow {
  readonly row: Row;
  readonly name: string;
  /** Team or outcome. */
  readonly side: string;
}

/** A game is the rows of one date, until a name appears again. */
function readPlayerRows(table: Table, context: ReadContext): ReadRow[] {
  const games: PlayerRow[][] = [];
  const open = new Map<string, { rows: PlayerRow[]; names: Set<string> }>();
  const odd = table.body.flatMap((row): ReadRow[] => {
    const { all, first } = cellsOf(table.columns, row);
    const [name = ''] = splitNames([all('PLAYER').join(' ')]);
    const side = first('TEAM').toLowerCase() || (readOutcome(first('OUTCOME')) ?? '');
    const day = first('DATE');
    if (!isDate(day)) return [{ row, read: 'NO_DATE' }];
    if (name === '' || side === '') return [{ row, read: name === '' ? 'NO_NAME' : 'NO_TEAMS' }];
    let game = open.get(day);
    if (game === undefined || (game.names.has(name) && !isNameless(name))) {
      game = { rows: [], names: new Set() };
      games.push(game.rows);
      open.set(day, game);
    }
    game.names.add(name);
    game.rows.push({ row, name, side });
    return [];
  });
  return [...games.map((rows) => readPlayers(table, rows, context)), ...odd];
}

const WINNER_OF = { WON: 'a', DRAWN: 'draw', LOST: 'b' } as const;

/** Joins the rows of a game to one row. Team A is the first team in the alphabet, or without teams has the winners. */
function readPlayers({ columns }: Table, rows: readonly PlayerRow[], context: ReadContext): ReadRow {
  const sides = [...new Set(rows.map(({ side }) => side))].toSorted();
  if (sides[0] === 'LOST') sides.reverse();
  const cellOf = ({ row }: PlayerRow, column: Column) => cellsOf(columns, row).first(column);
  const first = (column: Column) =>
    rows.map((each) => cellOf(each, column)).find((cell) => cell !== '') ?? '';
  const namesOf = (side: string) => rows.flatMap((each) => (each.side === side ? each.name : [])).join();
  const ofFirst = rows.find(({ side }) => side === sides[0]);
  const outcome = ofFirst && readOutcome(cellOf(ofFirst, 'OUTCOME'));
  const cells = [
    ...[first('DATE'), first('GOALS_A'), first('GOALS_B')],
    first('WINNER') || (outcome ? WINNER_OF[outcome] : ''),
    ...(sides.length > 2 ? [] : sides.map(namesOf)),
  ];
  const text = rows.map(({ row }) => row.text).join('\n');
  const row = { line: rows[0]?.row.line ?? 1, text, cells };
  const joined: Column[] = ['DATE', 'GOALS_A', 'GOALS_B', 'WINNER', 'TEAM_A', 'TEAM_B'];
  return { row, read: readGame({ titles: ['', '', '', '', ...sides], columns: joined }, row, context) };
}

function readTotal({ columns }: Table, row: Row): ImportedTotal | UnclearReason {
  const { all, first } = cellsOf(columns, row);
  const count = (column: Column) => (/^\d{1,5}$/.test(first(column)) ? Number(first(column)) : null);
  const [played, won, lost] = [count('PLAYED'), count('WON') ?? 0, count('LOST') ?? 0];
  const drawn = count('DRAWN') ?? Math.max(0, (played ?? 0) - won - lost);
  const name = all('PLAYER').join(' ');
  if (name === '') return 'NO_NAME';
  return { line: row.line, name, played: played ?? won + drawn + lost, won, drawn, lost };
}
