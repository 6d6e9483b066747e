import { RESULTS_HEADER } from '../export/export.ts';
import { winnerByGoals } from '../played/result.ts';
import type { ReasonCode } from '../reasons.ts';
import { isScoreAsDate, numberNameless, readScore, splitNames } from './cells.ts';
import { countHeadingRows, guessColumns, isSchedule } from './columns.ts';
import { type DateOrder, dateOrderOf, readDate, toDay } from './dates.ts';
import { isJson, readGameExport } from './read-export.ts';
import { type ResultsTable, readTable, type WrittenGame } from './read-table.ts';
import type { Column, ImportedGame, ImportedResults, UnclearResult, UnclearResultReason } from './results.ts';
import { findDelimiter, type Line, linesOf, readRows, textReason } from './table.ts';

export interface ResultsContext {
  /** Day of the import as YYYY-MM-DD. */
  readonly today: string;
  readonly dateOrder?: DateOrder | undefined;
  /** Meaning of the columns, as corrected by the organiser. */
  readonly columns?: readonly Column[] | undefined;
}

const SHOWN_ROWS = 4;
const MAX_DATE_WORDS = 5;
const MAX_LINE_LENGTH = 1_000;

/** Returns why no results can be in the text, or null. */
export function resultsReason(text: string): ReasonCode | null {
  if (isJson(text)) return readGameExport(text) ? null : 'NO_EXPORT';
  const table = textReason(text) === null ? findTable(text) : null;
  return table && isSchedule(table.titles) ? 'SCHEDULE_TEXT' : textReason(text);
}

export function readResults(text: string, { today, dateOrder, columns }: ResultsContext): ImportedResults {
  const exported = readGameExport(text);
  if (exported) return exported;
  const table = findTable(text, columns);
  const lines = () =>
    linesOf(text)
      .filter((line) => line.text !== '')
      .map(readLine);
  const read = table ? readTable(table) : { games: lines(), totals: [], unclear: [] };
  const dates = read.games.flatMap(({ date }) => date ?? []);
  const order = dateOrder ?? dateOrderOf(dates) ?? 'DMY';
  const games: ImportedGame[] = [];
  const unclear: UnclearResult[] = [...read.unclear];
  for (const written of read.games) {
    const game = toGame(written, order === 'UNCLEAR' ? 'DMY' : order, today);
    if (typeof game !== 'string') games.push(game);
    else unclear.push({ line: written.line, text: written.text, reason: game });
  }
  return {
    ...{ games, totals: read.totals, unclear, dateOrder: order, hasNameless: !table?.isOwn },
    columns: table?.columns ?? [],
    rows: table ? [table.titles, ...table.body.slice(0, SHOWN_ROWS).map(({ cells }) => [...cells])] : [],
  };
}

function toGame(written: WrittenGame, order: DateOrder, today: string): ImportedGame | UnclearResultReason {
  const { line, date, goals, winner, isScoreDate, winningMargin, motm } = written;
  if (date === null) return 'NO_DATE';
  if (isScoreDate) return 'SCORE_IS_DATE';
  const [teamA = [], teamB = []] = motm ? written.teams : numberNameless(written.teams);
  if (teamA.length === 0 || teamB.length === 0) return 'NO_TEAMS';
  const winningTeam = winner ?? (goals && winnerByGoals(...goals));
  if (winningTeam === null) return 'NO_RESULT';
  const [teamAGoals, teamBGoals] = goals ?? [null, null];
  const day = toDay(date, order, today);
  if (day === null) return 'WRONG_DATE';
  return { line, date: day, teamA, teamB, winningTeam, teamAGoals, teamBGoals, winningMargin, motm };
}

/** Returns null for lines with games. A table has known titles, chosen columns, or a date and teams in columns. */
function findTable(text: string, columns?: readonly Column[]): ResultsTable | null {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const rows = readRows(text, delimiter);
  const top = countHeadingRows(rows);
  const titles = [...(rows[top - 1]?.cells ?? [])];
  const body = rows.slice(top);
  const guessed = guessColumns(titles, body);
  const isTable =
    top > 0 || columns !== undefined || (guessed.includes('DATE') && guessed.includes('TEAM_A'));
  if (!isTable) return null;
  const isOwn = RESULTS_HEADER.every((title, at) => titles[at] === title);
  return { titles, body, isOwn, columns: guessed.map((column, at) => columns?.[at] ?? column) };
}

/** Reads a line such as '12/03/2025: Ann, Ben v Cid, Dee 5-3'. The score may also stand between the teams. */
function readLine({ line, text }: Line): WrittenGame {
  const words = text
    .slice(0, MAX_LINE_LENGTH)
    .replace(/(\d) ([-–:]) (\d)/g, '$1$2$3')
    .split(/\s/)
    .filter((word) => word !== '');
  const { date, length } = dateAtStart(words);
  const rest = words.slice(length);
  const versus = rest.findIndex((word) => /^vs?\.?$/i.test(word));
  const scoreAt = rest.findLastIndex((word) => readScore(word) !== null);
  const names = (from: number, to?: number) => splitNames([rest.slice(from, to).join(' ')]);
  const middle = versus > 0 ? versus : scoreAt;
  const end = scoreAt > middle ? scoreAt : undefined;
  return {
    ...{ line, text, date, winner: null },
    teams: middle > 0 ? [names(0, middle), names(middle + 1, end)] : [],
    goals: readScore(rest[scoreAt] ?? ''),
    isScoreDate: scoreAt < 0 && isScoreAsDate(rest.at(-1) ?? ''),
  };
}

function dateAtStart(words: readonly string[]) {
  for (let length = MAX_DATE_WORDS; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    const date = readDate(/[:,]$/.test(start) ? start.slice(0, -1) : start);
    if (date) return { date, length };
  }
  return { date: null, length: 0 };
}
