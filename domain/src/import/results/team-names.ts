import { cleanName, isName } from '../list/read-name.ts';
import { nameKey } from '../names/name-key.ts';
import { memoized } from './memoized.ts';
import { isNoise, isVersus } from './words/line-words.ts';
import { nounOutcome, verbOutcome } from './words/outcome-words.ts';

/** A single space is no separator, because names contain spaces. */
const SIGNS = /[,;&+|•·\n\t/\\]/;
export const JOINED = /(?:^|\s)(?:and|AND|und|et|y|e|en|och|og|i|a|и|و|ve|ja|和|と)\s/;
const SEPARATORS = new RegExp(`${SIGNS.source}|${JOINED.source}`, 'u');
const NO_NAME = /["()[\]{}#%=?!<>@$£€^]/;
const HAS_LOOSE_SIGN = /\s[^\p{L}\p{N}]+\s/u;
const MAX_NAME_WORDS = 5;
const ALL_EMOJI = /\p{RI}|\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
const BULLET = /^\s*(?:[-–*•>]\s*|\d{1,2}[.)]\s*)(?=\p{L})/u;
const PARTICLES =
  /^(?:van|der|de|den|da|di|do|dos|das|la|le|el|al|bin|ben|ibn|abu|von|zu|del|della|du|des|y|e|af|av|st|ter|ten|lo)$/;

export interface NameContext {
  readonly isKnown: (name: string) => boolean;
  /** True if a known name of several words starts with this word. */
  readonly startsLongName: (word: string) => boolean;
  readonly readName: (text: string) => string | null;
  readonly hasWithCapital: (word: string) => boolean;
}

export function nameContext(known: readonly string[], text: string): NameContext {
  const keys = new Set(known.map(nameKey));
  const isKnown = memoized((name) => keys.has(nameKey(name)));
  const firstWords = new Set(
    [...keys].flatMap((key) => (key.includes(' ') ? key.slice(0, key.indexOf(' ')) : [])),
  );
  const startsLongName = memoized((word) => firstWords.has(nameKey(word).split(' ')[0] ?? ''));
  const readName = memoized((written) => {
    const name = cleanName(written.replaceAll(ALL_EMOJI, ' ').replace(BULLET, '').replaceAll(/\s+/g, ' '));
    return canBeName(name) && (isOnlyName(name) || (isKnown(name) && !HAS_LOOSE_SIGN.test(name)))
      ? name
      : null;
  });
  let capitalised: ReadonlySet<string> | undefined;
  const hasWithCapital = (word: string) => {
    capitalised ??= new Set(text.match(/\p{Lu}[\p{L}'’-]+/gu)?.map((each) => each.toLowerCase()));
    return capitalised.has(word.toLowerCase());
  };
  return { isKnown, startsLongName, readName, hasWithCapital };
}

function canBeName(name: string): boolean {
  return isName(name, true) || (/^Tó(?: \p{Lu}|$)/u.test(name) && isName(name.replace('Tó', 'Tomé'), true));
}

function isOnlyName(name: string): boolean {
  if (/\d/.test(name) || /^\p{Script=Latin}\.?$/u.test(name)) return false;
  const words = name.split(' ');
  const startsWithCapital = /^\p{Lu}/u.test(name);
  return words.every((word, at) => {
    if (words.length > 1 && startsWithCapital && /^\p{Ll}/u.test(word) && !PARTICLES.test(word)) return false;
    if (!/\p{L}/u.test(word)) return false;
    const isInitial = at > 0 && /^\p{Lu}\.?$/u.test(word);
    return isInitial || !(isVersus(word) || isNoise(word) || hasOutcome(word));
  });
}

function hasOutcome(word: string): boolean {
  return verbOutcome(word) !== null || nounOutcome(word) !== null;
}

export function readTeam(text: string, context: NameContext): string[] | null {
  if (NO_NAME.test(text)) return null;
  const parts = isSeparated(text, context) ? text.split(SEPARATORS) : wordsAsNames(text, context);
  const names: string[] = [];
  for (const part of parts) {
    if (!/[\p{L}\p{N}]/u.test(part)) continue;
    const name = context.readName(part);
    if (name === null) return null;
    names.push(name);
  }
  return names;
}

function isSeparated(text: string, { isKnown }: NameContext): boolean {
  if (!SEPARATORS.test(text)) return false;
  if (/[,;|•·\n\t/\\]/.test(text)) return true;
  const parts = text.split(SEPARATORS).map((part) => part.trim());
  const [first = '', ...others] = parts;
  const wordCount = first.split(' ').filter((word) => /\p{L}/u.test(word) && !PARTICLES.test(word)).length;
  return isKnown(first) || wordCount < 3 || others.some((part) => part.includes(' '));
}

export function splitNames(text: string): string[] {
  const names = [...text.matchAll(/"((?:[^"]|"")*)"|[^,"]+/g)].map(
    ([plain, quoted]) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  );
  return names.filter((name) => name !== '');
}

function wordsAsNames(text: string, context: NameContext): string[] {
  const words = text.split(/\s+/).filter((word) => !SEPARATORS.test(` ${word} `));
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestKnown(words, at, context);
    const next = words[at + length] ?? '';
    const end = at + length + (/^\p{Lu}\.?$/u.test(next) ? 1 : 0);
    names.push(words.slice(at, end).join(' '));
    at = end;
  }
  return names;
}

function longestKnown(
  words: readonly string[],
  at: number,
  { isKnown, startsLongName }: NameContext,
): number {
  if (!startsLongName(words[at] ?? '')) return 1;
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 1; length -= 1)
    if (isKnown(words.slice(at, at + length).join(' '))) return length;
  return 1;
}

/**
 * True if the names have the same case. A name such as 'yesterday' among names with capital letters is probably no
 * name, unless it is known or has a capital letter elsewhere.
 */
export function haveOneCase(names: readonly string[], { isKnown, hasWithCapital }: NameContext): boolean {
  const small = names.filter((name) => /^\p{Ll}/u.test(name) && !PARTICLES.test(name.split(' ')[0] ?? ''));
  const isMostlySmall = small.length > names.length / 2;
  return isMostlySmall || small.every((name) => isKnown(name) || hasWithCapital(name));
}
