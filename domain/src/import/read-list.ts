import { MAX_PLUS_ONES } from '../limits.ts';
import { guestNameSchema } from '../player/player.schema.ts';
import { TEXT_LIMITS, textWithin } from '../text.ts';
import type { ListEntry, ListRow, UnclearLine, UnclearReason } from './list-changes.ts';
import { nameKey, wordsOf } from './names.ts';
import { type ChosenColumns, type PeopleTable, readPeopleTable } from './people-table.ts';
import { type PersonLine, plainLine, readPersonLine } from './read-line.ts';
import { IN, type ListReply, NO_REPLY, replyOfHeading, replyOfRemark } from './reply-words.ts';
import { type Line, linesOf } from './table.ts';

interface ReadList {
  readonly entries: readonly ListEntry[];
  readonly unclear: readonly UnclearLine[];
  /** Null if the text is no table. */
  readonly table: PeopleTable | null;
}

const MAX_LINE_LENGTH = 200;
const MAX_NAMES_IN_LINE = 20;
const MAX_WORDS = 4;
const TITLE = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|teams?)\b/i;
const NUMBERS = /^[\d\s+@().-]+$/;

/** Reads people and replies. Each line with text becomes an entry or an unclear line. */
export function readList(text: string, columns: ChosenColumns = {}): ReadList {
  const messages = readChat(text);
  const table = messages ? null : readPeopleTable(text, columns);
  const rows = messages ? messages.flatMap(readMessage(messages)) : (table?.rows ?? readLines(linesOf(text)));
  const checked = withoutDoubles(rows.map(checkRow), messages !== null);
  return {
    entries: checked.flatMap(({ text: _, reason, ...entry }) => (reason === null ? [entry] : [])),
    unclear: checked.flatMap(({ line, text, reason, name }) => {
      const shown = { line, text: textWithin(text.trim(), MAX_LINE_LENGTH) };
      return reason === null ? [] : [{ ...shown, reason, name: textWithin(name, TEXT_LIMITS.personName) }];
    }),
    table: table?.table ?? null,
  };
}

function checkRow(row: ListRow): ListRow {
  if (row.reason !== null) return row;
  const name = guestNameSchema.safeParse(row.name);
  if (NUMBERS.test(row.name)) return { ...row, reason: 'NO_NAME' };
  if (!name.success)
    return { ...row, reason: row.name.length > TEXT_LIMITS.personName ? 'TOO_LONG' : 'NO_NAME' };
  return { ...row, name: name.data, reason: row.plusOnes > MAX_PLUS_ONES ? 'TOO_MANY_PLUS_ONES' : null };
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

interface Message {
  /** Null for a message of the chat program. */
  readonly sender: string | null;
  readonly lines: readonly Line[];
}

/** Start of a message in an export of a chat. */
const MESSAGE =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[aApP]\.? ?[mM]\.?)?(?:\]| -|:) /;

/** Reads the export of a chat. Returns null if the text is no export. */
function readChat(text: string): Message[] | null {
  const messages: { sender: string | null; lines: Line[] }[] = [];
  for (const { line, text: raw } of linesOf(text)) {
    const start = MESSAGE.exec(plainLine(raw.slice(0, 60)))?.[0];
    if (start === undefined && messages.length === 0 && raw !== '') return null;
    if (start === undefined) messages.at(-1)?.lines.push({ line, text: raw });
    else {
      const content = `${plainLine(raw).slice(start.length)} `;
      const colon = content.indexOf(': ');
      const sender = colon < 0 ? null : content.slice(0, colon).replace('~', '').trim();
      messages.push({ sender, lines: [{ line, text: content.slice(colon + 1).trim() }] });
    }
  }
  return messages.length > 0 ? messages : null;
}

/** Only the last list of a chat counts, because a group sends its list again with each change. */
function readMessage(messages: readonly Message[]): (message: Message) => ListRow[] {
  const lists = new Map(
    messages.map((message) => {
      const rows = message.lines.length > 1 ? readLines(message.lines) : [];
      return [message, rows.filter(({ reason }) => reason === null).length >= 2 ? rows : []] as const;
    }),
  );
  const newest = messages.findLast((message) => lists.get(message)?.length);
  return (message) => {
    const list = lists.get(message) ?? [];
    if (message === newest) return list;
    if (list.length > 0) return list.map((row) => ({ ...row, reason: row.reason ?? 'REPLACED' }));
    return message.lines.flatMap((line, at) => readReply(at === 0 ? message.sender : null, line));
  };
}

/** Reads a message such as 'Tom: in'. */
function readReply(sender: string | null, { line, text }: Line): ListRow[] {
  if (sender === null) return offRow({ line, text }, 'OUTSIDE_LIST');
  const reply = replyOfRemark(text);
  const row = { line, text: `${sender}: ${text}`, name: sender, plusOnes: 0, ...(reply ?? NO_REPLY) };
  const hasName = /\p{L}/u.test(sender);
  return [{ ...row, reason: hasName ? (reply ? null : 'NO_REPLY') : 'NO_SENDER_NAME' }];
}

function offRow({ line, text }: Line, reason: UnclearReason, name = ''): ListRow[] {
  return text.trim() === '' ? [] : [{ line, text, name, plusOnes: 0, ...NO_REPLY, reason }];
}

interface Reading extends Line {
  readonly plain: string;
  readonly person: PersonLine;
}

/** Everyone plays in a list without headings and replies. */
function readLines(lines: readonly Line[]): ListRow[] {
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
  const noSection = !hasHeadings && haveReplies(isMarkedList ? marked : named) ? NO_REPLY : IN;
  const remarks = remarkWords(named);
  let section = noSection;
  // True where lines without a mark are people. A first line before a gap is a title.
  let isOpen = !isMarkedList && (lines.length < 5 || lines[1]?.text !== '');
  return readings.flatMap((reading): ListRow[] => {
    const { text, plain, person } = reading;
    const { name, isMarked } = person;
    if (plain === '') {
      isOpen = !isMarkedList;
      return [];
    }
    if (text.trim().length > MAX_LINE_LENGTH || plain.split(/[,;&]/).length > MAX_NAMES_IN_LINE)
      return offRow(reading, 'TOO_LONG');
    const heading = headingReply(plain);
    if (heading) {
      isOpen = true;
      const { names, reply } = heading;
      if (names.length === 0) section = reply;
      return names.length === 0
        ? offRow(reading, 'HEADING')
        : names.map((each) => toRow(reading, each, reply));
    }
    if (isMarked && name === '') return offRow(reading, 'EMPTY');
    if (!isMarked && isUnknownHeading(plain)) {
      section = noSection;
      return offRow(reading, 'HEADING');
    }
    const hasReply = person.reply !== null && name.split(' ').length <= MAX_WORDS;
    if (!isMarked && !hasReply && !(isOpen && looksLikeNames(plain)))
      return offRow(reading, 'OUTSIDE_LIST', name);
    if (isMarked) isOpen = !isMarkedList;
    if (remarks.has(name)) return offRow(reading, 'REMARK', name);
    const people = isMarked || hasReply ? [person] : splitNames(plain);
    return people.map((each) => toRow(reading, each, section));
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

/** True if at least two people say yes. In a numbered list, someone must also say something else. */
function haveReplies(readings: readonly Reading[]): boolean {
  const replies = readings.flatMap(({ person }) => person.reply ?? []);
  const isNumbered = readings.some(({ person }) => person.number !== null);
  const others = replies.filter(({ status }) => status !== 'PLAYING').length;
  return replies.length - others >= 2 && (!isNumbered || others > 0);
}

/** Finds names that other lines have as a word of a remark in small letters, such as 'Galleta' and '(galleta Kike)'. */
function remarkWords(readings: readonly Reading[]): ReadonlySet<string> {
  const remarks = readings.map(({ person }) => person.remark).filter((remark) => !replyOfRemark(remark));
  const words = new Set(remarks.flatMap((remark) => remark.split(' ')));
  const names = readings.map(({ person }) => person.name);
  return new Set(names.filter((name) => name !== name.toLowerCase() && words.has(name.toLowerCase())));
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
