import { wordsOf } from '../../names/name-key.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { TOPIC_SURNAMES, TOPIC_WORDS } from './topic-words.ts';
import type { WordKind } from './word-kinds.ts';

const VOCABULARIES = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH, OTHER_LANGUAGES];

/** Words of the vocabularies that are also given names. */
const ALSO_NAMES = new Set(
  wordsOf(
    'can si kan van da ye res mee kom sun will vin joc med var tak ben may sal sol tor les an so do my he ola una dan dale al di per mal con des vai mas ma ora oi bon bora ei aye man pal keen das vale',
  ),
);

export interface PhraseReading {
  /** Kinds of each phrase, in order. A phrase can have several. */
  readonly phrases: readonly ReadonlySet<WordKind>[];
  /** Count of words in no phrase. */
  readonly unknown: number;
}

/** Letter that is repeated at least three times, as in 'yesssss'. */
const LONG_LETTER = /(\p{L})\1{2,}/gu;
const NO_KINDS: ReadonlySet<WordKind> = new Set();
const KINDS = kindsOfPhrases();
/** Number of words in the longest phrase, by the first word of the phrase. */
const MAX_PHRASE_LENGTHS = maxPhraseLengths();
const TOPICS = new Set(TOPIC_WORDS.map((word) => wordsOf(word).join(' ')));

function kindsOfPhrases(): ReadonlyMap<string, ReadonlySet<WordKind>> {
  const kinds = new Map<string, Set<WordKind>>();
  for (const vocabulary of VOCABULARIES)
    for (const [kind, phrases] of Object.entries(vocabulary) as [WordKind, string][])
      for (const phrase of phrases.split(', ')) {
        const key = wordsOf(phrase).join(' ');
        kinds.set(key, (kinds.get(key) ?? new Set<WordKind>()).add(kind));
      }
  return kinds;
}

function maxPhraseLengths(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of KINDS.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return longest;
}

/** Splits words into the longest known phrases. Skips numbers. */
export function readPhrases(written: readonly string[]): PhraseReading {
  const words = written.map((word) => word.replace(LONG_LETTER, '$1'));
  const phrases: ReadonlySet<WordKind>[] = [];
  let unknown = 0;
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_PHRASE_LENGTHS.get(words[at] ?? '') ?? 0, words.length - at);
    while (length > 0 && !KINDS.has(words.slice(at, at + length).join(' '))) length -= 1;
    const kinds = length > 0 ? KINDS.get(words.slice(at, at + length).join(' ')) : undefined;
    if (kinds) phrases.push(kinds);
    else if (!/^\d+$/.test(words[at] ?? '')) unknown += 1;
    at += Math.max(length, 1);
  }
  return { phrases, unknown };
}

export function kindsOf(word: string): ReadonlySet<WordKind> {
  return KINDS.get(wordsOf(word).join(' ')) ?? NO_KINDS;
}

export function isTopicWord(word: string): boolean {
  return wordsOf(word).some((each) => TOPICS.has(each));
}

/** True for a topic word that can be a surname, such as 'Park'. */
export function isTopicSurname(word: string): boolean {
  return /^\p{Lu}/u.test(word) && TOPIC_SURNAMES.includes(wordsOf(word).join(' '));
}

export function isAlsoName(word: string): boolean {
  return ALSO_NAMES.has(wordsOf(word).join(' '));
}
