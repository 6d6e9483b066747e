import { wordsOf } from '../../names/name-key.ts';

export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap(wordsOf));
}

const keys = new Map<string, string>();
const MAX_KEYS = 20_000;

/** Returns the word without case, accents and punctuation. Caches keys, because most words occur often. */
export function wordKey(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  if (keys.size >= MAX_KEYS) keys.clear();
  const key = wordsOf(word).join(' ');
  keys.set(word, key);
  return key;
}
