import { headingOf, type Row } from '../table.ts';
import { readDate } from './dates.ts';
import { COLUMNS, type Column } from './results.types.ts';
import { readGoals, readScore } from './score.ts';

const TITLES: ReadonlyMap<string, Column> = new Map(
  (
    [
      ['DATE', 'date, day, when, match date, game date, played on, datum, fecha, data, dato'],
      ['TEAM_A', 'a, bibs, local, heim, winners'],
      ['TEAM_B', 'b, skins, non bibs, visitante, gast, losers'],
      [
        'PLAYER',
        'player, players, name, player name, spieler, jugador, jogador, joueur, nombre, nome, nom, naam',
      ],
      ['TEAM', 'team, side'],
      ['OUTCOME', 'outcome, w l, w d l, win loss'],
      ['GOALS_A', 'score, final score, goals a, score a, resultado, ergebnis, stand, marcador, placar'],
      ['GOALS_B', 'goals b, score b'],
      ['WINNER', 'winner, winning team, won by, ganador, vencedor, sieger, winnaar, vainqueur'],
      [
        'PLAYED',
        'played, p, pld, gp, mp, games, games played, matches, spiele, pj, gespielt, jugados, jogos',
      ],
      ['WON', 'won, w, wins, win, siege, victorias, vitorias, victoires, gewonnen'],
      ['DRAWN', 'drawn, d, draws, draw, ties, tied, unentschieden, empates, nuls, gelijk'],
      ['LOST', 'lost, l, losses, loss, losing, niederlagen, derrotas, defaites, verloren'],
      ['POINTS', 'points, pts, punkte, puntos, pontos, punten'],
    ] as const
  ).flatMap(([column, words]) => words.split(', ').map((word) => [word, column] as const)),
);

const SIDES = [
  { words: ['team a', 'team 1', 'home'], team: 'TEAM_A', goals: 'GOALS_A' },
  { words: ['team b', 'team 2', 'away'], team: 'TEAM_B', goals: 'GOALS_B' },
] as const;

const HEADING_ROWS = 10;
const SAMPLE_SIZE = 50;

/** Returns the number of rows up to the heading, or 0 without a heading. */
export function countHeadingRows(rows: readonly Row[]): number {
  const known = (row: Row) =>
    row.cells.map(columnOfTitle).filter((column) => column !== null && column !== 'NONE');
  const top = rows
    .slice(0, HEADING_ROWS)
    .findIndex((row) => known(row).length >= 2 && !row.cells.some(readDate));
  if (top >= 0) return top + 1;
  const [first, second] = rows;
  return second?.cells.some(readDate) && !first?.cells.some((cell) => readDate(cell) ?? readScore(cell))
    ? 1
    : 0;
}

/** Guesses columns from their titles, and others from their cells. */
export function guessColumns(titles: readonly string[], body: readonly Row[]): Column[] {
  const sample = body.slice(0, SAMPLE_SIZE);
  const width = Math.max(titles.length, ...sample.map(({ cells }) => cells.length));
  const titled = Array.from({ length: width }, (_, at) => columnOfTitle(titles[at] ?? '') ?? 'NONE');
  const has = (column: Column) => titled.includes(column);
  if (has('WON') && has('LOST') && !has('DATE'))
    return titled.map((column) => (isOfTotals(column) ? column : 'NONE'));
  const isLong = has('PLAYER');
  const columns = titled.map((column, at) => {
    if (headingOf(titles[at] ?? '') === 'result') return isLong ? 'OUTCOME' : scoreOrWinner(sample, at);
    return isLong || !isOfTotals(column) ? column : 'NONE';
  });
  const isMost = (at: number, test: (cell: string) => boolean) =>
    sample.filter(({ cells }) => test(cells[at] ?? '')).length * 2 > sample.length;
  const fill = (column: Column, test: (cell: string) => boolean, title: RegExp | null = null) => {
    if (columns.includes(column)) return;
    const isOpen = (at: number) =>
      !columnOfTitle(titles[at] ?? '') && (title?.test(headingOf(titles[at] ?? '')) ?? true);
    const at = columns.findIndex((each, at) => each === 'NONE' && isOpen(at) && isMost(at, test));
    if (at >= 0) columns[at] = column;
  };
  fill('DATE', (cell) => readDate(cell) !== null);
  fill('GOALS_A', (cell) => readScore(cell) !== null);
  if (isLong) return columns;
  for (const goals of ['GOALS_A', 'GOALS_B'] as const)
    fill(goals, (cell) => readGoals(cell) !== null, /^$|goals$|score$/);
  for (const team of ['TEAM_A', 'TEAM_B'] as const) fill(team, (cell) => /\p{L},\s?\p{L}/u.test(cell));
  return columns;
}

function scoreOrWinner(sample: readonly Row[], at: number): Column {
  return sample.some(({ cells }) => readScore(cells[at] ?? '')) ? 'GOALS_A' : 'WINNER';
}

function isOfTotals(column: Column): boolean {
  return column === 'PLAYER' || COLUMNS.indexOf(column) >= COLUMNS.indexOf('PLAYED');
}

/** Returns `NONE` for a title that is known and not used, or null for an unknown title. */
function columnOfTitle(title: string): Column | null {
  const words = headingOf(title.replace(/([a-z])([A-Z])/g, '$1 $2'));
  for (const side of SIDES) {
    const start = side.words.find((each) => words === each || words.startsWith(`${each} `));
    if (start === undefined) continue;
    const rest = words.slice(start.length).trim().split(' ')[0] ?? '';
    if (['', 'player', 'players', 'names', 'team', 'squad', 'lineup'].includes(rest)) return side.team;
    return ['goals', 'score', 'result', 'goal'].includes(rest) ? side.goals : 'NONE';
  }
  return TITLES.get(words) ?? null;
}

/** True for the heading of a schedule, which has teams but no results. */
export function isSchedule(titles: readonly string[]): boolean {
  const words = titles.map(headingOf);
  const columns = titles.map(columnOfTitle);
  const hasResult = columns.some(
    (column) => column === 'GOALS_A' || column === 'WINNER' || column === 'OUTCOME',
  );
  return (
    !hasResult &&
    words.includes('result') === false &&
    ['start time', 'arrival time', 'event type'].some((each) => words.includes(each))
  );
}
