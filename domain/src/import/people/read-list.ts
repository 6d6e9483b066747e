import { MAX_PLUS_ONES } from '../../limits.ts';
import { guestNameSchema } from '../../player/player.schema.ts';
import { textWithin } from '../../text.ts';
import { nameKey, wordsOf } from '../names/name-key.ts';
import { linesOf } from '../table.ts';
import { type ListEntry, type ListRow, NO_ENTRY, type UnclearLine, type UnclearReason } from './list-row.ts';
import { type Message, readChat } from './read-chat.ts';
import { type PersonLine, plainLine, readPersonLine } from './read-line.ts';
import { type ChosenColumns, type PeopleTable, readPeopleTable } from './read-people-table.ts';
import { IN, type ListReply, NO_REPLY, replyOfHeading, replyOfRemark } from './reply-words.ts';

export interface ReadList {
  readonly entries: readonly ListEntry[];
  readonly unclear: readonly UnclearLine[];
  /** Null if the text is no table. */
  readonly table: PeopleTable | null;
}

const MAX_LINE_LENGTH = 200;
const MAX_NAMES_IN_LINE = 20;
const TITLE_WORDS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday football footy futsal soccer pitch kickoff venue cost pay bring price list team teams bibs skins'.split(
    ' ',
  ),
);

/** Reads people and replies. Each line with text becomes an entry or an unclear line. */
export function readList(text: string, columns: ChosenColumns = {}): ReadList {
  const chat = readChat(text);
  const table = chat ? null : readPeopleTable(text, columns);
  const rows = chat ? readMessages(chat) : (table?.rows ?? readLines(linesOf(text)));
  const checked = withoutDoubles(rows.map(checkRow), chat !== null);
  return {
    entries: checked
      .filter(({ reason }) => reason === null)
      .map(({ line, name, status, isReserve, plusOnes }) => ({ line, name, status, isReserve, plusOnes })),
    unclear: checked.flatMap(({ line, text, reason, name }) =>
      reason === null
        ? []
        : [{ line, text: textWithin(text.trim(), MAX_LINE_LENGTH), reason, name: textWithin(name, 60) }],
    ),
    table: table?.table ?? null,
  };
}

function checkRow(row: ListRow): ListRow {
  if (row.reason !== null) return row;
  const name = guestNameSchema.safeParse(row.name);
  if (!name.success) return { ...row, reason: row.name.length > 60 ? 'TOO_LONG' : 'NO_NAME' };
  return { ...row, name: name.data, reason: row.plusOnes > MAX_PLUS_ONES ? 'TOO_MANY_PLUS_ONES' : null };
}

/** In a chat, the last line of a person counts, otherwise the first. */
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

/** Only the last list of a chat counts, because a group sends its list again with each change. */
function readMessages(messages: readonly Message[]): ListRow[] {
  const lists = messages.map(({ lines }) => (lines.length > 1 ? readLines(lines) : []));
  const newest = lists.findLastIndex((rows) => rows.filter(({ reason }) => reason === null).length >= 2);
  return messages.flatMap(({ sender, lines }, at) => {
    const list = lists[at] ?? [];
    if (at === newest) return list;
    if (list.filter(({ reason }) => reason === null).length >= 2)
      return list.map((row) => ({ ...row, reason: row.reason ?? 'REPLACED' }));
    const [first, ...others] = lines;
    return first ? [ownReply(sender, first), ...others.flatMap((line) => offRow(line, 'OUTSIDE_LIST'))] : [];
  });
}

function ownReply(sender: string | null, { line, text }: { line: number; text: string }): ListRow {
  const { name, reply, plusOnes } = readPersonLine(`- ${sender}: ${text}`.slice(0, MAX_LINE_LENGTH), 0);
  const isReply = sender !== null && reply !== null && name === readPersonLine(`- ${sender}`, 0).name;
  const isNumber = sender !== null && !/\p{L}/u.test(sender) && /\d/.test(sender);
  const row = {
    ...NO_ENTRY,
    ...reply,
    line,
    name: sender ?? '',
    plusOnes,
    text: sender ? `${sender}: ${text}` : text,
  };
  if (isNumber) return { ...row, name: '', reason: 'NO_SENDER_NAME' };
  if (isReply) return { ...row, reason: null };
  return { ...row, ...NO_ENTRY, name: row.name, reason: sender === null ? 'OUTSIDE_LIST' : 'NO_REPLY' };
}

function offRow({ line, text }: { line: number; text: string }, reason: UnclearReason, name = ''): ListRow[] {
  return text.trim() === '' ? [] : [{ ...NO_ENTRY, name, line, text, reason }];
}

interface Reading {
  readonly line: number;
  readonly text: string;
  readonly plain: string;
  readonly person: PersonLine;
}

/** Everyone plays in a list without headings and replies. */
function readLines(lines: readonly { line: number; text: string }[]): ListRow[] {
  let number = 0;
  const readings = lines.map(({ line, text }): Reading => {
    const plain = plainLine(text.slice(0, MAX_LINE_LENGTH + 1));
    const person = readPersonLine(plain, number);
    number = person.number ?? number;
    return { line, text, plain, person };
  });
  const named = readings.filter(({ person }) => person.name !== '');
  const marked = named.filter(({ person }) => person.isMarked);
  const isMarkedList = marked.length >= 2 || (marked.length === 1 && named.length <= 3);
  const hasHeadings = readings.some(({ plain }) => headingReply(plain) !== null);
  const hasOwnReplies = !hasHeadings && haveReplies(isMarkedList ? marked : named);
  const remarks = remarkWords(named);
  let section: ListReply = hasOwnReplies ? NO_REPLY : IN;
  let isOpen = !isMarkedList;
  let hasPeople = false;
  let isTitle = !isMarkedList && isFollowedByGap(readings);
  return readings.flatMap((reading): ListRow[] => {
    const { line, text, plain, person } = reading;
    if (plain === '') {
      if (isMarkedList && hasPeople) isOpen = false;
      return [];
    }
    if (text.trim().length > MAX_LINE_LENGTH || plain.split(/[,;&]/).length > MAX_NAMES_IN_LINE)
      return offRow(reading, 'TOO_LONG');
    const heading = headingReply(plain);
    if (heading) {
      [isTitle, hasPeople, isOpen] = [false, false, true];
      if (heading.names === '') {
        section = heading.reply;
        return offRow(reading, 'HEADING');
      }
      return splitNames(heading.names).map((name) => toRow(reading, readPersonLine(name, 0), heading.reply));
    }
    const wasTitle = isTitle;
    isTitle = false;
    if (person.isMarked && person.name === '') return offRow(reading, 'EMPTY');
    if (!person.isMarked && isUnknownHeading(plain)) {
      if (!hasOwnReplies) section = IN;
      return offRow(reading, 'HEADING');
    }
    const isShort = person.name.split(' ').length <= 4;
    const isPerson =
      person.isMarked || (person.reply !== null && isShort) || (isOpen && looksLikeName(plain));
    if (wasTitle || !isPerson) return offRow(reading, 'OUTSIDE_LIST', person.name);
    hasPeople = true;
    if (person.isMarked) isOpen = !isMarkedList;
    if (remarks.has(person.name)) return offRow(reading, 'REMARK', person.name);
    const isOnePerson = person.isMarked || person.reply !== null;
    const people = isOnePerson ? [person] : splitNames(plain).map((name) => readPersonLine(name, 0));
    return people.map((each) => toRow({ line, text }, each, section));
  });
}

function toRow(
  { line, text }: { line: number; text: string },
  person: PersonLine,
  section: ListReply,
): ListRow {
  const { name, reply, plusOnes } = person;
  return { line, text, name, plusOnes, ...(reply ?? section), reason: null };
}

/** Finds 'Reserves (3)' and 'Out: Ann, Ben'. */
function headingReply(plain: string): { reply: ListReply; names: string } | null {
  const whole = /^\p{P}*\d/u.test(plain) ? null : replyOfHeading(plain);
  if (whole) return { reply: whole, names: '' };
  const colon = plain.indexOf(':');
  const reply = colon > 0 ? replyOfHeading(plain.slice(0, colon)) : null;
  return reply && { reply, names: plain.slice(colon + 1).trim() };
}

function isUnknownHeading(plain: string): boolean {
  return plain.endsWith(':') || (plain.length > 2 && plain.startsWith('*') && plain.endsWith('*'));
}

/** True if at least two people say yes. In a numbered list, someone must also say something else. */
function haveReplies(readings: readonly Reading[]): boolean {
  const replies = readings.flatMap(({ person }) => person.reply ?? []);
  const isNumbered = readings.some(({ person }) => person.number !== null);
  const others = replies.filter(({ status }) => status !== 'PLAYING').length;
  return replies.length - others >= 2 && (!isNumbered || others > 0);
}

/** Finds names that other lines have as a word of a remark in small letters, such as 'Galleta' and '(galleta Kike)'. */
function remarkWords(readings: readonly Reading[]): ReadonlySet<string> {
  const words = new Set(
    readings.flatMap(({ person }) => (replyOfRemark(person.remark) ? [] : person.remark.split(' '))),
  );
  return new Set(
    readings
      .map(({ person }) => person.name)
      .filter((name) => name !== name.toLowerCase() && words.has(name.toLowerCase())),
  );
}

function isFollowedByGap(readings: readonly Reading[]): boolean {
  const first = readings.findIndex(({ plain }) => plain !== '');
  return readings[first + 1]?.plain === '' && readings.slice(first + 2, first + 5).length === 3;
}

/** True for a name of at most four words, or a list of such names. */
function looksLikeName(plain: string): boolean {
  const names = splitNames(plain).map((name) => readPersonLine(name, 0).name);
  const words = wordsOf(names.join(' '));
  const isList = names.every((name) => name.split(' ').length <= 4);
  const hasOtherSigns = /[?:@]/.test(plain) || plain.endsWith('.') || plain.endsWith('!');
  return isList && !hasOtherSigns && words.length > 0 && !words.some(isOfTitle);
}

function isOfTitle(word: string): boolean {
  return /^\d/.test(word) || TITLE_WORDS.has(word);
}

function splitNames(names: string): string[] {
  return names
    .replaceAll(' and ', ',')
    .split(/[,;&/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
