import type { MarkTable } from './marks.ts';
import { readSection } from './section.ts';
import { isTopic } from './words/phrases.ts';

/** Start of a message in the text that WhatsApp, Telegram or Signal export or copy. */
export interface ChatHeader {
  /** Null for a message of the app itself, such as 'Tom joined'. */
  readonly sender: string | null;
  readonly message: string;
}

const WORDS_OF_TIME =
  'a\\.? ?m\\.?(?![a-z])|p\\.? ?m\\.?(?![a-z])|uhr|at|um|às|as|alle|om|kl|klo|à|le|le|el|today|yesterday|jan\\w*|feb\\w*|mar\\w*|märz|apr\\w*|may|mai|jun\\w*|jul\\w*|aug\\w*|sep\\w*|o[ck]t\\w*|nov\\w*|de[cz]\\w*|ene\\w*|abr\\w*|ago\\w*|dic\\w*|gen\\w*|mag\\w*|giu\\w*|lug\\w*|set\\w*|ott\\w*|fev\\w*|févr?\\w*|avr\\w*|juin|juil\\w*|août|mei|mrt|mon|tue|wed|thu|fri|sat|sun|T(?=\\d)|Z|上午|下午|오전|오후|년|월|일|年|月|日|ص|م';
const MOMENT = new RegExp(`^(?:\\d|[./:, –—-]|${WORDS_OF_TIME})+`, 'iu');
const HAS_TIME = /\d{1,2}[:.]\d{2}/;
const HAS_DATE = /\d{1,4}[./-] ?\d{1,2}|\d{1,2} [\p{L}]{3}|[\p{L}]{3,}\.? \d{1,2}|\d[月월]/iu;
const BRACKETED = /^\[([^[\]]{4,50})\]\s?[-–—]?\s?(.*)$/;
const AFTER_NAME = /^(.{1,60}?),?\s\[([^[\]]{4,50})\]\s?:?\s*(.*)$/;
const DASHED = /^(.{8,50}?)(?:\s[-–—]\s|:\s)(.*)$/;
const SPACED = /^(\d[\d./:, T-]{8,30}\d(?:Z| ?[ap]m)?)\s+(.*)$/i;
const SENDER = /^([^:]{1,60}?)\s?:(?:\s(.*)|$)/;
const EDITED = /\s*<[^<>]{1,60}>\s*$/;

/** Returns null if the line begins no message. */
export function readChatHeader(line: string, marks: MarkTable): ChatHeader | null {
  const bracketed = BRACKETED.exec(line);
  if (bracketed && isMoment(bracketed[1] ?? '')) return toHeader(bracketed[2] ?? '', marks);
  const named = AFTER_NAME.exec(line);
  if (named && isDated(named[2] ?? '')) return message(named[1] ?? '', named[3] ?? '');
  const dashed = DASHED.exec(line);
  if (dashed && isDated(dashed[1] ?? '')) return toHeader(dashed[2] ?? '', marks);
  const spaced = SPACED.exec(line);
  const header = spaced && isDated(spaced[1] ?? '') ? toHeader(spaced[2] ?? '', marks) : null;
  return header?.sender ? header : null;
}

function isDated(text: string): boolean {
  return HAS_DATE.test(text) && isMoment(text);
}

function isMoment(text: string): boolean {
  return HAS_TIME.test(text) && MOMENT.exec(text)?.[0].length === text.length;
}

function toHeader(rest: string, marks: MarkTable): ChatHeader | null {
  const [, sender, text = ''] = SENDER.exec(rest) ?? [];
  if (sender === undefined) return { sender: null, message: '' };
  const isTitle = readSection(sender, marks) !== null || isTopic(sender);
  return isTitle ? null : message(sender, text);
}

function message(sender: string, text: string): ChatHeader {
  return { sender: sender.replace(/^[~@\s]+/, '').trim(), message: text.replace(EDITED, '').trim() };
}
