import { personNameSchema } from '../../player/player.schema.ts';
import { wordsOf } from '../names/name-key.ts';
import { isAlsoName, isTopicSurname, isTopicWord, kindsOf, readPhrases } from './words/phrases.ts';
import { type ReplyReading, readStatus } from './words/status.ts';
import type { WordKind } from './words/word-kinds.ts';

const MAX_NAME_WORDS = 4;
/** Maximum length of a name with its reply, in UTF-16 units. */
const MAX_LENGTH = 120;
/** Maximum length of a Chinese name. A longer word is a sentence, because Chinese has no spaces. */
const MAX_HAN_CHARACTERS = 6;

const PARTICLES = new Set(
  'van der de da di do dos das la le el al bin ben ibn abu von zu zum vom ter ten den del della dello du des dal dalla lo st y e i mc mac o af av'.split(
    ' ',
  ),
);

const FORBIDDEN = /[+@/\\<>{}|?!;:=%&$£€«»]|\.{2}/;
const EDGES = /^[\s.,;:!?|/\\<>#=+•·"“”„«»'‘’()[\]{}_~–—-]+|[\s,;:!?|/\\<>#=+•·"“”„«»'‘’()[\]{}_~–—-]+$/g;

export interface NameReading {
  readonly name: string;
  readonly reply: ReplyReading | null;
}

export function readName(text: string, isNameExpected: boolean): NameReading | null {
  if (text.length > MAX_LENGTH) return null;
  const words = withoutEndingNotes(cleanName(text).split(' '));
  const ending = endingReply(words);
  const named = ending ? words.slice(0, ending.splitAt) : words;
  const starting = ending ? null : startingReply(named);
  const written = cleanName((starting ? named.slice(starting.splitAt) : named).join(' '));
  // "Tom's out" is short for 'Tom is out'.
  const name = ending ? written.replace(/['’]s$/i, '') : written;
  return isName(name, isNameExpected) ? { name, reply: ending?.reply ?? starting?.reply ?? null } : null;
}

export function cleanName(text: string): string {
  const trimmed = text.replace(EDGES, '');
  // Keeps the full stop of an initial, as in 'Tom H.'.
  return /(?:^|[\s.])\p{L}{1,2}\.$/u.test(trimmed) ? trimmed : trimmed.replace(/\.+$/, '');
}

/** The checks are stricter if no name is expected, as in a line without a number or bullet. */
export function isName(name: string, isNameExpected: boolean): boolean {
  if (FORBIDDEN.test(name) || !/\p{L}/u.test(name) || !personNameSchema.safeParse(name).success) return false;
  const words = name.split(' ');
  const named = words.length === 1 ? words : words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  if (named.length === 0 || named.length > MAX_NAME_WORDS) return false;
  if (words.some((word, at) => isTopicWord(word) && !(isNameExpected && at > 0 && isTopicSurname(word))))
    return false;
  if (words.some((word, at) => /\d/.test(word) && !isNameWithDigit(word, at))) return false;
  if (words.some((word) => /\p{Script=Han}/u.test(word) && [...word].length > MAX_HAN_CHARACTERS))
    return false;
  const lower = named.filter((word) => /^\p{Ll}/u.test(word));
  if (named.length > 1 && !isPossessive(words[0] ?? '') && lower.some((word) => kindsOf(word).size > 0))
    return false;
  if (!isNameExpected && words.length > 1 && isTalkWord(words[0] ?? '')) return false;
  if (!isNameExpected && named.length > 2 && lower.length > 0 && lower.length < named.length) return false;
  return (
    readPhrases(wordsOf(name)).unknownCount > 0 ||
    words.some((word) => isNameInContext(word, isNameExpected || words.length === 1))
  );
}

function isPossessive(word: string): boolean {
  return /['’]s$/i.test(word);
}

function isTalkWord(word: string): boolean {
  return kindsOf(word).size > 0 && !isAlsoName(word) && !PARTICLES.has(word.toLowerCase());
}

function isNameWithDigit(word: string, at: number): boolean {
  return (at > 0 && /^\d$/.test(word)) || /^\p{L}{2,}\d{1,2}$/u.test(word);
}

function isNameInContext(word: string, isNameExpected: boolean): boolean {
  return isAlsoName(word) && (isNameExpected || /^\p{Lu}/u.test(word));
}

function withoutEndingNotes(words: readonly string[]): readonly string[] {
  let end = words.length;
  for (;;) {
    const length = [1, 2].find((count) => count < end && isNote(words.slice(end - count, end)));
    if (length === undefined) return words.slice(0, end);
    end -= length;
  }
}

function isNote(words: readonly string[]): boolean {
  const kinds = kindsOf(words.join(' '));
  return kinds.has('NOTE') && !kinds.has('YES') && words.every(isWrittenAsRemark);
}

interface FoundReply {
  readonly splitAt: number;
  readonly reply: ReplyReading;
}

function endingReply(words: readonly string[]): FoundReply | null {
  for (let at = Math.max(1, words.length - 6); at < words.length; at += 1) {
    const ending = words.slice(at);
    const reply = readStatus(ending.join(' '));
    const isSingleLetter = ending.length === 1 && ending[0]?.length === 1;
    if (reply && !isSingleLetter && ending.every((word) => isWrittenAsRemark(word) || isPlainReply(word)))
      return { splitAt: at, reply };
  }
  return null;
}

function startingReply(words: readonly string[]): FoundReply | null {
  for (let at = Math.min(3, words.length - 1); at > 0; at -= 1) {
    const start = words.slice(0, at).join(' ');
    const reply = readStatus(start);
    if (reply && hasOnlyKinds(start, ['MAYBE', 'RESERVE'])) return { splitAt: at, reply };
  }
  return null;
}

function hasOnlyKinds(text: string, kinds: readonly WordKind[]): boolean {
  return readPhrases(wordsOf(text)).phrases.every((phrase) =>
    [...phrase].some((kind) => kinds.includes(kind)),
  );
}

function isWrittenAsRemark(word: string): boolean {
  return !/^\p{Lu}\p{Ll}/u.test(word) && !/^\p{Lu}$/u.test(word);
}

/** Words that are a reply after a name even if they begin with a capital letter. */
const PLAIN_REPLIES = new Set(
  wordsOf(
    'in out yes no maybe reserve sub not playing nein ja raus dabei oui non nee sim nao forse tbc is standby I',
  ),
);

function isPlainReply(word: string): boolean {
  return PLAIN_REPLIES.has(wordsOf(word).join(' '));
}
