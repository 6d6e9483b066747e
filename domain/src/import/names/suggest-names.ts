import type { Uid } from '../../ids.ts';
import type { NamedPerson } from './match-names.ts';
import { nameKey } from './name-key.ts';

const MAX_SUGGESTIONS = 3;
/** In shorter names, a different letter often means another person: Tim and Tom. */
const MIN_LENGTH_WITH_TYPO = 4;

/**
 * Returns the uids of people with a similar name. Equal names come first, then names with one different letter. A
 * part of a name is similar if only one person has the part.
 */
export function suggestPeople(name: string, people: readonly NamedPerson[]): Uid[] {
  const key = nameKey(name);
  const named = people.map(({ uid, name }) => ({ uid, key: nameKey(name) }));
  const tests = [haveSameWords, isOneLetterApart];
  const similar = tests.flatMap((test) => named.filter((person) => test(key, person.key)));
  const parts = named.filter((person) => isPartOf(key, person.key));
  const uids = [...similar, ...(parts.length === 1 ? parts : [])].map(({ uid }) => uid);
  return [...new Set(uids)].slice(0, MAX_SUGGESTIONS);
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
  return (
    short.slice(at) === long.slice(at + 1) ||
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** True if one name begins the other, such as 'Tom' or 'Tom H' and 'Tom Harris'. */
function isPartOf(one: string, other: string): boolean {
  const [[first = '', ...rest], [second = '', ...others]] = [one.split(' '), other.split(' ')];
  return one !== other && first === second && isPrefix(rest, others);
}

/** True if the shorter list begins the longer list. An initial matches its word. */
function isPrefix(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.every((word, at) => {
    const whole = long[at] ?? '';
    return (
      whole === word ||
      (word.length === 1 && whole.startsWith(word)) ||
      (whole.length === 1 && word.startsWith(whole))
    );
  });
}
