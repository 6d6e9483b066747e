import { textWithin } from '../../text.ts';
import { nameKey } from '../names/name-key.ts';
import { MAX_LINE_LENGTH, type TextLine } from './chat/chat-lines.ts';
import type { ChatReading } from './chat/read-chat-line.ts';
import { senderName } from './chat/sender-name.ts';
import { EntryCollector, type ListEntry, type Source } from './entry-collector.ts';
import { FIRST_PART, isInList, partAfterNumber, type ReaderContext, sectionOf } from './list-part.ts';
import { isMarked, type LineWithReading } from './list-shape.ts';
import { EVERYONE_PLAYS, type Section } from './section.ts';
import type { UnclearReason } from './unclear-reasons.ts';

export interface UnclearLine {
  readonly line: number;
  readonly text: string;
  readonly reason: UnclearReason;
}

export interface ReadList {
  /** People in the order of their replies. */
  readonly entries: readonly ListEntry[];
  readonly unclear: readonly UnclearLine[];
}

type Reading<Kind extends ChatReading['kind']> = Extract<ChatReading, { kind: Kind }>;

/** Maximum length of `UnclearLine.text`, in UTF-16 units. */
const MAX_UNCLEAR_LENGTH = 200;

/** Combines lines in order, because headings and numbers change the meaning of later lines. */
export class ListReader {
  private readonly context: ReaderContext;
  private readonly people = new EntryCollector();
  private readonly unclear: UnclearLine[] = [];
  private readonly newestUnreadBySender = new Map<string, TextLine>();
  private part = FIRST_PART;
  private message = 0;
  private followsName = false;

  constructor(context: ReaderContext) {
    this.context = context;
  }

  read({ source, reading }: LineWithReading): void {
    if (source.message !== this.message) this.startMessage(source.message);
    const { followsName } = this;
    this.followsName = false;
    if (reading.kind === 'PEOPLE') this.readPeople(reading, source);
    else if (reading.kind === 'HEADING') this.readHeading(reading, source);
    else if (reading.kind === 'OWN_REPLY') this.readOwnReply(reading, source);
    else if (reading.kind === 'WITH_SENDER') {
      this.addSender({ status: reading.status, isReserve: false, plusOnes: 0 }, source, false);
      this.addPeople(reading.list, EVERYONE_PLAYS, source);
    } else if (reading.kind === 'PLUS_ONES') {
      if (!this.people.addPlusOnesToLast(reading.plusOnes)) this.addUnclear(source, 'NO_NAME');
    } else if (reading.kind === 'REPLY') {
      if (!followsName || !this.people.changeLastReply(reading.reply.status))
        this.addUnclear(source, 'NO_NAME');
    } else if (reading.kind === 'UNCLEAR') this.addUnread(source);
    else if (source.text === '') this.part = { ...this.part, inlineSection: null };
  }

  addSkippedLines(): void {
    this.unclear.push({ line: 1, text: '', reason: 'TOO_MANY_LINES' });
  }

  finish(): ReadList {
    this.people.endMessage();
    for (const [sender, line] of this.newestUnreadBySender)
      if (!this.people.has(sender)) this.addUnclear(line, 'NO_REPLY');
    return {
      entries: this.people.entries(),
      unclear: this.unclear.toSorted((a, b) => a.line - b.line),
    };
  }

  private startMessage(message: number): void {
    this.people.endMessage();
    this.message = message;
    this.part = FIRST_PART;
  }

  private readHeading({ section }: Reading<'HEADING'>, source: TextLine): void {
    this.part = { ...FIRST_PART, section: section ?? EVERYONE_PLAYS, hasKnownHeading: section !== null };
    if (section === null) this.addUnclear(source, 'UNKNOWN_HEADING');
  }

  private readPeople(reading: Reading<'PEOPLE'>, source: TextLine): void {
    if (!isInList(reading, source, this.part, this.context)) {
      this.addUnread(source, 'OUTSIDE_LIST');
      return;
    }
    const { marker, people, section } = reading;
    if (marker.kind === 'NUMBER') this.part = partAfterNumber(this.part, marker.number);
    const isSingle = people.length === 1 && people[0]?.status === null && section === null;
    this.followsName = isSingle && !isMarked(reading) && source.sender === null;
    const inlineSection = isMarked(reading) ? null : this.part.inlineSection;
    this.addPeople(
      reading,
      section ?? inlineSection ?? sectionOf(people, this.part, this.context.shape),
      source,
    );
    this.part = {
      ...this.part,
      inlineSection: section ?? inlineSection,
      hasMarkedLines: this.part.hasMarkedLines || isMarked(reading),
    };
  }

  private addPeople({ people }: Pick<Reading<'PEOPLE'>, 'people'>, section: Section, source: TextLine): void {
    if (section.isIgnored) return;
    const { line, message } = source;
    for (const person of people) {
      const reason = this.people.add(person, section, { line, message, isOwnReply: false });
      if (reason) this.addUnclear(source, reason);
    }
  }

  private readOwnReply({ reply, isBarePlus }: Reading<'OWN_REPLY'>, source: TextLine): void {
    const isMeToo = isBarePlus && !this.people.isPlaying(source.sender ?? '');
    this.addSender(
      { ...reply, plusOnes: isMeToo ? 0 : reply.plusOnes },
      source,
      reply.strength === 'ACKNOWLEDGE',
    );
  }

  private addSender(
    reply: Pick<ListEntry, 'status' | 'isReserve' | 'plusOnes'>,
    source: TextLine,
    isWeak: boolean,
  ): void {
    const { line, message, sender } = source;
    const name = senderName(sender ?? '', this.context.marks);
    if (name === null) {
      this.addUnclear(source, 'NO_SENDER_NAME');
      return;
    }
    const own: Source = { line, message, isOwnReply: true, isWeak };
    const reason = this.people.add({ ...reply, name }, EVERYONE_PLAYS, own);
    if (reason) this.addUnclear(source, reason);
  }

  /** In a chat, only the newest line of a sender without any reply is unclear, because most lines are talk. */
  private addUnread(source: TextLine, reason: UnclearReason = 'NO_NAME'): void {
    this.part = { ...this.part, numberedCount: 0, inlineSection: null };
    if (source.raw.length > MAX_LINE_LENGTH) this.addUnclear(source, 'TOO_LONG');
    else if (source.sender === null) this.addUnclear(source, reason);
    else
      this.newestUnreadBySender.set(
        nameKey(senderName(source.sender, this.context.marks) ?? source.sender),
        source,
      );
  }

  private addUnclear({ line, raw }: TextLine, reason: UnclearReason): void {
    this.unclear.push({ line, text: textWithin(raw.trim(), MAX_UNCLEAR_LENGTH), reason });
  }
}
