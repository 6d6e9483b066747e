import { wordsOf } from '../../names/name-key.ts';
import { type MarkTable, takeMarks } from '../text/marks.ts';
import { withoutNoise } from '../text/noise.ts';
import { takePlusOnes, withPlusNumbers } from '../text/plus-ones.ts';
import { readPhrases } from '../words/phrases.ts';
import { type ReplyReading, readStatus } from '../words/status.ts';

export interface MessageReading extends ReplyReading {
  readonly plusOnes: number;
}

const CLAUSES = /[^,.!;?()。]+\??/g;
/** Words between two clauses. The second clause can change the reply: 'I was in but now out'. */
const CONJUNCTION = /\s(?:but|though|however|aber|mais|pero|ma|mas|maar|und|and)\s/gi;
const DASH = /\s[-–—]+\s/g;

/** Returns the reply in free text, or null. The last clear reply has priority. Questions never count. */
export function readMessage(raw: string, marks: MarkTable): MessageReading | null {
  const cleared = withoutNoise(raw);
  if (cleared.hasLink) return null;
  const { text, status: mark } = takeMarks(cleared.text, marks);
  const { text: words, plusOnes } = takePlusOnes(withPlusNumbers(text));
  const whole = isQuestion(words) ? null : readStatus(words);
  if (whole) return { ...whole, plusOnes };
  const clauses = words.replace(CONJUNCTION, ' , ').replace(DASH, ' , ').match(CLAUSES) ?? [];
  const clausesWithWords = clauses.filter((clause) => /\p{L}/u.test(clause));
  const replies = clausesWithWords.map((clause) => (isQuestion(clause) ? null : readStatus(clause)));
  const last = replies.findLast((reply) => reply?.strength === 'CLEAR') ?? replies.findLast(Boolean) ?? null;
  const isUnderstood = clausesWithWords.every((clause) => isKnown(clause) && !isQuestion(clause));
  if (last) return last.strength === 'CLEAR' || isUnderstood ? { ...last, plusOnes } : null;
  return replyFromSigns(words, mark, plusOnes, isUnderstood);
}

function replyFromSigns(
  words: string,
  mark: MessageReading['status'] | null,
  plusOnes: number,
  isUnderstood: boolean,
): MessageReading | null {
  if (!isUnderstood) return null;
  if (mark)
    return {
      status: mark,
      isReserve: false,
      strength: mark === 'PLAYING' ? 'ACKNOWLEDGE' : 'CLEAR',
      plusOnes,
    };
  const sign = words.trim();
  if (sign === '-') return { status: 'NOT_PLAYING', isReserve: false, strength: 'CLEAR', plusOnes };
  const isPlus = /^\++$/.test(sign) || plusOnes > 0;
  return isPlus ? { status: 'PLAYING', isReserve: false, strength: 'AGREE', plusOnes } : null;
}

function isQuestion(text: string): boolean {
  return /\?\s*$/.test(text) && !isMaybe(text);
}

function isMaybe(text: string): boolean {
  return readStatus(text)?.status === 'UNANSWERED';
}

function isKnown(clause: string): boolean {
  return readPhrases(wordsOf(clause)).unknownCount === 0;
}
