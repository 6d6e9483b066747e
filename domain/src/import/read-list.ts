import { MAX_PLUS_ONES } from '../limits.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { TEXT_LIMITS, textWithin } from '../text.ts';
import { type Column, cellsOf, findTable, guessPeopleColumns, type Table } from './columns.ts';
import type { ListRow } from './list-changes.ts';
import { nameKey, wordsOf } from './names.ts';
import { type PersonLine, plainLine, readPersonLine } from './read-line.ts';
import { IN, type ListReply, NO_REPLY, replyOfCell, replyOfHeading, replyOfRemark } from './reply-words.ts';
import { type Line, linesOf, type Row } from './table.ts';
import type { UnclearReason } from './unclear.ts';

const MAX_LINE_LENGTH = 200;
const MAX_NAMES_IN_LINE = 20;
const MAX_WORDS = 4;
const TITLE = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|teams?)\b/i;
/** A phone number, an email address or an id. */
const NO_NAME = /^[\d\s+@().-]+$|^[0-9A-Fa-f-]{16,}$|@/;

/**
 * Reads people and replies. Each line with text becomes a row.
 * @param columns as corrected by the organiser
 */
export function readList(
  text: string,
  columns?: readonly Column[],
): { rows: ListRow[]; table: Table | null } {
  const chat = readChat(text);
  const table = chat ? null : findPeopleTable(text, columns);
  const rows = chat ?? (table ? readTableRows(table) : readLines(linesOf(text)));
  return { rows: withoutDoubles(rows.map(checkRow), chat !== null), table };
}

function checkRow({ reason, ...row }: ListRow): ListRow {
  const { data: name } = guestNameSchema.safeParse(row.name);
  const shown = { ...row, text: textWithin(row.text.trim(), MAX_LINE_LENGTH) };
  if (reason !== null) return { ...shown, name: textWithin(row.name, TEXT_LIMITS.personName), reason };
  if (row.name.length > TEXT_LIMITS.personName) return { ...shown, name: '', reason: 'TOO_LONG' };
  if (name === undefined || NO_NAME.test(name)) return { ...shown, name: '', reason: 'NO_NAME' };
  return { ...shown, name, reason: row.plusOnes > MAX_PLUS_ONES ? 'TOO_MANY_PLUS_ONES' : null };
}

/** Keeps one line for each person: the last one in a chat, the first one in a list. */
function withoutDoubles(rows: readonly ListRow[], isChat: boolean): ListRow[] {
  const seen = new Set<string>();
  const checked = (isChat ? rows.toReversed() : rows).map((row): ListRow => {
    if (row.reason !== null) return row;
    const key = nameKey(row.name);
    if (seen.has(key)) return { ...row, reason: isChat ? 'REPLACED' : 'NAMED_TWICE' };
    seen.add(key);
    return row;
  });
  return isChat ? checked.toReversed() : checked;
}

function findPeopleTable(text: string, chosen?: readonly Column[]): Table | null {
  const table = findTable(text, guessPeopleColumns, chosen);
  // A list with tabs after its numbers may have headings.
  const hasSections = () => table?.body.some((row) => replyOfHeading(row.text) !== null);
  return table && (table.isCertain || (text.includes('\t') && !hasSections())) ? table : null;
}

function readTableRows(table: Table): ListRow[] {
  const toRow = (row: Row): ListRow => {
    const { all, first } = cellsOf(table.columns, row);
    const name = all('PLAYER').join(' ');
    const reply = table.columns.includes('REPLY') ? (replyOfCell(first('REPLY')) ?? NO_REPLY) : IN;
    const guests = first('PLUS_ONES');
    const plusOnes = /^\d{1,2}$/.test(guests) ? Number(guests) : 0;
    return { line: row.line, text: row.text, name, ...reply, plusOnes, reason: name === '' ? 'EMPTY' : null };
  };
  return [...table.top.flatMap((row) => offRow(row, 'HEADING')), ...table.body.map(toRow)];
}

/** Start of a message in an export of a chat. */
const MESSAGE =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[aApP]\.? ?[mM]\.?)?(?:\]| -|:) /;

/**
 * Reads the export of a chat. Only its last list counts, because a group sends its list again with each change. Returns
 * null if the text is no export.
 */
function readChat(text: string): ListRow[] | null {
  const messages: { sender: string | null; lines: Line[] }[] = [];
  for (const { line, text: raw } of linesOf(text)) {
    const start = MESSAGE.exec(plainLine(raw.slice(0, 60)))?.[0];
    if (start === undefined && messages.length === 0 && raw !== '') return null;
    if (start === undefined) messages.at(-1)?.lines.push({ line, text: raw });
    else {
      const content = `${plainLine(raw).slice(start.length)} `;
      const colon = content.indexOf(': ');
      // A message of the chat program has no sender.
      const sender = colon < 0 ? null : content.slice(0, colon).replace('~', '').trim();
      messages.push({ sender, lines: [{ line, text: content.slice(colon + 1).trim() }] });
    }
  }
  if (messages.length === 0) return null;
  const lists = messages.map(({ lines }) => (lines.length > 1 ? readLines(lines) : []));
  const isList = (rows: readonly ListRow[]) => rows.filter(({ reason }) => reason === null).length >= 2;
  const newest = lists.findLastIndex(isList);
  return messages.flatMap(({ sender, lines }, at) => {
    const rows = lists[at] ?? [];
    if (!isList(rows)) return lines.flatMap((line, at) => readReply(at === 0 ? sender : null, line));
    return at === newest ? rows : rows.map((row) => ({ ...row, reason: row.reason ?? 'REPLACED' }));
  });
}

/** Reads a message such as 'Tom: in'. */
function readReply(sender: string | null, { line, text }: Line): ListRow[] {
  if (sender === null) return offRow({ line, text }, 'OUTSIDE_LIST');
  const reply = replyOfRemark(text);
  const row = { line, text: `${sender}: ${text}`, name: sender, plusOnes: 0, ...(reply ?? NO_REPLY) };
  return [{ ...row, reason: reply ? null : 'NO_REPLY' }];
}

function offRow({ line, text }: Line, reason: UnclearReason, name = ''): ListRow[] {
  return text.trim() === '' ? [] : [{ line, text, name, plusOnes: 0, ...NO_REPLY, reason }];
}

/** Everyone plays in a list without headings. */
function readLines(lines: readonly Line[]): ListRow[] {
  let number = 0;
  const readings = lines.map((line) => {
    const plain = plainLine(line.text.slice(0, MAX_LINE_LENGTH + 1));
    const person = readPersonLine(plain, number);
    number = person.number ?? number;
    return { line, plain, person };
  });
  const people = readings.map(({ person }) => person).filter(({ name }) => name !== '');
  const marked = people.filter(({ isMarked }) => isMarked);
  const isMarkedList = marked.length >= 2 || (marked.length === 1 && people.length <= 3);
  const remarks = remarkWords(people);
  let section = IN;
  // True where lines without a mark are people. A first line before a gap is a title.
  let isOpen = !isMarkedList && (lines.length < 5 || lines[1]?.text !== '');
  return readings.flatMap(({ line, plain, person }): ListRow[] => {
    const { name, isMarked } = person;
    if (plain === '') isOpen = !isMarkedList;
    if (line.text.trim().length > MAX_LINE_LENGTH || plain.split(/[,;&]/).length > MAX_NAMES_IN_LINE)
      return offRow(line, 'TOO_LONG');
    const heading = headingReply(plain);
    if (heading) {
      isOpen = true;
      if (heading.names.length > 0) return heading.names.map((each) => toRow(line, each, heading.reply));
      section = heading.reply;
      return offRow(line, 'HEADING');
    }
    if (isMarked && name === '') return offRow(line, 'EMPTY');
    if (!isMarked && isUnknownHeading(plain)) {
      section = IN;
      return offRow(line, 'HEADING');
    }
    const isPerson = isMarked || (person.reply !== null && name.split(' ').length <= MAX_WORDS);
    if (!isPerson && !(isOpen && looksLikeNames(plain))) return offRow(line, 'OUTSIDE_LIST', name);
    if (isMarked) isOpen = !isMarkedList;
    if (remarks.has(name)) return offRow(line, 'REMARK', name);
    return (isPerson ? [person] : splitNames(plain)).map((each) => toRow(line, each, section));
  });
}

function toRow({ line, text }: Line, { name, reply, plusOnes }: PersonLine, section: ListReply): ListRow {
  return { line, text, name, plusOnes, ...(reply ?? section), reason: null };
}

/** Finds 'Reserves (3)' and 'Out: Ann, Ben'. */
function headingReply(plain: string): { reply: ListReply; names: PersonLine[] } | null {
  const whole = /^\p{P}*\d/u.test(plain) ? null : replyOfHeading(plain);
  if (whole) return { reply: whole, names: [] };
  const colon = plain.indexOf(':');
  const reply = colon > 0 ? replyOfHeading(plain.slice(0, colon)) : null;
  return reply && { reply, names: splitNames(plain.slice(colon + 1)) };
}

function isUnknownHeading(plain: string): boolean {
  return plain.endsWith(':') || (plain.length > 2 && plain.startsWith('*') && plain.endsWith('*'));
}

/** Finds names that other lines have as a word of a remark in small letters, such as 'Galleta' and '(galleta Kike)'. */
function remarkWords(people: readonly PersonLine[]): ReadonlySet<string> {
  const words = new Set(people.flatMap(({ remarks }) => remarks).flatMap((remark) => remark.split(' ')));
  const names = people.map(({ name }) => name).filter((name) => name !== name.toLowerCase());
  return new Set(names.filter((name) => words.has(name.toLowerCase()) && !replyOfRemark(name)));
}

/** True for names of at most four words. */
function looksLikeNames(plain: string): boolean {
  const names = splitNames(plain).map(({ name }) => name);
  const words = names.flatMap(wordsOf);
  const isSentence =
    /[?:@]|[.!]$/.test(plain) ||
    TITLE.test(plain) ||
    names.some((name) => name.split(' ').length > MAX_WORDS);
  return !isSentence && words.length > 0 && !words.some((word) => /^\d/.test(word));
}

function splitNames(names: string): PersonLine[] {
  const parts = names.replaceAll(' and ', ',').split(/[,;&/]/);
  return parts.filter((part) => part.trim() !== '').map((part) => readPersonLine(part.trim(), 0));
}
