import { cleanName, isName } from '../list/read-name.ts';
import { nameKey } from '../names/name-key.ts';

/** A single space is no separator, because names contain spaces. */
const SEPARATORS = /[,;/&+|•·\n\t、，]|\s(?:and|und|et|y|e|en|och|og|i|a)\s/iu;
const MAX_NAME_WORDS = 5;
const EDGES = /^[\s,;|]+|[\s,;|]+$/g;
const LABEL = /^\s*(?:[\p{L}\p{N} ]{1,30}[:=](?!\d)|[-*•>]|\d{1,2}[.)])\s*/u;

export interface NameContext {
  readonly isKnown: (name: string) => boolean;
  /** Returns the name without marks around it, or null for another text. */
  readonly readName: (text: string) => string | null;
}

export function nameContext(known: readonly string[]): NameContext {
  const keys = new Set(known.map(nameKey));
  const isKnown = memoized((name) => keys.has(nameKey(name)));
  const readName = memoized((text) => {
    const name = cleanName(text);
    return isName(name, true) ? name : null;
  });
  return { isKnown, readName };
}

/** Caches results, because most names occur in several games. */
function memoized<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = read(text);
    results.set(text, result);
    return result;
  };
}

export function readTeam(text: string, { isKnown, readName }: NameContext): string[] {
  const names = text.replace(LABEL, '').replaceAll(EDGES, '');
  if (names === '') return [];
  if (names.includes('"')) return splitNames(names);
  const parts = SEPARATORS.test(names) ? names.split(SEPARATORS) : wordsAsNames(names, isKnown);
  return parts.flatMap((part) => readName(part) ?? []);
}

/** Splits 'Ann, "Ben, Jr"' at commas outside quotes. */
export function splitNames(text: string): string[] {
  const names = [...text.matchAll(/"((?:[^"]|"")*)"|[^,"]+/g)].map(
    ([plain, quoted]) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  );
  return names.filter((name) => name !== '');
}

/** Splits 'Ann Lee Ben' into the longest known names and single words. An initial belongs to the name before it. */
function wordsAsNames(text: string, isKnown: (name: string) => boolean): string[] {
  const words = text.split(/\s+/);
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestKnown(words, at, isKnown);
    const next = words[at + length] ?? '';
    const end = at + length + (/^\p{Lu}\.?$/u.test(next) ? 1 : 0);
    names.push(words.slice(at, end).join(' '));
    at = end;
  }
  return names;
}

function longestKnown(words: readonly string[], at: number, isKnown: (name: string) => boolean): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 1; length -= 1)
    if (isKnown(words.slice(at, at + length).join(' '))) return length;
  return 1;
}
