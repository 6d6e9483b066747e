import { isNoise, isVersus, isVersusOrInitial } from '../words/line-words.ts';
import { nounOutcome, verbOutcome } from '../words/outcome-words.ts';

export type WordKind = 'WORD' | 'VERSUS' | 'VERB' | 'NOUN' | 'NOISE';

const wordKinds = new Map<string, WordKind>();
const MAX_WORD_KINDS = 20_000;

/** Caches kinds, because most names occur in several lines. */
export function wordKind(word: string): WordKind {
  const known = wordKinds.get(word);
  if (known !== undefined) return known;
  if (wordKinds.size >= MAX_WORD_KINDS) wordKinds.clear();
  const kind = newWordKind(word);
  wordKinds.set(word, kind);
  return kind;
}

function newWordKind(word: string): WordKind {
  if (isVersus(word)) return 'VERSUS';
  if (verbOutcome(word) !== null) return 'VERB';
  if (nounOutcome(word) !== null) return 'NOUN';
  return isNoise(word) ? 'NOISE' : 'WORD';
}

const plainNames = new Map<string, boolean>();

export function isPlainName(name: string): boolean {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  if (plainNames.size >= MAX_WORD_KINDS) plainNames.clear();
  const isPlain = name.split(' ').every((word) => !isVersusOrInitial(word) && wordKind(word) === 'WORD');
  plainNames.set(name, isPlain);
  return isPlain;
}
