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

const WORDS_THAT_ARE_NAMES = new Set(
  wordsOf(
    'can si kan van da ye res mee kom sun will vin joc med var tak ben may sal sol tor les an so do my he ola una dan dale al di per mal con des vai mas ma ora oi bon bora ei aye man pal keen das vale',
  ),
);

export interface PhraseReading {
  readonly phrases: readonly ReadonlySet<WordKind>[];
  readonly unknownCount: number;
}

const REPEATED_LETTER = /(\p{L})\1{2,}/gu;
const NO_KINDS: ReadonlySet<WordKind> = new Set();
const KINDS = kindsOfPhrases();
const MAX_WORDS_BY_FIRST_WORD = maxWordsByFirstWord();
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

function maxWordsByFirstWord(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of KINDS.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return longest;
}

export function readPhrases(written: readonly string[]): PhraseReading {
  const words = written.map((word) => word.replace(REPEATED_LETTER, '$1'));
  const phrases: ReadonlySet<WordKind>[] = [];
  let unknownCount = 0;
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_WORDS_BY_FIRST_WORD.get(words[at] ?? '') ?? 0, words.length - at);
    while (length > 0 && !KINDS.has(words.slice(at, at + length).join(' '))) length -= 1;
    const kinds = length > 0 ? KINDS.get(words.slice(at, at + length).join(' ')) : undefined;
    if (kinds) phrases.push(kinds);
    else if (!/^\d+$/.test(words[at] ?? '')) unknownCount += 1;
    at += Math.max(length, 1);
  }
  return { phrases, unknownCount };
}

export function kindsOf(word: string): ReadonlySet<WordKind> {
  return KINDS.get(wordsOf(word).join(' ')) ?? NO_KINDS;
}

export function isTopicWord(word: string): boolean {
  return wordsOf(word).some((each) => TOPICS.has(each));
}

export function isTopicSurname(word: string): boolean {
  return /^\p{Lu}/u.test(word) && TOPIC_SURNAMES.includes(wordsOf(word).join(' '));
}

export function isAlsoName(word: string): boolean {
  return WORDS_THAT_ARE_NAMES.has(wordsOf(word).join(' '));
}
