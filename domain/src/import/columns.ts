import { readGoals, readScore } from './cells.ts';
import { readDate } from './dates.ts';
import { COLUMNS, type Column } from './results.ts';
import { headingOf, type Row } from './table.ts';

const TITLES: readonly (readonly [Column, string])[] = [
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
  ['PLAYED', 'played, p, pld, gp, mp, games, games played, matches, spiele, pj, gespielt, jugados, jogos'],
  ['WON', 'won, w, wins, win, siege, victorias, vitorias, victoires, gewonnen'],
  ['DRAWN', 'drawn, d, draws, draw, ties, tied, unentschieden, empates, nuls, gelijk'],
  ['LOST', 'lost, l, losses, loss, losing, niederlagen, derrotas, defaites, verloren'],
  ['POINTS', 'points, pts, punkte, puntos, pontos, punten'],
];
const COLUMN_OF = new Map(
  TITLES.flatMap(([column, words]) => words.split(', ').map((word) => [word, column] as const)),
);

const SIDES = [
  { words: ['team a', 'team 1', 'home'], team: 'TEAM_A', goals: 'GOALS_A' },
  { words: ['team b', 'team 2', 'away'], team: 'TEAM_B', goals: 'GOALS_B' },
] as const;
const TEAM_WORDS = ['', 'player', 'players', 'names', 'team', 'squad', 'lineup'];
const GOAL_WORDS = ['goals', 'score', 'result', 'goal'];

const HEADING_ROWS = 10;
const SAMPLE_SIZE = 50;

/** Returns `NONE` for a title that is known and not used, or null for an unknown title. */
function columnOfTitle(title: string): Column | null {
  const words = headingOf(title.replace(/([a-z])([A-Z])/g, '$1 $2'));
  for (const { words: starts, team, goals } of SIDES) {
    const start = starts.find((each) => `${words} `.startsWith(`${each} `));
    if (start === undefined) continue;
    const [rest = ''] = words.slice(start.length).trim().split(' ');
    return TEAM_WORDS.includes(rest) ? team : GOAL_WORDS.includes(rest) ? goals : 'NONE';
  }
  return COLUMN_OF.get(words) ?? null;
}

/** Returns the number of rows up to the heading, or 0 without a heading. */
export function countHeadingRows(rows: readonly Row[]): number {
  const isKnown = (title: string) => (columnOfTitle(title) ?? 'NONE') !== 'NONE';
  const isHeading = ({ cells }: Row) => cells.filter(isKnown).length >= 2 && !cells.some(readDate);
  const top = rows.slice(0, HEADING_ROWS).findIndex(isHeading);
  if (top >= 0) return top + 1;
  const [first, second] = rows;
  const isTitles = !first?.cells.some((cell) => readDate(cell) ?? readScore(cell));
  return isTitles && second?.cells.some(readDate) ? 1 : 0;
}

/** Guesses columns from their titles, and others from their cells. */
export function guessColumns(titles: readonly string[], body: readonly Row[]): Column[] {
  const sample = body.slice(0, SAMPLE_SIZE);
  const width = Math.max(titles.length, ...sample.map(({ cells }) => cells.length));
  const titled = Array.from({ length: width }, (_, at) => columnOfTitle(titles[at] ?? ''));
  const isTotals = titled.includes('WON') && titled.includes('LOST') && !titled.includes('DATE');
  const isLong = titled.includes('PLAYER');
  const isFor = (column: Column) => isOfTotals(column) === isTotals || (isLong && column === 'PLAYER');
  const columns = titled.map((column): Column => (column !== null && isFor(column) ? column : 'NONE'));
  if (isTotals) return columns;
  const result = titles.findIndex((title) => headingOf(title) === 'result');
  const isMost = (at: number, test: (cell: string) => boolean) =>
    sample.filter(({ cells }) => test(cells[at] ?? '')).length * 2 > sample.length;
  const fill = (column: Column, test: (cell: string) => boolean, title = /^/) => {
    const isOpen = (at: number) => titled[at] === null && columns[at] === 'NONE';
    const at = columns.findIndex(
      (_, at) => isOpen(at) && title.test(headingOf(titles[at] ?? '')) && isMost(at, test),
    );
    if (at >= 0 && !columns.includes(column)) columns[at] = column;
  };
  if (result >= 0 && isLong) columns[result] = 'OUTCOME';
  fill('DATE', (cell) => readDate(cell) !== null);
  fill('GOALS_A', (cell) => readScore(cell) !== null);
  if (isLong) return columns;
  for (const goals of ['GOALS_A', 'GOALS_B'] as const)
    fill(goals, (cell) => readGoals(cell) !== null, /^$|goals$|score$/);
  for (const team of ['TEAM_A', 'TEAM_B'] as const) fill(team, (cell) => /\p{L},\s?\p{L}/u.test(cell));
  if (result >= 0 && columns[result] === 'NONE') columns[result] = 'WINNER';
  return columns;
}

function isOfTotals(column: Column): boolean {
  return COLUMNS.indexOf(column) >= COLUMNS.indexOf('PLAYED');
}

/** True for the heading of a schedule, which has teams but no results. */
export function isSchedule(titles: readonly string[]): boolean {
  const hasResult = titles.some((title) =>
    ['GOALS_A', 'WINNER', 'OUTCOME'].includes(columnOfTitle(title) ?? ''),
  );
  const isTime = (title: string) => ['start time', 'arrival time', 'event type'].includes(headingOf(title));
  return !hasResult && !titles.some((title) => headingOf(title) === 'result') && titles.some(isTime);
}
