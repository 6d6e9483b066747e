import { isAddedByHand, type Uid } from '../ids.ts';
import { isShownAs } from '../people/unique-names.ts';
import type { Named } from '../text.ts';

const MAX_SUGGESTIONS = 3;
/** A different letter in a shorter name often means another person: Tim and Tom. */
const MIN_LENGTH_WITH_TYPO = 4;
/** Accents of Latin, Greek and Cyrillic. Vowel signs of other scripts stay. */
const ACCENTS = /[\u0300-\u036F]/g;

/** Returns the words of a text without case, accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').replace(/['’]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Returns the same key for names that differ only by case, accents, punctuation or emoji. */
export function nameKey(name: string): string {
  return wordsOf(name).join(' ') || name.normalize('NFC').trim();
}

/**
 * Returns a function that finds the one person with exactly this name, or null.
 *
 * Without one exact match, finds the plus-one whose name Fives extended by a letter, such as 'Tom B' for 'Tom'. An
 * earlier import of the same list added this plus-one.
 */
export function nameMatcher(people: readonly Named[]): (name: string) => Uid | null {
  const named = people.map(({ uid, name }) => ({ uid, name: exactName(name), key: nameKey(name) }));
  const onlyUid = (isSame: (person: Named & { readonly key: string }) => boolean) => {
    const [uid, ...others] = new Set(named.filter(isSame).map((person) => person.uid));
    return uid === undefined || others.length > 0 ? null : uid;
  };
  return (written) => {
    const name = exactName(written);
    const same = onlyUid((person) => person.name === name);
    const key = nameKey(name);
    if (same !== null || !named.some((person) => person.key === key)) return same;
    return onlyUid(
      (person) => isAddedByHand(person.uid) && person.name !== name && isShownAs(name, person.name),
    );
  };
}

function exactName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/**
 * Returns a function that finds people with a similar name: first the same letters, then one different letter. A start of
 * a name is similar if only one person has the start.
 */
export function nameSuggester(people: readonly Named[]): (name: string) => { uid: Uid; name: string }[] {
  const named = people.map((person) => ({ person, key: nameKey(person.name) }));
  return (name) => {
    const key = nameKey(name);
    const starts = named.filter((each) => isStart(key, each.key));
    const similar = [
      ...named.filter((each) => each.key === key),
      ...named.filter((each) => isOneLetterApart(key, each.key)),
      ...(starts.length === 1 ? starts : []),
    ];
    const found = new Map(similar.map(({ person }) => [person.uid, person.name]));
    return [...found].slice(0, MAX_SUGGESTIONS).map(([uid, name]) => ({ uid, name }));
  };
}

/** True if one letter is missing, added or different. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_LENGTH_WITH_TYPO || long.length - short.length > 1) return false;
  const at = [...long].findIndex((letter, at) => letter !== short[at]);
  return long.slice(at + 1) === short.slice(at) || long.slice(at + 1) === short.slice(at + 1);
}

/** True if one name starts the other, such as 'Tom' or 'Tom H' and 'Tom Harris'. */
function isStart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long !== short && long.startsWith(short) && short.split(' ')[0] === long.split(' ')[0];
}
