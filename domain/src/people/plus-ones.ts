import type { Uid } from '../ids.ts';
import { TEXT_LIMITS, textWithin } from '../text.ts';

/** How many others one person brings to one instance at most. */
export const MOST_BROUGHT = 3;

/** Who brings others along, as far as it is counted. */
type Brought = { readonly broughtBy?: string | null | undefined };

/** How many others somebody brings to an instance. */
export function broughtBy(uid: Uid, people: readonly Brought[]): number {
  return people.filter((person) => person.broughtBy === uid).length;
}

/**
 * What somebody who is brought along is called until their own name is known: "Tom's +1", and "Tom's +2" beside that.
 * @param number how many the same person brings, this one included
 */
export function plusOneName(name: string, number: number): string {
  const ending = `'s +${number}`;
  return `${textWithin(name, TEXT_LIMITS.personName - ending.length)}${ending}`;
}
