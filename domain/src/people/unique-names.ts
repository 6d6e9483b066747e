import { isAddedByHand } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { cleanText, TEXT_LIMITS, textWithin } from '../text.ts';

/** Letters from B. The first person with a name needs no letter. */
const LETTERS = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Named = Pick<PlayerInstance, 'uid' | 'name'>;
type NamedEntry = Named & Pick<PlayerInstance, 'repliedAt'>;

/** Returns `name`, with a letter if the name is taken: 'Tom B'. Adds no letter if all letters are taken. */
export function distinctName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf));
  if (!keys.has(keyOf(name))) return name;
  return LETTERS.map((letter) => withLetter(name, letter)).find((each) => !keys.has(keyOf(each))) ?? name;
}

export function isShownAs(name: string, shown: string): boolean {
  return shown === name || LETTERS.some((letter) => shown === withLetter(name, letter));
}

/**
 * Returns `name`, with a letter if an earlier person has the same name. `person` keeps the letter until the name
 * changes. Former players share one name without letters.
 */
export function uniqueName(person: NamedEntry, name: string, people: readonly NamedEntry[]): string {
  if (name === FORMER_PLAYER_NAME) return name;
  const others = people.filter(({ uid }) => uid !== person.uid);
  const shown = isShownAs(name, person.name) ? person.name : name;
  const isTaken = others.some((other) => isNamesake(other, { name: shown }) && isBefore(other, person));
  return isTaken ? distinctName(name, [shown, ...others.map((other) => other.name)]) : shown;
}

/** Returns the person whose name plus a letter is the name of `person`, such as Tom for 'Tom B'. */
export function namesakeOf<P extends Named>(person: Named, people: readonly P[]): P | undefined {
  const isLetteredAs = (name: string) =>
    LETTERS.some((letter) => isNamesake(person, { name: withLetter(name, letter) }));
  return people.find((other) => other.uid !== person.uid && isLetteredAs(other.name));
}

/** Returns an entry added by hand with the name of `person`. A letter at the end of either name is ignored. */
export function addedNamesake<P extends Named>(person: Named, people: readonly P[]): P | undefined {
  if (isAddedByHand(person.uid)) return undefined;
  return people.find((other) => isAddedByHand(other.uid) && areNamesakes(other, person));
}

/** True for people with the same name. A letter at the end of either name is ignored. */
export function areNamesakes(one: Pick<Named, 'name'>, other: Pick<Named, 'name'>): boolean {
  const isShown = (name: string, shown: string) =>
    [name, ...LETTERS.map((letter) => withLetter(name, letter))].some((each) => keyOf(each) === keyOf(shown));
  return isShown(one.name, other.name) || isShown(other.name, one.name);
}

export function withDistinctNames<P extends Named>(people: readonly P[]): P[] {
  const named: P[] = [];
  for (const person of people) {
    const taken = named.map(({ name }) => name);
    named.push({ ...person, name: distinctName(person.name, taken) });
  }
  return named;
}

function isNamesake(one: Pick<Named, 'name'>, other: Pick<Named, 'name'>): boolean {
  return keyOf(one.name) === keyOf(other.name);
}

function withLetter(name: string, letter: string): string {
  return `${textWithin(name, TEXT_LIMITS.personName - 2)} ${letter}`;
}

function keyOf(name: string): string {
  return cleanText(name).toLocaleLowerCase('en');
}

/** A person without a reply counts as earlier. */
function isBefore(one: NamedEntry, other: NamedEntry): boolean {
  const [first, second] = [one.repliedAt?.getTime() ?? 0, other.repliedAt?.getTime() ?? 0];
  return first < second || (first === second && one.uid < other.uid);
}

/**
 * Returns a name such as "Tom's +1" for a plus-one whose name is unknown.
 * @param number plus-ones of the person, including this one
 */
export function plusOneName(name: string, number: number): string {
  const ending = `'s +${number}`;
  return `${textWithin(name, TEXT_LIMITS.personName - ending.length)}${ending}`;
}

/** Returns 'Tom' of 'Tom Smith', and "Tom's +1" of "Tom Smith's +1". */
export function firstName(name: string): string {
  const [ending = ''] = /'s \+\d+$/.exec(name) ?? [];
  const [first = ''] = name.slice(0, name.length - ending.length).split(/\s/);
  return first + ending;
}
