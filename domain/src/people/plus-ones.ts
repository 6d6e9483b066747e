import type { Uid } from '../ids.ts';
import { TEXT_LIMITS, textWithin } from '../text.ts';

export const MOST_BROUGHT = 3;

type Brought = { readonly broughtBy?: string | null | undefined };

export function broughtBy(uid: Uid, people: readonly Brought[]): number {
  return people.filter((person) => person.broughtBy === uid).length;
}

/**
 * Returns a name such as "Tom's +1" until the plus-one's name is known.
 * @param number plus-ones of the person, including this one
 */
export function plusOneName(name: string, number: number): string {
  const ending = `'s +${number}`;
  return `${textWithin(name, TEXT_LIMITS.personName - ending.length)}${ending}`;
}
