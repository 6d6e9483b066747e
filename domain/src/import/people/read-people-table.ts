import { findDelimiter, headingOf, type Row, readRows } from '../table.ts';
import { type ListEntry, type ListRow, NO_ENTRY } from './list-row.ts';
import { IN, NO_REPLY, replyOfCell, replyOfHeading } from './reply-words.ts';

/** Positions of columns, which the organiser can change. */
export interface PeopleColumns {
  readonly name: number;
  /** Null if the table has no replies. */
  readonly reply: number | null;
}

/** Undefined for a column to guess. */
export type ChosenColumns = { readonly [K in keyof PeopleColumns]?: PeopleColumns[K] | undefined };

export interface PeopleTable extends PeopleColumns {
  readonly headings: readonly string[];
}

const NAMES = headings(
  'name, full name, player, players, player name, member, attendee, participant, display name',
);
const FIRST_NAMES = headings('first name, firstname, vorname, prenom, given name');
const LAST_NAMES = headings('last name, lastname, surname, nachname, family name');
const FOREIGN_NAMES = headings('nome, nombre, nom, naam, jogador, jugador, spieler, joueur');
const REPLIES = headings(
  'rsvp, rsvp status, reply, response, answer, in, playing, going, coming, status, attending, availability, available, attendance, confirmed',
);
const GUESTS = headings('guests, plus ones, plus one, additional guests, number of guests');
const HEADING_ROWS = 10;

export function readPeopleTable(
  text: string,
  chosen: ChosenColumns,
): { rows: ListRow[]; table: PeopleTable } | null {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const rows = readRows(text, delimiter);
  const top = rows.slice(0, HEADING_ROWS).findIndex(({ cells }) => nameColumn(cells) !== null);
  // A list with tabs after its numbers may have headings.
  const hasHeadings = rows.some(({ text }) => replyOfHeading(text) !== null);
  const isTable = top >= 0 || (delimiter === '\t' && !hasHeadings) || chosen.name !== undefined;
  if (!isTable) return null;
  const titles = (rows[top]?.cells ?? []).map(headingOf);
  const people = rows.slice(top + 1);
  const name = chosen.name ?? nameColumn(titles) ?? columnOfMost(people, /\p{L}/u) ?? 0;
  const reply = chosen.reply !== undefined ? chosen.reply : replyColumn(titles, people, name);
  const guests = columnIn(titles, GUESTS);
  const lastName = FIRST_NAMES.includes(titles[name] ?? '') ? columnIn(titles, LAST_NAMES) : null;
  const width = Math.max(0, ...rows.slice(0, HEADING_ROWS).map(({ cells }) => cells.length));
  return {
    rows: [
      ...rows
        .slice(0, top + 1)
        .map((row) => ({ ...NO_ENTRY, line: row.line, text: row.text, reason: 'HEADING' as const })),
      ...people.map((row) => {
        const names = [name, lastName].map((at) => (at === null ? '' : (row.cells[at] ?? '')));
        const answered = reply === null ? IN : (replyOfCell(row.cells[reply] ?? '') ?? NO_REPLY);
        const plusOnes = guests === null ? 0 : Number(row.cells[guests]);
        return toRow(row, {
          name: names.join(' ').trim(),
          ...answered,
          plusOnes: Number.isInteger(plusOnes) ? plusOnes : 0,
        });
      }),
    ],
    table: {
      headings: Array.from({ length: width }, (_, at) => rows[top]?.cells[at] || `Column ${at + 1}`),
      ...{ name, reply },
    },
  };
}

function toRow(
  { line, text }: Row,
  person: Pick<ListEntry, 'name' | 'status' | 'isReserve' | 'plusOnes'>,
): ListRow {
  const isId = /^[0-9A-Fa-f-]{16,}$/.test(person.name) || person.name.includes('@');
  const reason = person.name === '' ? 'EMPTY' : isId || !/[^\d\s.]/.test(person.name) ? 'NO_NAME' : null;
  return { ...person, line, text, reason };
}

function nameColumn(cells: readonly string[]): number | null {
  const titles = cells.map(headingOf);
  if (titles.filter((title) => title !== '').length < 2) return null;
  const columns = [NAMES, FIRST_NAMES, FOREIGN_NAMES].map((words) => columnIn(titles, words));
  return columns.find((column) => column !== null) ?? null;
}

/** Returns the first column with a known title and at least one reply, otherwise a column of replies. */
function replyColumn(titles: readonly string[], people: readonly Row[], name: number): number | null {
  const isReply = (at: number) =>
    at !== name && people.some(({ cells }) => replyOfCell(cells[at] ?? '') !== null);
  const titled = REPLIES.map((word) => titles.indexOf(word)).find((at) => at >= 0 && isReply(at));
  if (titled !== undefined) return titled;
  // Replies in an unknown language are no reply, so that the organiser decides.
  const unknown = REPLIES.map((word) => titles.indexOf(word)).find((at) => at >= 0 && at !== name);
  if (titles.length > 0) return unknown ?? null;
  const width = people[0]?.cells.length ?? 0;
  const isAll = (at: number) =>
    people.every(({ cells }) => !cells[at] || replyOfCell(cells[at] ?? '') !== null);
  const columns = Array.from({ length: width }, (_, at) => at);
  return columns.find((at) => isReply(at) && isAll(at)) ?? null;
}

function columnOfMost(rows: readonly Row[], pattern: RegExp): number | null {
  const count = (at: number) => rows.filter(({ cells }) => pattern.test(cells[at] ?? '')).length;
  const columns = Array.from({ length: rows[0]?.cells.length ?? 0 }, (_, at) => at);
  return columns.find((at) => count(at) * 2 > rows.length) ?? null;
}

function columnIn(titles: readonly string[], words: readonly string[]): number | null {
  return words.map((word) => titles.indexOf(word)).find((at) => at >= 0) ?? null;
}

function headings(words: string): readonly string[] {
  return words.split(', ');
}
