import { readOutcome, readScore } from './cells.ts';
import { isDate } from './dates.ts';
import { replyOfCell } from './reply-words.ts';
import { findDelimiter, headingOf, type Row, readRows } from './table.ts';

/** Meaning of a column of a table. A column `GOALS_A` may have both goals, as in '5-3'. */
export const COLUMNS = [
  ...(['DATE', 'TEAM_A', 'TEAM_B', 'PLAYER', 'TEAM', 'OUTCOME', 'GOALS_A', 'GOALS_B', 'WINNER'] as const),
  ...(['PLAYED', 'WON', 'DRAWN', 'LOST', 'POINTS', 'REPLY', 'PLUS_ONES', 'NONE'] as const),
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Table {
  /** Rows up to the titles. */
  readonly top: readonly Row[];
  readonly titles: string[];
  readonly body: readonly Row[];
  readonly columns: Column[];
  /** True if the text surely is a table: it has titles, or the organiser chose columns. */
  readonly isCertain: boolean;
}

const TITLES: readonly (readonly [Column, string])[] = [
  ['DATE', 'date, day, when, match date, game date, played on, datum, fecha, data, dato'],
  ['TEAM_A', 'a, bibs, local, heim, winners'],
  ['TEAM_B', 'b, skins, non bibs, visitante, gast, losers'],
  ['PLAYER', 'name, full name, player, players, player name, member, attendee, participant'],
  ['PLAYER', 'spieler, jugador, jogador, joueur, nombre, nome, nom, naam'],
  ['PLAYER', 'first name, last name, surname, vorname, nachname'],
  ['TEAM', 'team, side'],
  ['OUTCOME', 'outcome, w l, w d l, win loss'],
  ['GOALS_A', 'score, final score, goals a, score a, resultado, ergebnis, stand, marcador, placar'],
  ['GOALS_B', 'goals b, score b'],
  ['WINNER', 'winner, winning team, won by, ganador, vencedor, sieger, winnaar, vainqueur'],
  ['PLAYED', 'played, p, pld, gp, mp, games, games played, matches, spiele, pj, gespielt, jugados, jogos'],
  ['WON', 'won, w, wins, win, siege, victorias, vitorias, victoires, gewonnen'],
  ['DRAWN', 'drawn, d, draws, draw, ties, tied, unentschieden, empates, nuls, gelijk'],
  ['LOST', 'lost, l, losses, loss, niederlagen, derrotas, defaites, verloren'],
  ['POINTS', 'points, pts, punkte, puntos, pontos, punten'],
  ['PLUS_ONES', 'guests, plus ones, plus one, additional guests, number of guests'],
];
const COLUMN_OF = new Map(
  TITLES.flatMap(([column, words]) => words.split(', ').map((word) => [word, column] as const)),
);
const REPLY_TITLE =
  /\b(?:rsvp|reply|response|answer|in|play|playing|going|come|coming|status|attend|attending|attendance|availability|available|confirmed)\b/;
const SIDE = /^(?:(team a|team 1|home)|team b|team 2|away)\b ?(\w*)/;
const TEAM_WORDS = ['', 'player', 'players', 'names', 'team', 'squad', 'lineup'];
const GOAL_WORDS = ['goals', 'score', 'result', 'goal'];

const HEADING_ROWS = 10;
const SAMPLE_SIZE = 50;
const SHOWN_ROWS = 4;

type Guess = (titles: readonly string[], body: readonly Row[]) => Column[];

/** @param chosen columns as corrected by the organiser */
export function findTable(text: string, guess: Guess, chosen?: readonly Column[]): Table | null {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const rows = readRows(text, delimiter);
  const count = countHeadingRows(rows);
  const titles = [...(rows[count - 1]?.cells ?? [])];
  const body = rows.slice(count);
  return {
    ...{ top: rows.slice(0, count), titles, body },
    columns: guess(titles, body).map((column, at) => chosen?.[at] ?? column),
    isCertain: count > 0 || chosen !== undefined,
  };
}

/** Returns the columns with the titles and first rows, as the organiser sees them. */
export function shownTable(table: Table | null): { columns: Column[]; rows: string[][] } {
  if (table === null) return { columns: [], rows: [] };
  const { columns, titles, body } = table;
  return { columns, rows: [titles, ...body.slice(0, SHOWN_ROWS).map(({ cells }) => [...cells])] };
}

export function cellsOf(columns: readonly Column[], { cells }: Row) {
  const all = (column: Column) => cells.filter((cell, at) => columns[at] === column && cell !== '');
  return { all, first: (column: Column) => all(column)[0] ?? '' };
}

/** Returns `NONE` for a title that is known and not used, or null for an unknown title. */
function columnOfTitle(title: string): Column | null {
  const words = headingOf(title.replace(/([a-z])([A-Z])/g, '$1 $2'));
  const [side, isA, rest = ''] = SIDE.exec(words) ?? [];
  if (side === undefined) return COLUMN_OF.get(words) ?? null;
  if (TEAM_WORDS.includes(rest)) return isA ? 'TEAM_A' : 'TEAM_B';
  return GOAL_WORDS.includes(rest) ? (isA ? 'GOALS_A' : 'GOALS_B') : 'NONE';
}

/** Returns the number of rows up to the titles, or 0 without titles. */
function countHeadingRows(rows: readonly Row[]): number {
  const isHeading = ({ cells }: Row) => {
    const known = cells.map(columnOfTitle).filter((column) => (column ?? 'NONE') !== 'NONE');
    const isKnown = known.length >= 2 || (known[0] === 'PLAYER' && cells.some((cell, at) => at > 0 && cell));
    return isKnown && !cells.some(isDate);
  };
  const top = rows.slice(0, HEADING_ROWS).findIndex(isHeading);
  const [first, second] = rows;
  const isUnknown =
    !first?.cells.some((cell) => isDate(cell) || readScore(cell)) && second?.cells.some(isDate);
  return top >= 0 || !isUnknown ? top + 1 : 1;
}

function readTitles(titles: readonly string[], body: readonly Row[]) {
  const sample = body.slice(0, SAMPLE_SIZE);
  const width = Math.max(titles.length, ...sample.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => columnOfTitle(titles[at] ?? ''));
  const count = (at: number, test: (cell: string) => boolean) =>
    sample.filter(({ cells }) => test(cells[at] ?? '')).length;
  return { columns, count, isMost: (...of: Parameters<typeof count>) => count(...of) * 2 > sample.length };
}

export function guessPeopleColumns(titles: readonly string[], body: readonly Row[]): Column[] {
  const { columns, count, isMost } = readTitles(titles, body);
  const words = columns.findIndex((_, at) => isMost(at, (cell) => /\p{L}/u.test(cell)));
  if (!columns.includes('PLAYER')) columns[Math.max(0, words)] = 'PLAYER';
  const replies = (at: number) => count(at, (cell) => replyOfCell(cell) !== null);
  const isReply = (at: number) =>
    titles.length > 0
      ? REPLY_TITLE.test(headingOf(titles[at] ?? ''))
      : replies(at) > 0 && replies(at) === count(at, (cell) => cell !== '');
  // Replies in an unknown language are no reply, so that the organiser decides.
  const [reply] = columns
    .flatMap((column, at) => (column !== 'PLAYER' && isReply(at) ? [at] : []))
    .toSorted((a, b) => replies(b) - replies(a));
  return columns.map((column, at) =>
    at === reply ? 'REPLY' : column === 'PLAYER' || column === 'PLUS_ONES' ? column : 'NONE',
  );
}

export function guessResultsColumns(titles: readonly string[], body: readonly Row[]): Column[] {
  const { columns, isMost } = readTitles(titles, body);
  const fill = (column: Column, test: (cell: string) => boolean) => {
    const at = columns.findIndex((each, at) => each === null && isMost(at, test));
    if (at >= 0 && !columns.includes(column)) columns[at] = column;
  };
  fill('DATE', isDate);
  fill('GOALS_A', (cell) => readScore(cell) !== null);
  if (columns.includes('PLAYER')) fill('OUTCOME', (cell) => readOutcome(cell) !== null);
  else for (const team of ['TEAM_A', 'TEAM_B'] as const) fill(team, (cell) => /\p{L},\s?\p{L}/u.test(cell));
  return columns.map((column) => column ?? 'NONE');
}

/** True for the titles of a schedule, which has teams but no results. */
export function isSchedule(titles: readonly string[]): boolean {
  const words = titles.map(headingOf);
  const isTimed = words.some((title) => ['start time', 'arrival time', 'event type'].includes(title));
  const isResult = (title: string) =>
    ['GOALS_A', 'WINNER', 'OUTCOME'].includes(columnOfTitle(title) ?? '') || headingOf(title) === 'result';
  return isTimed && !titles.some(isResult);
}
