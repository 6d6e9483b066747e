import type { ListRow, UnclearReason } from './list-changes.ts';
import { IN, NO_REPLY, replyOfCell, replyOfHeading } from './reply-words.ts';
import { findDelimiter, headingOf, type Row, readRows } from './table.ts';

/** Positions of columns, which the organiser can change. */
interface PeopleColumns {
  readonly name: number;
  /** Null if the table has no replies. */
  readonly reply: number | null;
}

/** Undefined for a column to guess. */
export type ChosenColumns = { readonly [K in keyof PeopleColumns]?: PeopleColumns[K] | undefined };

export interface PeopleTable extends PeopleColumns {
  readonly headings: readonly string[];
}

const FIRST_NAMES = ['first name', 'firstname', 'vorname', 'prenom', 'given name'];
const LAST_NAMES = ['last name', 'lastname', 'surname', 'nachname', 'family name'];
const NAMES = [
  ...['name', 'full name', 'player', 'players', 'player name', 'member', 'attendee', 'participant'],
  ...FIRST_NAMES,
  ...['nome', 'nombre', 'nom', 'naam', 'jogador', 'jugador', 'spieler', 'joueur'],
];
const REPLY_TITLE =
  /\b(?:rsvp|reply|response|answer|in|play|playing|going|come|coming|status|attend|attending|attendance|availability|available|confirmed)\b/;
const GUESTS = ['guests', 'plus ones', 'plus one', 'additional guests', 'number of guests'];
const HEADING_ROWS = 10;

/** Returns null if the text is no table of people. */
export function readPeopleTable(
  text: string,
  chosen: ChosenColumns,
): { rows: ListRow[]; table: PeopleTable } | null {
  const delimiter = findDelimiter(text);
  if (delimiter === null) return null;
  const rows = readRows(text, delimiter);
  const top = rows.slice(0, HEADING_ROWS).findIndex(isHeading);
  // A list with tabs after its numbers may have headings.
  const hasSections = rows.some(({ text }) => replyOfHeading(text) !== null);
  const isTable = top >= 0 || (delimiter === '\t' && !hasSections) || chosen.name !== undefined;
  if (!isTable) return null;
  const titles = (rows[top]?.cells ?? []).map(headingOf);
  const people = rows.slice(top + 1);
  const width = Math.max(0, ...rows.slice(0, HEADING_ROWS).map(({ cells }) => cells.length));
  const name = chosen.name ?? columnIn(titles, NAMES) ?? wordColumn(people) ?? 0;
  const reply = chosen.reply !== undefined ? chosen.reply : replyColumn(titles, people, name);
  const guests = columnIn(titles, GUESTS);
  const lastName = FIRST_NAMES.includes(titles[name] ?? '') ? columnIn(titles, LAST_NAMES) : null;
  const toRow = ({ line, text, cells }: Row): ListRow => {
    const whole = `${cells[name] ?? ''} ${cells[lastName ?? -1] ?? ''}`.trim();
    const answered = reply === null ? IN : (replyOfCell(cells[reply] ?? '') ?? NO_REPLY);
    const plusOnes = /^\d{1,2}$/.test(cells[guests ?? -1] ?? '') ? Number(cells[guests ?? -1]) : 0;
    return { line, text, name: whole, ...answered, plusOnes, reason: nameReason(whole) };
  };
  return {
    rows: [
      ...rows.slice(0, top + 1).map((row) => ({ ...toRow(row), name: '', reason: 'HEADING' as const })),
      ...people.map(toRow),
    ],
    table: {
      headings: Array.from({ length: width }, (_, at) => rows[top]?.cells[at] || `Column ${at + 1}`),
      ...{ name, reply },
    },
  };
}

function nameReason(name: string): UnclearReason | null {
  const isId = /^[0-9A-Fa-f-]{16,}$/.test(name) || name.includes('@') || !/[^\d\s.]/.test(name);
  return name === '' ? 'EMPTY' : isId ? 'NO_NAME' : null;
}

function isHeading({ cells }: Row): boolean {
  const titles = cells.map(headingOf).filter((title) => title !== '');
  return titles.length > 1 && columnIn(titles, NAMES) !== null;
}

/** Returns the column with a known title and the most replies, or without titles a column of replies. */
function replyColumn(titles: readonly string[], people: readonly Row[], name: number): number | null {
  const columns = (titles.length > 0 ? titles : (people[0]?.cells ?? [])).map((_, at) => at);
  const cells = (at: number) => people.flatMap((row) => row.cells[at] || []);
  const count = (at: number) => cells(at).filter((cell) => replyOfCell(cell) !== null).length;
  const isReplies = (at: number) => count(at) > 0 && count(at) === cells(at).length;
  // Replies in an unknown language are no reply, so that the organiser decides.
  const isColumn = (at: number) => (titles.length > 0 ? REPLY_TITLE.test(titles[at] ?? '') : isReplies(at));
  const found = columns.filter((at) => at !== name && isColumn(at));
  return found.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}

function wordColumn(rows: readonly Row[]): number | null {
  const count = (at: number) => rows.filter(({ cells }) => /\p{L}/u.test(cells[at] ?? '')).length;
  const columns = (rows[0]?.cells ?? []).map((_, at) => at);
  return columns.find((at) => count(at) * 2 > rows.length) ?? null;
}

function columnIn(titles: readonly string[], words: readonly string[]): number | null {
  return words.map((word) => titles.indexOf(word)).find((at) => at >= 0) ?? null;
}
