import { readSection } from '../section.ts';
import type { MarkTable } from '../text/marks.ts';
import { isAlsoName, isTopicSurname, isTopicWord } from '../words/phrases.ts';

export interface ChatHeader {
  /** Null for a message of the app itself, such as 'Tom joined'. */
  readonly sender: string | null;
  readonly message: string;
}

// No letter can follow a word. Otherwise a text can match in many ways, and the expression is slow.
const TIME_WORDS =
  'a\\.? ?m|p\\.? ?m|uhr|at|um|às|as|alle|om|kl|klo|à|le|el|today|yesterday|mon|tue|wed|thu|fri|sat|sun|z|' +
  'jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|märz|apr\\p{L}*|may|mai|jun\\p{L}*|jul\\p{L}*|aug\\p{L}*|sep\\p{L}*|o[ck]t\\p{L}*|' +
  'nov\\p{L}*|de[cz]\\p{L}*|ene\\p{L}*|abr\\p{L}*|ago\\p{L}*|dic\\p{L}*|gen\\p{L}*|mag\\p{L}*|giu\\p{L}*|lug\\p{L}*|set\\p{L}*|' +
  'ott\\p{L}*|fev\\p{L}*|fév\\p{L}*|avr\\p{L}*|juin|juil\\p{L}*|août|mei|mrt|ص|م';
const TIME_SIGNS = 't(?=\\d)|上午|下午|오전|오후|년|월|일|年|月|日';
const TIMESTAMP = new RegExp(`^(?:\\d|[./:, –—-]|(?:${TIME_WORDS})(?!\\p{L})|${TIME_SIGNS})+`, 'iu');
const HAS_TIME = /\d{1,2}[:.]\d{2}/;
const HAS_DATE = /\d{1,4}[./-] ?\d{1,2}|\d{1,2} [\p{L}]{3}|[\p{L}]{3,}\.? \d{1,2}|\d[月월]/iu;
const TIME_IN_BRACKETS = /^\[([^[\]]{4,50})\]\s?[-–—]?\s?(.*)$/;
const NAME_THEN_TIME = /^(.{1,60}?),?\s\[([^[\]]{4,50})\]\s?:?\s*(.*)$/;
const TIME_THEN_DASH = /^(.{8,50}?)(?:\s[-–—]\s|:\s)(.*)$/;
const TIME_THEN_SPACE = /^(\d[\d./:, T-]{8,30}\d(?:Z| ?[ap]m)?)\s+(.*)$/i;
const SENDER = /^([^:]{1,60}?)\s?:(?:\s(.*)|$)/;
const EDITED = /\s*<[^<>]{1,60}>\s*$/;

export function readChatHeader(line: string, marks: MarkTable): ChatHeader | null {
  const bracketed = TIME_IN_BRACKETS.exec(line);
  if (bracketed && isTimestamp(bracketed[1] ?? '')) return toHeader(bracketed[2] ?? '', marks);
  const named = NAME_THEN_TIME.exec(line);
  if (named && isDateAndTime(named[2] ?? '')) return toMessage(named[1] ?? '', named[3] ?? '');
  const dashed = TIME_THEN_DASH.exec(line);
  if (dashed && isDateAndTime(dashed[1] ?? '')) return toHeader(dashed[2] ?? '', marks);
  const spaced = TIME_THEN_SPACE.exec(line);
  const header = spaced && isDateAndTime(spaced[1] ?? '') ? toHeader(spaced[2] ?? '', marks) : null;
  return header?.sender ? header : null;
}

function isDateAndTime(text: string): boolean {
  return HAS_DATE.test(text) && isTimestamp(text);
}

function isTimestamp(text: string): boolean {
  return HAS_TIME.test(text) && TIMESTAMP.exec(text)?.[0].length === text.length;
}

function toHeader(rest: string, marks: MarkTable): ChatHeader | null {
  const [, sender, text = ''] = SENDER.exec(rest) ?? [];
  if (sender === undefined) return { sender: null, message: '' };
  // 'In: Tom' after a time is a heading, not a sender.
  if (readSection(sender, marks) !== null && !isAlsoName(sender)) return null;
  // WhatsApp writes the name of the group before messages of the app itself.
  const isGroup = sender.split(' ').some((word) => isTopicWord(word) && !isTopicSurname(word));
  return isGroup ? { sender: null, message: '' } : toMessage(sender, text);
}

function toMessage(sender: string, text: string): ChatHeader {
  return { sender: sender.replace(/^[~@\s]+/, '').trim(), message: text.replace(EDITED, '').trim() };
}
