import { readChatHeader } from '../../list/chat/chat-header.ts';
import { findDate, type WrittenDate } from '../dates/dates.ts';
import { isVersus } from '../words/line-words.ts';
import { verbOutcome } from '../words/outcome-words.ts';
import { isTeamName } from '../words/team-words.ts';

export interface ChatMessage {
  readonly date: WrittenDate | null;
  readonly text: string;
}

const MAYBE_CHAT = /^.{0,60}\d[:.]\d{2}/;
const TIME = /\d{1,2}[:.]\d{2}/;
const PHONE = /^\+\d[\d\s().-]{6,}$/;

/** Returns null for a line that does not begin with date, time and sender. */
export function chatMessage(plain: string): ChatMessage | null {
  const header = MAYBE_CHAT.test(plain) ? readChatHeader(plain, new Map()) : null;
  if (header === null || header.sender === null || !isSender(header.sender)) return null;
  const end = header.message === '' ? plain.length : plain.lastIndexOf(header.message);
  const head = plain.slice(0, end).replace(header.sender, ' ');
  const date = findDate(head);
  const hasTime = TIME.test(date === null ? head : head.replace(date.text, ' '));
  return hasTime ? { date, text: header.message } : null;
}

function isSender(sender: string): boolean {
  if (PHONE.test(sender)) return true;
  const isPerson = !/[,;&|(]|\d\s?[-–:]\s?\d|\s[-–]\s/.test(sender) && /\p{L}/u.test(sender);
  return (
    isPerson &&
    !isTeamName(sender) &&
    !sender.split(/[\s.]+/).some((word) => isVersus(word) || verbOutcome(word) !== null)
  );
}

export function withYearOf(date: WrittenDate, message: WrittenDate): WrittenDate {
  const yearAt = date.month === null ? 2 : 1;
  const year =
    message.numbers.find((number) => number > 99) ?? message.numbers[message.month === null ? 2 : 1];
  if (year === undefined || date.numbers.length > yearAt) return date;
  const isSameMonth = date.numbers.some((number, at) => number === message.numbers[at]);
  const isDecember = date.month === 12 || date.numbers.includes(12);
  const isJanuary = message.month === 1 || message.numbers.slice(0, 2).includes(1);
  return { ...date, numbers: [...date.numbers, !isSameMonth && isDecember && isJanuary ? year - 1 : year] };
}
