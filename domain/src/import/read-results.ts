import type { ReasonCode } from '../reasons.ts';
import { isNameless, isScoreAsDate, readScore } from './cells.ts';
import { type Column, cellsOf, findTable, guessResultsColumns, isSchedule, type Table } from './columns.ts';
import { type DateOrder, dateOrderOf, isDate, readDay } from './dates.ts';
import { isJson, readGameExport } from './read-export.ts';
import { readTable } from './read-table.ts';
import type { ImportedGame, ImportedResults, ImportedTotal } from './results.ts';
import { linesOf, textReason } from './table.ts';
import type { UnclearLine } from './unclear.ts';

export interface ResultsContext {
  /** Day of the import as YYYY-MM-DD. */
  readonly today: string;
  readonly dateOrder?: DateOrder | undefined;
  /** Meaning of the columns, as corrected by the organiser. */
  readonly columns?: readonly Column[] | undefined;
}

const MAX_DATE_WORDS = 5;
const MAX_LINE_LENGTH = 1_000;

/** Returns why no results can be in the text, or null. */
export function resultsReason(text: string): ReasonCode | null {
  if (isJson(text)) return readGameExport(text) ? null : 'NO_EXPORT';
  const reason = textReason(text);
  const titles = reason === null ? findTable(text, guessResultsColumns)?.titles : undefined;
  return titles && isSchedule(titles) ? 'SCHEDULE_TEXT' : reason;
}

export function readResults(text: string, { today, dateOrder, columns }: ResultsContext): ImportedResults {
  const exported = readGameExport(text);
  if (exported) return exported;
  const found = findTable(text, guessResultsColumns, columns);
  const isTable = found?.isCertain || (found?.columns.includes('DATE') && found.columns.includes('TEAM_A'));
  const table = found && isTable ? found : tableOfLines(text);
  const dates = table.body.map((row) => cellsOf(table.columns, row).first('DATE'));
  const order = dateOrder ?? dateOrderOf(dates.filter(isDate));
  const dayOf = (cell: string) => readDay(cell, order === 'UNCLEAR' ? 'DMY' : order, today);
  const games: ImportedGame[] = [];
  const totals: ImportedTotal[] = [];
  const unclear: UnclearLine[] = [];
  for (const { row, read } of readTable(table, { dayOf, nameOf: namelessNumbers() })) {
    if (typeof read === 'string') unclear.push({ line: row.line, text: row.text, reason: read });
    else if ('date' in read) games.push(read);
    else totals.push(read);
  }
  return { games, totals, unclear, dateOrder: order, table: isTable ? table : null };
}

/** Gives each player without a name a name with a number and the day, because each is another person. */
function namelessNumbers() {
  const counts = new Map<string, number>();
  return (name: string, day: string) => {
    if (!isNameless(name)) return name;
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    return `${name.replace(/ \d{1,2}$/, '')} ${count} of ${day}`;
  };
}

/** Reads lines such as '12/03/2025: Ann, Ben v Cid, Dee 5-3'. */
function tableOfLines(text: string): Table {
  const body = linesOf(text).flatMap((line) =>
    line.text === '' ? [] : { ...line, cells: toCells(line.text) },
  );
  return { top: [], titles: [], body, columns: ['DATE', 'TEAM_A', 'TEAM_B', 'GOALS_A'], isCertain: false };
}

/** The score may also stand between the teams. */
function toCells(text: string): string[] {
  const words = text
    .slice(0, MAX_LINE_LENGTH)
    .replace(/(\d) ([-–:]) (\d)/g, '$1$2$3')
    .split(/\s/)
    .filter((word) => word !== '');
  const starts = Array.from({ length: MAX_DATE_WORDS }, (_, at) => words.slice(0, MAX_DATE_WORDS - at));
  const dateOf = (start: readonly string[]) => start.join(' ').replace(/[:,]$/, '');
  const date = starts.find((start) => isDate(dateOf(start))) ?? [];
  const rest = words.slice(date.length);
  const versus = rest.findIndex((word) => /^vs?\.?$/i.test(word));
  const scoreAt = rest.findLastIndex((word) => readScore(word) !== null || isScoreAsDate(word));
  const middle = versus > 0 ? versus : scoreAt;
  const end = scoreAt > middle ? scoreAt : rest.length;
  const teams = middle > 0 ? [rest.slice(0, middle), rest.slice(middle + 1, end)] : [[], []];
  return [dateOf(date), ...teams.map((team) => team.join(' ')), rest[scoreAt] ?? ''];
}
