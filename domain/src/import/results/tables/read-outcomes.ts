import { findDate, type WrittenDate } from '../dates/dates.ts';
import type { WrittenGame, WrittenResults } from '../results.types.ts';
import { EMPTY_RESULTS, type UnclearResult } from '../results.types.ts';
import type { NameContext } from '../team-names.ts';
import { isOtherPeopleHeading, isScoreHeading, isTotalHeading } from '../words/table-words.ts';
import { outcomesReader } from './outcome-cells.ts';
import { areScores, withScore } from './scores-of-outcomes.ts';
import { isDate, type TableRow } from './tables.ts';
import { teamsOf } from './teams-of-outcomes.ts';

const MIN_PEOPLE = 2;
const MIN_OUTCOME_SHARE = 0.8;

interface OutcomeGame {
  readonly line: number;
  readonly date: WrittenDate | null;
  readonly text: string;
  readonly cells: readonly string[];
  readonly score: string;
}

interface OutcomeTable {
  readonly people: readonly string[];
  readonly games: readonly OutcomeGame[];
}

/**
 * Reads a table of outcomes or points, with a game per row and a person per column, or the other way round. Returns
 * null for another table.
 *
 * The table does not show who played together in a draw. The first half of the people is then team A.
 */
export function readOutcomes(rows: readonly TableRow[], names: NameContext): WrittenResults | null {
  const table = byRows(rows, names) ?? byColumns(rows, names);
  if (table === null || table.people.length < MIN_PEOPLE) return null;
  if (new Set(table.people.map((name) => name.toLowerCase())).size < table.people.length) return null;
  const read = outcomesReader(table.games.flatMap(({ cells }) => cells));
  const written = table.games.flatMap(({ cells }) => cells).filter((cell) => cell !== '');
  const known = written.filter((cell) => read(cell) !== 'UNKNOWN');
  if (known.length === 0 || known.length < written.length * MIN_OUTCOME_SHARE) return null;
  const games: WrittenGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const { line, date, text, cells, score } of table.games) {
    const outcomes = teamsOf(
      table.people.map((name, at) => ({ name, reading: read(cells[at] ?? ''), cell: cells[at] ?? '' })),
    );
    const teams = typeof outcomes === 'string' ? outcomes : withScore(outcomes, score);
    if (date !== null && typeof teams !== 'string') games.push({ line, date, ...teams });
    else unclear.push({ line, text, reason: typeof teams === 'string' ? teams : 'NO_DATE' });
  }
  return { ...EMPTY_RESULTS, games, unclear };
}

function byRows(rows: readonly TableRow[], names: NameContext): OutcomeTable | null {
  const [heading, ...body] = rows;
  const first = body[0]?.cells.findIndex(isDate) ?? -1;
  if (heading === undefined || first === -1) return null;
  const columns = heading.cells.flatMap((cell, at) => {
    if (at === first || isTotalHeading(cell) || isOtherPeopleHeading(cell)) return [];
    const name = names.readName(cell);
    return name === null ? [] : [{ at, name }];
  });
  // A column without a person's name is a total or a note, but a table has mostly people.
  if (columns.length < (heading.cells.length - 1) / 2) return null;
  const dated = body.filter(({ cells }) => !isTotalHeading(cells.find((cell) => cell !== '') ?? ''));
  const scoreAt = heading.cells.findIndex(
    (cell, at) => isScoreHeading(cell) && areScores(dated.map(({ cells }) => cells[at] ?? '')),
  );
  const games = dated.map(({ line, cells }) => ({
    line,
    score: cells[scoreAt] ?? '',
    date: findDate(cells[first] ?? ''),
    text: cells.join(' ').trim(),
    cells: columns.map(({ at }) => cells[at] ?? ''),
  }));
  return { people: columns.map(({ name }) => name), games };
}

function byColumns(rows: readonly TableRow[], names: NameContext): OutcomeTable | null {
  const [heading, ...body] = rows;
  const dates = heading?.cells.flatMap((cell, at) => (isDate(cell) ? at : [])) ?? [];
  const [first] = dates;
  if (heading === undefined || first === undefined) return null;
  const nameAt = heading.cells.findIndex(
    (_, at) =>
      at < first && body.filter(({ cells }) => names.readName(cells[at] ?? '') !== null).length >= MIN_PEOPLE,
  );
  if (nameAt === -1) return null;
  const isScoreRow = ({ cells }: TableRow) => {
    const written = cells[nameAt] ?? '';
    return (written === '' || isScoreHeading(written)) && areScores(dates.map((at) => cells[at] ?? ''));
  };
  const scores = body.find(isScoreRow);
  const others = body.filter((row) => row !== scores);
  const people = others.flatMap(({ cells }) => {
    const written = cells[nameAt] ?? '';
    const name = isTotalHeading(written) ? null : names.readName(written);
    return name === null ? [] : [{ name, cells }];
  });
  // A row whose name cannot be read would leave a person out.
  const lost = others.filter(
    ({ cells }) => dates.some((at) => cells[at]) && !isTotalHeading(cells[nameAt] ?? ''),
  );
  if (lost.length > people.length) return null;
  const games = dates.map((at) => ({
    line: heading.line,
    date: findDate(heading.cells[at] ?? ''),
    text: heading.cells[at] ?? '',
    score: scores?.cells[at] ?? '',
    cells: people.map(({ cells }) => cells[at] ?? ''),
  }));
  return { people: people.map(({ name }) => name), games };
}
