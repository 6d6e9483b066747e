import { stripInvisible } from '../../text.ts';
import { type ListReply, markAtEnd, markAtStart, NO_REPLY, OUT, replyOfRemark } from './reply-words.ts';

export interface PersonLine {
  readonly name: string;
  /** Null without a clear reply. */
  readonly reply: ListReply | null;
  readonly plusOnes: number;
  readonly remark: string;
  /** Null without a number at the start. */
  readonly number: number | null;
  /** True if the line starts with a number, bullet, box or mark. */
  readonly isMarked: boolean;
}

const VARIATIONS = /[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu;
const BULLETS = '-–—*•·▪‣◦►➤→>';
/** Most marks, numbers and remarks at one end of a line. */
const MAX_SIGNS = 8;
const OPENING = '([{';
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
const DASHES = [' - ', ' – ', ' — ', '- ', '– ', '— ', ' -', ' –', ' —'];

/** Removes characters that only change how others look. A keycap becomes a number. */
export function plainLine(raw: string): string {
  const plain = stripInvisible(raw.replaceAll('\t', ' ')).replace(VARIATIONS, '');
  return plain
    .replace(/(\d)\u20E3(?=\s?\d\u20E3)/g, '$1')
    .replaceAll('\u20E3', '. ')
    .replaceAll('🔟', '10. ')
    .replaceAll(/\s/g, ' ')
    .trim();
}

/**
 * Reads a line such as '3. Tom +1 (out)'.
 * @param lastNumber number of the line before, because '4 Tom' has a number only after '3 Ann'
 */
export function readPersonLine(line: string, lastNumber: number): PersonLine {
  const start = readStart(line, lastNumber);
  const end = readEnd(start.rest, start.number !== null);
  return { ...end, reply: start.reply ?? end.reply, number: start.number, isMarked: start.rest !== line };
}

function readStart(line: string, lastNumber: number) {
  let rest = line;
  let reply: ListReply | null = null;
  let number: number | null = null;
  for (let before = '', round = 0; before !== rest && round < MAX_SIGNS; round += 1) {
    before = rest;
    const mark = markAtStart(rest);
    const numbered: ReturnType<typeof numberAtStart> =
      number === null && reply === null ? numberAtStart(rest, lastNumber) : null;
    if (mark) [reply, rest] = [reply ?? mark.reply, rest.slice(mark.length).trim()];
    else if (numbered) ({ number, rest } = numbered);
    else if (rest.length > 1 && BULLETS.includes(rest.charAt(0)) && !isBold(rest))
      rest = rest.slice(1).trim();
  }
  return { rest, reply, number };
}

function numberAtStart(line: string, lastNumber: number): { number: number; rest: string } | null {
  const match = /^[#([]?(\d{1,3})(?!\d)/.exec(line);
  if (match === null) return null;
  const after = line.slice(match[0].length);
  const signs = /^ ?[.)\]:°º/–—-]{1,3}/.exec(after)?.[0] ?? '';
  const rest = after.slice(signs.length);
  const number = Number(match[1]);
  // '20:30' and '10/03' are no numbers of a list.
  if (/^\d/.test(rest) && signs.length > 0) return null;
  const isPlain = signs === '' && !line.startsWith('#');
  if (isPlain && rest !== '' && !(rest.startsWith(' ') && number === lastNumber + 1)) return null;
  return { number, rest: rest.trim() };
}

/** True for '*Reserves* (3)', which has no bullet. */
function isBold(text: string): boolean {
  return text.startsWith('*') && text.charAt(1) !== ' ';
}

function readEnd(text: string, isNumbered: boolean) {
  let [rest, reply, plusOnes] = [text, null as ListReply | null, 0];
  const remarks: string[] = [];
  const addRemark = (remark: string) => {
    reply ??= replyOfRemark(remark);
    remarks.push(remark);
  };
  for (let before = '', round = 0; before !== rest && round < MAX_SIGNS; round += 1) {
    before = rest;
    const mark = markAtEnd(rest);
    const plus = plusAtEnd(rest);
    const bracket = bracketAtEnd(rest);
    if (isNumbered && rest.length > 1 && rest.endsWith('?'))
      [rest, reply] = [rest.slice(0, -1), reply ?? NO_REPLY];
    else if (isStruckThrough(rest)) [rest, reply] = [rest.replaceAll('~', ''), OUT];
    else if (mark) [rest, reply] = [rest.slice(0, -mark.length), reply ?? mark.reply];
    else if (plus) [rest, plusOnes] = [rest.slice(0, plus.at), plusOnes + plus.count];
    else if (bracket !== null) {
      addRemark(rest.slice(bracket + 1, -1));
      rest = rest.slice(0, bracket);
    }
    rest = withoutDecoration(rest);
  }
  const cut = remarkStart(rest, isNumbered);
  if (cut !== null) {
    addRemark(rest.slice(cut).replace(/^[ :,–—-]{1,3}/, ''));
    const plus = plusAtEnd(rest.slice(0, cut));
    rest = withoutDecoration(rest.slice(0, plus?.at ?? cut));
    plusOnes += plus?.count ?? 0;
  }
  return { name: rest, reply, plusOnes, remark: remarks.join(' ') };
}

function isStruckThrough(text: string): boolean {
  return text.length > 2 && text.startsWith('~') && text.endsWith('~');
}

function plusAtEnd(text: string): { at: number; count: number } | null {
  const at = text.lastIndexOf('+');
  const count = text.slice(at + 1).trim();
  return at > 0 && /^\d{1,2}$/.test(count) ? { at, count: Number(count) } : null;
}

/** Returns the position of the bracket that the last character closes. */
function bracketAtEnd(text: string): number | null {
  const opening = CLOSING[text.at(-1) ?? ''];
  const at = opening === undefined ? -1 : text.lastIndexOf(opening);
  return at > 0 ? at : null;
}

/** Returns the position of a remark after a dash, colon or open bracket, or of a reply at the end. */
function remarkStart(text: string, isNumbered: boolean): number | null {
  const dashes = DASHES.map((dash) => text.indexOf(dash, 1)).filter((at) => at > 0);
  const brackets = [...OPENING].map((bracket) => text.indexOf(bracket, 1)).filter((at) => at > 0);
  const colon = text.indexOf(': ', 1);
  const ats = [
    ...dashes,
    ...brackets,
    ...(colon > 0 && (isNumbered || replyOfRemark(text.slice(colon))) ? [colon] : []),
  ];
  if (ats.length > 0) return Math.min(...ats);
  const comma = text.lastIndexOf(',');
  if (comma > 0 && replyOfRemark(text.slice(comma))) return comma;
  const space = text.lastIndexOf(' ');
  return space > 0 && /^(?:in|out|yes|no|maybe|reserve)$/.test(text.slice(space + 1)) ? space : null;
}

/** Removes emoji and signs around a name. A name of emoji stays. */
function withoutDecoration(text: string): string {
  const characters = [...text.trim()];
  const isPart = (character = '') => /[\p{L}\p{M}\p{N}'’?!()[\]{}~]/u.test(character);
  if (!characters.some((character) => /\p{L}/u.test(character))) return text.trim();
  const start = characters.findIndex(isPart);
  const end = characters.findLastIndex((character) => isPart(character) || markAtEnd(character));
  return characters
    .slice(start, end + 1)
    .join('')
    .trim();
}
