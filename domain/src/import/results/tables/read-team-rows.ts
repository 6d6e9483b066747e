import { findDate, type WrittenDate } from '../dates/dates.ts';
import {
  EMPTY_RESULTS,
  type UnclearResult,
  type WrittenGame,
  type WrittenResults,
} from '../results.types.ts';
import { type NameContext, readTeam } from '../team-names.ts';
import { outcomeReader } from '../winner.ts';
import { isGameHeading, isOtherPeopleHeading, isTeamHeading } from '../words/table-words.ts';
import { type PlayerRow, toGameOfRows } from './game-of-rows.ts';
import { type Column, columnsOf, isDateColumn, mostCellsPass, type TableRow } from './tables.ts';

const TEAMS_PER_GAME = 2;
const GOALS = /^\d{1,2}$/;
const GOALS_HEADING =
  /(?<!\p{L})(?:goals?|score|scored|tore|buts|goles|gols?|reti|goal|doelpunten|mål|bramki|f|gf)(?!\p{L})/iu;

interface TeamColumns {
  readonly date: Column;
  readonly players: readonly Column[];
  readonly game: Column | undefined;
  readonly outcome: Column | undefined;
  readonly goals: Column | undefined;
}

export function readTeamRows(rows: readonly TableRow[], names: NameContext): WrittenResults | null {
  const [heading, ...body] = rows;
  const columns = heading ? findColumns(heading, body, names) : null;
  if (columns === null) return null;
  const readOutcome = outcomeReader(columns.outcome?.cells ?? []);
  const games: WrittenGame[] = [];
  const unclear: UnclearResult[] = [];
  for (const { date, rows: group } of groupRows(body, columns)) {
    const game =
      group.length === TEAMS_PER_GAME ? toGame(date, group, columns, readOutcome, names) : 'NO_TEAMS';
    const text = group.map((row) => textOf(row, columns)).join(', ');
    if (typeof game !== 'string') games.push(game);
    else unclear.push({ line: group[0]?.line ?? 1, text, reason: game });
  }
  return { ...EMPTY_RESULTS, games, unclear };
}

function findColumns(heading: TableRow, body: readonly TableRow[], names: NameContext): TeamColumns | null {
  const columns = columnsOf(heading, body);
  const date = columns.find(isDateColumn);
  if (date === undefined) return null;
  const lists = columns.filter(
    (column) => column !== date && mostCellsPass(column, (cell) => (readTeam(cell, names)?.length ?? 0) > 1),
  );
  const players = lists.length === 0 ? nameColumns(columns, names) : lists;
  const areSeveral = lists.length > 1 || players.every(({ cells }) => cells.length < body.length);
  if (areSeveral) return null;
  const others = columns.filter((column) => column !== date && !players.includes(column));
  const game = others.find(({ heading: title }) => isGameHeading(title) && !isTeamHeading(title));
  const outcome = others.find((column) => {
    const read = outcomeReader(column.cells);
    return (
      column !== game &&
      !isTeamHeading(column.heading) &&
      mostCellsPass(column, (cell) => read(cell) !== null)
    );
  });
  const numbers = others.filter(
    (column) =>
      column !== game && !isTeamHeading(column.heading) && mostCellsPass(column, (cell) => GOALS.test(cell)),
  );
  const goals =
    numbers.find((column) => GOALS_HEADING.test(column.heading)) ??
    (numbers.length === 1 ? numbers[0] : undefined);
  return outcome || goals ? { date, players, game, outcome, goals } : null;
}

function nameColumns(columns: readonly Column[], names: NameContext): readonly Column[] {
  const labels = columns.filter(({ heading }) =>
    /^(?:team|side|mannschaft|équipe|equipo|squadra)$/iu.test(heading),
  );
  const named = columns.filter(
    (column) =>
      !labels.includes(column) &&
      !isOtherPeopleHeading(column.heading) &&
      mostCellsPass(column, (cell) => names.readName(cell) !== null),
  );
  return labels.length === 1 && named.length > 1 ? named : [];
}

interface RowGroup {
  readonly date: WrittenDate | null;
  readonly rows: TableRow[];
}

function groupRows(body: readonly TableRow[], { date, game }: TeamColumns): readonly RowGroup[] {
  const groups: (RowGroup & { readonly key: string })[] = [];
  let dateText = '';
  for (const row of body) {
    dateText = row.cells[date.at] || dateText;
    const key = `${dateText}|${game ? (row.cells[game.at] ?? '') : ''}`;
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, date: findDate(dateText), rows: [row] });
  }
  return groups.flatMap((group) => (group.rows.length === 4 ? halves(group) : [group]));
}

function halves({ date, rows }: RowGroup): readonly RowGroup[] {
  return [
    { date, rows: rows.slice(0, TEAMS_PER_GAME) },
    { date, rows: rows.slice(TEAMS_PER_GAME) },
  ];
}

function textOf({ cells }: TableRow, { players }: TeamColumns): string {
  return players.flatMap(({ at }) => cells[at] || []).join(', ');
}

function toGame(
  date: WrittenDate | null,
  rows: readonly TableRow[],
  columns: TeamColumns,
  readOutcome: ReturnType<typeof outcomeReader>,
  names: NameContext,
) {
  const { outcome, goals } = columns;
  const goalsOf = (row: TableRow | undefined) => {
    const cell = row?.cells[goals?.at ?? -1] ?? '';
    return GOALS.test(cell) ? Number(cell) : null;
  };
  const people = rows.flatMap((row, at): PlayerRow[] => {
    const text = textOf(row, columns);
    const [own, others] = [goalsOf(row), goalsOf(rows[1 - at])];
    const score = own === null || others === null ? null : ([own, others] as const);
    const common = {
      line: row.line,
      text,
      team: String(at),
      outcome: readOutcome(row.cells[outcome?.at ?? -1] ?? ''),
      score,
    };
    const team = readTeam(text, names);
    return team === null ? [{ ...common, name: null }] : team.map((name) => ({ ...common, name }));
  });
  return toGameOfRows(date, people);
}
