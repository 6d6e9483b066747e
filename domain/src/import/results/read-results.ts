import { RESULTS_HEADER } from '../../export/export.ts';
import type { ReasonCode } from '../../reasons.ts';
import { findDelimiter, type Row, readRows, textReason } from '../table.ts';
import { splitGames, type WrittenResults } from './check-game.ts';
import { countHeadingRows, guessColumns, isSchedule } from './columns.ts';
import { type DateOrder, dateOrderOf, readDate, toDay } from './dates.ts';
import { isJson, readGameExport } from './read-export.ts';
import { readResultLines } from './read-lines.ts';
import { isTotals, type ResultsTable, readGameTable, readTotals } from './read-table.ts';
import type { Column, ImportedGame, ImportedResults, UnclearResult } from './results.types.ts';
import { readGoals, readWinner, splitOwnNames } from './score.ts';

export interface ResultsContext {
  /** Day of the import as YYYY-MM-DD. */
  readonly today: string;
  readonly dateOrder?: DateOrder | undefined;
  /** Meaning of the columns, as corrected by the organiser. */
  readonly columns?: readonly Column[] | undefined;
}

const SHOWN_ROWS = 4;
const OWN_COLUMNS: readonly Column[] = [
  'DATE',
  'TEAM_A',
  'TEAM_B',
  'WINNER',
  'GOALS_A',
  'GOALS_B',
  'NONE',
  'NONE',
];

/** Returns why no results can be in the text, or null. */
export function resultsReason(text: string): ReasonCode | null {
  if (isJson(text)) return readGameExport(text) ? null : 'NO_EXPORT';
  const reason = textReason(text);
  if (reason) return reason;
  const delimiter = findDelimiter(text);
  const rows = delimiter === null ? [] : readRows(text, delimiter, 10);
  return isSchedule(rows[countHeadingRows(rows) - 1]?.cells ?? []) ? 'SCHEDULE_TEXT' : null;
}

export function readResults(text: string, { today, dateOrder, columns }: ResultsContext): ImportedResults {
  const exported = readGameExport(text);
  if (exported) return exported;
  const table = findTable(text, columns);
  const isOwn = table !== null && RESULTS_HEADER.every((title, at) => table.titles[at] === title);
  const written =
    table === null ? readResultLines(text) : isOwn ? readOwnRows(table.body) : readGameTable(table);
  const { totals, unclear } =
    table !== null && isTotals(table) ? readTotals(table) : { totals: [], unclear: written.unclear };
  const games = totals.length > 0 ? [] : written.games;
  const found = dateOrder ?? dateOrderOf(games.map(({ date }) => date)) ?? 'DMY';
  const dated = withDays(games, found === 'UNCLEAR' ? 'DMY' : found, today);
  return {
    ...{ games: dated.games, totals, dateOrder: found, hasNameless: !isOwn },
    unclear: [...unclear, ...dated.unclear].toSorted((a, b) => a.line - b.line),
    columns: isOwn ? OWN_COLUMNS : (table?.columns ?? []),
    rows: table === null ? [] : [table.titles, ...table.body.slice(0, SHOWN_ROWS).map(({ cells }) => cells)],
  };
}

function findTable(text: string, columns: readonly Column[] | undefined): ResultsTable | null {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const rows = readRows(text, delimiter);
  const top = countHeadingRows(rows);
  const titles = rows[top - 1]?.cells ?? [];
  const body = rows.slice(top);
  const guessed = guessColumns(titles, body);
  const table = { titles, body, columns: guessed.map((column, at) => columns?.[at] ?? column) };
  if (top > 0 || columns !== undefined) return table;
  const isTable = guessed.length > 2 && guessed.includes('DATE');
  return isTable && readGameTable(table).games.length >= readResultLines(text).games.length ? table : null;
}

function readOwnRows(body: readonly Row[]): WrittenResults {
  return splitGames(
    body.map(({ line, text, cells }) => {
      const [date = '', teamA = '', teamB = '', winner = '', a = '', b = '', margin = '', motm = ''] = cells;
      const [goalsA, goalsB] = [readGoals(a), readGoals(b)];
      return {
        ...{ line, text, date: readDate(date), teams: [splitOwnNames(teamA), splitOwnNames(teamB)] },
        goals: goalsA === null || goalsB === null ? null : [goalsA, goalsB],
        winner: readWinner(winner, ['', '']),
        winningMargin: readGoals(margin),
        motm: splitOwnNames(motm),
      };
    }),
  );
}

function withDays(games: WrittenResults['games'], order: DateOrder, today: string) {
  const dated: ImportedGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const { date, text, ...game } of games) {
    const day = toDay(date, order, today);
    if (day !== null && day <= today) dated.push({ ...game, date: day });
    else unclear.push({ line: game.line, text, reason: day === null ? 'WRONG_DATE' : 'FUTURE_DATE' });
  }
  return { games: dated, unclear };
}
