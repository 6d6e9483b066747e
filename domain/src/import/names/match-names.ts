import { isAddedByHand, type Uid } from '../../ids.ts';
import { isShownAs } from '../../people/unique-names.ts';
import { nameKey } from './name-key.ts';

export interface NamedPerson {
  readonly uid: Uid;
  readonly name: string;
}

/**
 * Returns a function that finds the one person with exactly this name, or null.
 *
 * Without one exact match, finds the plus-one whose name Fives extended by a letter, such as 'Tom B' for 'Tom'. An
 * earlier import of the same list added this plus-one.
 */
export function nameMatcher(people: readonly NamedPerson[]): (name: string) => Uid | null {
  const named = people.map(({ uid, name }) => ({ uid, name: normalizeName(name), key: nameKey(name) }));
  return (name) => {
    const written = normalizeName(name);
    const same = uidsOf(named.filter((person) => person.name === written));
    if (same.length === 1) return same[0] ?? null;
    const key = nameKey(written);
    if (!named.some((person) => person.key === key)) return null;
    const lettered = named.filter(
      (person) => isAddedByHand(person.uid) && person.name !== written && isShownAs(written, person.name),
    );
    return lettered.length === 1 ? (lettered[0]?.uid ?? null) : null;
  };
}

function uidsOf(people: readonly NamedPerson[]): Uid[] {
  return [...new Set(people.map(({ uid }) => uid))];
}

function normalizeName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}
