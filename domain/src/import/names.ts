import { isAddedByHand, type Uid } from '../ids.ts';
import { isShownAs } from '../people/unique-names.ts';
import type { Named } from '../text.ts';

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
 * Returns a function that finds people with a similar name: first the same words, then one different letter. A start of
 * a name is similar if only one person has the start.
 */
export function nameSuggester(people: readonly Named[]): (name: string) => Uid[] {
  const named = people.map(({ uid, name }) => ({ uid, key: nameKey(name) }));
  return (name) => {
    const key = nameKey(name);
    const starts = named.filter((person) => isStart(key, person.key));
    const similar = [
      ...named.filter((person) => haveSameWords(key, person.key)),
      ...named.filter((person) => isOneLetterApart(key, person.key)),
      ...(starts.length === 1 ? starts : []),
    ];
    return [...new Set(similar.map(({ uid }) => uid))];
  };
}

function haveSameWords(one: string, other: string): boolean {
  const sorted = (key: string) => key.split(' ').toSorted().join(' ');
  return one === other || (one.length === other.length && sorted(one) === sorted(other));
}

/** True if one letter is missing, added, different or swapped with the next. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < MIN_LENGTH_WITH_TYPO || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  const rest = short.slice(at + 1);
  return (
    short.slice(at) === long.slice(at + 1) ||
    rest === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** True if one name starts the other, such as 'Tom' or 'Tom H' and 'Tom Harris'. */
function isStart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long !== short && long.startsWith(short) && short.split(' ')[0] === long.split(' ')[0];
}
