import { wordsOf } from '../../names/name-key.ts';
import { memoized } from '../memoized.ts';

export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap(wordsOf));
}

/** Returns the word without case, accents and punctuation. */
export const wordKey = memoized((word) => wordsOf(word).join(' '));
