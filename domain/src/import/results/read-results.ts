import { type DateOrder, dateOrderOf } from './dates/dates.ts';
import { YearFinder } from './dates/year-finder.ts';
import { readGameExport } from './read-export.ts';
import { readOwnCsv } from './read-own-csv.ts';
import { readResultLines } from './read-result-lines.ts';
import type { ImportedGame, ImportedResults, UnclearResult, WrittenResults } from './results.types.ts';
import { isBetter, readTables } from './tables/read-tables.ts';
import { type NameContext, nameContext } from './team-names.ts';
import { readTotalLines } from './totals/total-lines.ts';

/** Enough for the games of an import. More lines would take seconds. */
const MAX_LINES = 20_000;
const SAMPLE_SIZE = 10;

export interface ResultsContext {
  readonly known: readonly string[];
  /** Day of the import as YYYY-MM-DD. Later games are unclear. */
  readonly today: string;
  readonly dateOrder?: DateOrder | undefined;
}

export function readResults(text: string, { known, today, dateOrder }: ResultsContext): ImportedResults {
  const exported = readGameExport(text);
  if (exported) return exported;
  const { clean, rest } = splitAtMaxLines(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const written = readTableOrLines(clean, nameContext(known, clean));
  const found = dateOrder ?? dateOrderOf(written.games.map(({ date }) => date)) ?? 'DMY';
  const dated = withDays(written, found === 'UNCLEAR' ? 'DMY' : found, today);
  const { totals } = written;
  const unclear = [...written.unclear, ...dated.unclear, ...rest].toSorted((a, b) => a.line - b.line);
  return { games: dated.games, totals, names: namesIn(dated.games, totals), unclear, dateOrder: found };
}

function splitAtMaxLines(text: string): { clean: string; rest: UnclearResult[] } {
  const lines = text.split('\n');
  const next = lines[MAX_LINES];
  if (next === undefined) return { clean: text, rest: [] };
  const unclear = { line: MAX_LINES + 1, text: next.trim(), reason: 'TOO_MANY_LINES' } as const;
  return { clean: lines.slice(0, MAX_LINES).join('\n'), rest: [unclear] };
}

/** Prefers the reading with more games. Reads lines only if a table is not clear, because reading takes time. */
function readTableOrLines(text: string, names: NameContext): WrittenResults {
  const own = readOwnCsv(text);
  if (own) return own;
  const lines = text.split('\n');
  const table = lines.slice(0, SAMPLE_SIZE).every(isGame) ? null : readTables(text, names);
  if (table?.unclear.length === 0) return table;
  const read = readLines(lines, names);
  return table && !isBetter(read, table) ? table : read;
}

/** True for '12/3/25 Ann, Ben v Cid, Dee 5-3', whose commas do not separate columns. */
function isGame(line: string): boolean {
  return /^[^\p{L},;|\t]+ \p{Lu}.+ (?:vs?\.? .+ \d{1,2}-\d{1,2}|\d{1,2}-\d{1,2} \p{Lu}.+)\s*$/u.test(line);
}

function readLines(lines: readonly string[], names: NameContext): WrittenResults {
  const { totals, unclear, lines: used } = readTotalLines(lines, names);
  if (used.size === 0) return readResultLines(lines, names);
  const games = readResultLines(
    lines.map((line, at) => (used.has(at + 1) ? '' : line)),
    names,
  );
  return { ...games, totals, unclear: [...unclear, ...games.unclear] };
}

function withDays({ games, years }: WrittenResults, order: DateOrder, today: string) {
  const yearFinder = new YearFinder(
    order,
    today,
    games.map(({ date }) => date),
  );
  const dated: ImportedGame[] = [];
  const unclear: UnclearResult[] = [];
  const yearsLeft = [...years];
  for (const { date, ...game } of games) {
    for (let [next] = yearsLeft; next && next.line < game.line; [next] = yearsLeft) {
      yearFinder.startYear(next.year, next.isSeason);
      yearsLeft.shift();
    }
    const day = yearFinder.dayOf(date);
    if (day === null || day > today)
      unclear.push({ line: game.line, text: date.text, reason: day === null ? 'WRONG_DATE' : 'FUTURE_DATE' });
    else dated.push({ ...game, date: day });
  }
  return { games: dated, unclear };
}

function namesIn(games: readonly ImportedGame[], totals: ImportedResults['totals']): string[] {
  const names = new Set<string>();
  for (const { teamA, teamB, motm = [] } of games)
    for (const people of [teamA, teamB, motm]) for (const name of people) names.add(name);
  for (const { name } of totals) names.add(name);
  return [...names];
}
