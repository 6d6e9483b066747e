import { stripInvisible } from '../text.ts';
import { MARKS, OUT, replyOfRemark } from './reply-words.ts';

export type PersonLine = ReturnType<typeof readPersonLine>;

const VARIATIONS = /[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu;
// '*Reserves*' is bold.
const BULLETS = /^(?:[-–—•·▪‣◦►➤→>] ?|\* )+/;
const NUMBER = /^[#([]?(\d{1,3})(?!\d)( ?[.)\]:°º/–—-]{1,3})?/;
const REMARK = /[()[\]{}]| [-–—]|[-–—] |: /;
const REPLY_AT_END = /,? (in|out|yes|no|maybe|reserve|waiting)$/i;
const DECORATION = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}'’!]+$/gu;

/** Removes characters that only change how others look. A keycap becomes a number, and a box becomes one character. */
export function plainLine(raw: string): string {
  return stripInvisible(raw.replaceAll('\t', ' '))
    .replace(VARIATIONS, '')
    .replace(/(\d)\u20E3(?=\s?\d\u20E3)/g, '$1')
    .replaceAll('\u20E3', '. ')
    .replaceAll('🔟', '10. ')
    .replaceAll(/[([][xX✓][)\]]/g, '✓')
    .replaceAll(/[([] ?[)\]]/g, '☐')
    .replaceAll(/\s/g, ' ')
    .trim();
}

/**
 * Reads a line such as '3. Tom +1 (out)'.
 * @param lastNumber number of the line before, because '4 Tom' has a number only after '3 Ann'
 */
export function readPersonLine(line: string, lastNumber: number) {
  const unbulleted = line.replace(BULLETS, '');
  const { number, rest } = numberAtStart(unbulleted, lastNumber) ?? { number: null, rest: unbulleted };
  const parts = rest.split(REMARK).map(readPart);
  const [head = readPart(''), ...remarks] = parts.filter(({ text, mark }) => text !== '' || mark !== null);
  const [ending = '', word = ''] = REPLY_AT_END.exec(head.text) ?? [];
  const name = head.text.slice(0, head.text.length - ending.length);
  const replies = [
    head.mark,
    /^~.+~$/.test(head.text) ? OUT : null,
    replyOfRemark(word),
    ...remarks.map(({ text, mark }) => (text === '' ? mark : replyOfRemark(text))),
  ];
  return {
    name: /\p{L}/u.test(name) ? name.replace(DECORATION, '') : name,
    /** Null without a clear reply. */
    reply: replies.find((reply) => reply !== null) ?? null,
    plusOnes: parts.reduce((sum, { plusOnes }) => sum + plusOnes, 0),
    remarks: remarks.map(({ text }) => text),
    /** Null without a number at the start. */
    number,
    /** True if the line starts with a number, bullet, box or mark. */
    isMarked: rest !== line || MARKS.has([...line.slice(0, 2)][0] ?? ''),
  };
}

function numberAtStart(line: string, lastNumber: number): { number: number; rest: string } | null {
  const [start = '', digits = '', signs] = NUMBER.exec(line) ?? [];
  const rest = line.slice(start.length);
  const number = Number(digits);
  const isNext = rest === '' || (rest.startsWith(' ') && number === lastNumber + 1);
  // '20:30' and '10/03' are no numbers of a list.
  const isNumber = signs ? !/^\d/.test(rest) : line.startsWith('#') || isNext;
  return digits !== '' && isNumber ? { number, rest: rest.trim() } : null;
}

/** Takes the marks and the plus-ones at the end out of a name or remark. */
function readPart(part: string) {
  const characters = [...part];
  const mark = characters.map((each) => MARKS.get(each)).find((reply) => reply !== undefined) ?? null;
  const unmarked = mark ? characters.filter((each) => !MARKS.has(each)).join('') : part;
  const plus = /\+ ?(\d{1,2})$/.exec(unmarked.trim());
  const text = plus ? unmarked.trim().slice(0, plus.index) : unmarked;
  return { text: text.trim(), mark, plusOnes: Number(plus?.[1] ?? 0) };
}
