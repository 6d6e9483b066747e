import { isAddedByHand } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { FORMER_PLAYER_NAME } from '../player/player.schema.ts';
import { cleanText, TEXT_LIMITS, textWithin } from '../text.ts';

/** Who of several people of one name comes first, needs no letter. */
const LETTERS = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Named = Pick<PlayerInstance, 'uid' | 'name'>;
type NamedEntry = Named & Pick<PlayerInstance, 'repliedAt'>;

/** The name, with a letter where it is taken: 'Tom B'. As it is, where there are more of the name than letters. */
export function distinctName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf));
  if (!keys.has(keyOf(name))) return name;
  return LETTERS.map((letter) => lettered(name, letter)).find((each) => !keys.has(keyOf(each))) ?? name;
}

/** Whether somebody of this name is shown as `shown`: by the name alone, or with a letter. */
export function isShownAs(name: string, shown: string): boolean {
  return shown === name || LETTERS.some((letter) => shown === lettered(name, letter));
}

/**
 * What somebody of this name is called in an instance: with a letter where somebody else was there before by the same
 * name. A letter that they have is kept for as long as they have the name. Who is gone is told from nobody.
 */
export function uniqueName(person: NamedEntry, name: string, people: readonly NamedEntry[]): string {
  if (name === FORMER_PLAYER_NAME) return name;
  const others = people.filter(({ uid }) => uid !== person.uid);
  const shown = isShownAs(name, person.name) ? person.name : name;
  const isTaken = others.some((other) => isNamesake(other, { name: shown }) && isBefore(other, person));
  return isTaken ? distinctName(name, [shown, ...others.map((other) => other.name)]) : shown;
}

/** Because of whom somebody has a letter; undefined where they have none. */
export function namesakeOf<P extends Named>(person: Named, people: readonly P[]): P | undefined {
  const isLetteredAs = (name: string) =>
    LETTERS.some((letter) => isNamesake(person, { name: lettered(name, letter) }));
  return people.find((other) => other.uid !== person.uid && isLetteredAs(other.name));
}

/**
 * Returns the entry that an organiser added by hand under the name of someone who can sign in; undefined if there is
 * none.
 */
export function addedNamesake<P extends Named>(person: Named, people: readonly P[]): P | undefined {
  if (isAddedByHand(person.uid)) return undefined;
  const isSame = (name: string, shown: string) =>
    [name, ...LETTERS.map((letter) => lettered(name, letter))].some((each) => keyOf(each) === keyOf(shown));
  return people.find(
    ({ uid, name }) => isAddedByHand(uid) && (isSame(name, person.name) || isSame(person.name, name)),
  );
}

/** The people, each with a name that nobody before them in the list has. */
export function withDistinctNames<P extends Named>(people: readonly P[]): P[] {
  const named: P[] = [];
  for (const person of people) {
    named.push({
      ...person,
      name: distinctName(
        person.name,
        named.map(({ name }) => name),
      ),
    });
  }
  return named;
}

/** Whether two people have one name, whatever its case. */
function isNamesake(one: Pick<Named, 'name'>, other: Pick<Named, 'name'>): boolean {
  return keyOf(one.name) === keyOf(other.name);
}

function lettered(name: string, letter: string): string {
  return `${textWithin(name, TEXT_LIMITS.personName - 2)} ${letter}`;
}

function keyOf(name: string): string {
  return cleanText(name).toLocaleLowerCase('en');
}

/** By time of reply, as in the queue; who has not replied was there from the start. */
function isBefore(one: NamedEntry, other: NamedEntry): boolean {
  const [first, second] = [one.repliedAt?.getTime() ?? 0, other.repliedAt?.getTime() ?? 0];
  return first < second || (first === second && one.uid < other.uid);
}
