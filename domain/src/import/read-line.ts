import { stripInvisible } from '../text.ts';
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
/** Most marks and numbers at one end of a line. */
const MAX_SIGNS = 8;
const REMARK = /[([{]| [-–—]|[-–—] /;
const PLUS_REMARK = /\(\+(\d{1,2})\)/;
const REPLY_AT_END = / (?:in|out|yes|no|maybe|reserve)$/;
const DECORATION = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}'’!]+$/gu;

/** Removes characters that only change how others look. A keycap becomes a number. */
export function plainLine(raw: string): string {
  return stripInvisible(raw.replaceAll('\t', ' '))
    .replace(VARIATIONS, '')
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
  const isMarked = start.rest !== line;
  const end = readEnd(start.rest, isMarked);
  const cut = remarkStart(end.rest, isMarked);
  const { rest: name, reply, plusOnes } = readEnd(end.rest.slice(0, cut), isMarked);
  const remarks = end.rest.slice(cut).split(/[()[\]{}]/);
  const replies = remarks.map((each) => replyOfRemark(each)).filter((each) => each !== null);
  return {
    name: /\p{L}/u.test(name) ? name.replace(DECORATION, '') : name.trim(),
    reply: start.reply ?? end.reply ?? replies[0] ?? reply,
    plusOnes: plusOnes + end.plusOnes + Number(PLUS_REMARK.exec(end.rest)?.[1] ?? 0),
    remark: remarks.join(' '),
    number: start.number,
    isMarked,
  };
}

/** Reads numbers, bullets and marks. */
function readStart(line: string, lastNumber: number) {
  let rest = line;
  let reply: ListReply | null = null;
  let number: number | null = null;
  for (let before = '', round = 0; before !== rest && round < MAX_SIGNS; round += 1) {
    before = rest;
    const mark = markAtStart(rest);
    const numbered: ReturnType<typeof numberAtStart> =
      number === null && reply === null ? numberAtStart(rest, lastNumber) : null;
    if (mark) [reply, rest] = [reply ?? mark.reply, rest.slice(mark.text.length).trim()];
    else if (numbered) ({ number, rest } = numbered);
    // '*Reserves* (3)' is bold.
    else if (rest.length > 1 && BULLETS.includes(rest.charAt(0)) && !/^\*\S/.test(rest))
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

/** Reads marks, plus-ones and the question mark of a marked line. A struck-through name means out. */
function readEnd(text: string, isMarked: boolean) {
  let rest = text.trim();
  let reply: ListReply | null = null;
  let plusOnes = 0;
  for (let before = '', round = 0; before !== rest && round < MAX_SIGNS; round += 1) {
    before = rest;
    const mark = markAtEnd(rest);
    const plus = rest.lastIndexOf('+');
    if (mark) [rest, reply] = [rest.slice(0, -mark.text.length).trim(), reply ?? mark.reply];
    else if (plus > 0 && /^\d{1,2}$/.test(rest.slice(plus + 1).trim()))
      [rest, plusOnes] = [rest.slice(0, plus).trim(), plusOnes + Number(rest.slice(plus + 1))];
    else if (isMarked && rest.length > 1 && rest.endsWith('?'))
      [rest, reply] = [rest.slice(0, -1), reply ?? NO_REPLY];
    else if (/^~.+~$/.test(rest)) [rest, reply] = [rest.replaceAll('~', ''), OUT];
  }
  return { rest, reply, plusOnes };
}

/** Returns the position of a remark after a bracket, dash or colon, or of a reply after a comma or space. */
function remarkStart(text: string, isMarked: boolean): number {
  const colon = text.indexOf(': ', 1);
  const hasColon = colon > 0 && (isMarked || replyOfRemark(text.slice(colon)) !== null);
  const at = text.slice(1).search(REMARK) + 1;
  const starts = [...(at > 0 ? [at] : []), ...(hasColon ? [colon] : [])];
  if (starts.length > 0) return Math.min(...starts);
  const comma = text.lastIndexOf(',');
  if (comma > 0 && replyOfRemark(text.slice(comma))) return comma;
  const reply = text.search(REPLY_AT_END);
  return reply > 0 ? reply : text.length;
}
