import type { PlayerStatus } from '../../instance/player-instance.schema.ts';
import { personNameSchema } from '../../player/player.schema.ts';
import { type MessageReading, readMessage } from './chat/read-message.ts';
import { cleanName, isName, readName } from './read-name.ts';
import { boxStatus } from './text/marker.ts';
import { type MarkTable, takeMarks } from './text/marks.ts';
import { withoutNoise } from './text/noise.ts';
import { STRUCK } from './text/plain-line.ts';
import { takePlusOnes } from './text/plus-ones.ts';
import { isAlsoName, kindsOf } from './words/phrases.ts';
import { readStatus } from './words/status.ts';

export interface Item {
  /** Null if the text is a remark or a reply. */
  readonly name: string | null;
  /** Null if the text has no reply. */
  readonly status: PlayerStatus | null;
  readonly isReserve: boolean;
  readonly plusOnes: number;
  readonly hasOtherText: boolean;
}

export interface ItemContext {
  readonly marks: MarkTable;
  readonly isNameExpected: boolean;
  readonly isKnown: (name: string) => boolean;
}

const NOTE = /([([{])([^()[\]{}]{0,80})[)\]}]/g;
const SEGMENTS = /\s+[-–—=>→/]+\s+|[:=|→]|\s[-–—]+|[-–—]+\s|\.{2,}/;

export function withReply(item: Item, reply: MessageReading): Item {
  return {
    ...item,
    status: item.status ?? reply.status,
    isReserve: reply.isReserve || item.isReserve,
    plusOnes: item.plusOnes + reply.plusOnes,
  };
}

export function readItem(raw: string, context: ItemContext): Item {
  const { marks, isKnown } = context;
  const isStruck = raw.includes(STRUCK);
  const { text: unmarked, status: mark } = takeMarks(raw.replaceAll(STRUCK, ' '), marks);
  const notes: string[] = [];
  const outside = unmarked.replace(NOTE, (_all, bracket: string, note: string) => {
    // '[]' is an empty box. Empty parentheses had a time or a phone number.
    if (bracket === '[' || note.trim() !== '') notes.push(note);
    return ' | ';
  });
  const found = new ItemReader(isStruck ? 'NOT_PLAYING' : mark, context);
  const whole = cleanName(unmarked);
  if (isKnown(whole) && isPersonName(whole) && readStatus(whole) === null) found.name = whole;
  else found.readSegments(outside);
  for (const note of notes) found.readNote(note);
  return found.toItem();
}

function isPersonName(text: string): boolean {
  return personNameSchema.safeParse(text).success;
}

class ItemReader {
  name: string | null = null;
  private status: PlayerStatus | null;
  private isReserve = false;
  private plusOnes = 0;
  private hasOtherText = false;
  private readonly context: ItemContext;

  constructor(status: PlayerStatus | null, context: ItemContext) {
    this.status = status;
    this.context = context;
  }

  readSegments(text: string): void {
    const { text: single, plusOnes } = takePlusOnes(withoutNoise(text).text);
    this.plusOnes += plusOnes;
    const segments = single.split(SEGMENTS).filter((segment) => /[\p{L}\p{N}?]/u.test(segment));
    for (const segment of segments) this.readSegment(segment.trim(), segments.length === 1);
  }

  readNote(note: string): void {
    const { text, plusOnes } = takePlusOnes(note);
    this.plusOnes += plusOnes;
    const box = boxStatus(note, this.context.marks);
    if (box) this.status ??= box;
    // '+1 (Dave)' names the plus-one.
    else if (this.name === null && plusOnes === 0 && this.plusOnes > 0 && isName(cleanName(text), true))
      this.name = cleanName(text);
    else this.readRemark(text);
  }

  toItem(): Item {
    const { name, status, isReserve, plusOnes, hasOtherText } = this;
    return { name, status, isReserve, plusOnes, hasOtherText };
  }

  private readSegment(segment: string, isOnly: boolean): void {
    const isQuestion = segment.endsWith('?');
    const text = isQuestion ? segment.replace(/[\s?]+$/, '') : segment;
    const reply = this.beginsWithName(text, isOnly) ? null : readStatus(text);
    const named =
      reply || this.name !== null ? null : readName(this.bringerName(text), this.context.isNameExpected);
    if (isQuestion && (reply || named || text === '')) this.addReply('UNANSWERED', false);
    if (reply) this.addReply(reply.status, reply.isReserve);
    else if (named) {
      this.name = named.name;
      if (named.reply) this.addReply(named.reply.status, named.reply.isReserve);
    } else this.readRemark(text);
  }

  private beginsWithName(text: string, isOnly: boolean): boolean {
    const [first = '', ...others] = text.split(' ');
    if (!isAlsoName(first) || !/^\p{Lu}/u.test(first)) return false;
    return others.length === 0 ? isOnly : this.context.isNameExpected || kindsOf(first).has('FILLER');
  }

  private bringerName(text: string): string {
    if (this.plusOnes === 0) return text;
    return text.replace(/^(?:from|of|for|by|von|de|di|da|van|para|pour)\s/i, '').replace(/['’]s$/i, '');
  }

  private readRemark(text: string): void {
    if (!/\p{L}/u.test(text)) return;
    const reply = readMessage(text, this.context.marks);
    if (reply) this.addReply(reply.status, reply.isReserve);
    else this.hasOtherText = true;
  }

  private addReply(status: PlayerStatus, isReserve: boolean): void {
    this.status ??= status;
    this.isReserve ||= isReserve;
  }
}
