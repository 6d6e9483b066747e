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
 * Of several people with the name, it finds the person whom an earlier list added as 'Tom B', so that the same list
 * adds nobody twice.
 */
export function nameMatcher(people: readonly NamedPerson[]): (name: string) => Uid | null {
  const named = people.map(({ uid, name }) => ({ uid, name: exactName(name), key: nameKey(name) }));
  return (name) => {
    const written = exactName(name);
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

/** Differs only in the form of the letters and in spaces. */
function exactName(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}
