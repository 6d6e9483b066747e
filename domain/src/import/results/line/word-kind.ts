import { memoized } from '../memoized.ts';
import { isNoise, isVersus, isVersusOrInitial } from '../words/line-words.ts';
import { nounOutcome, verbOutcome } from '../words/outcome-words.ts';

export type WordKind = 'WORD' | 'VERSUS' | 'VERB' | 'NOUN' | 'NOISE';

export const wordKind = memoized((word): WordKind => {
  if (isVersus(word)) return 'VERSUS';
  if (verbOutcome(word) !== null) return 'VERB';
  if (nounOutcome(word) !== null) return 'NOUN';
  return isNoise(word) ? 'NOISE' : 'WORD';
});

export const isPlainName = memoized((name) =>
  name.split(' ').every((word) => !isVersusOrInitial(word) && wordKind(word) === 'WORD'),
);
