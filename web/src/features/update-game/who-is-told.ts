import type { PlayerInstance } from '@fives/domain';

/** How many people are told that a game is off: everyone who said yes or has not answered, but not who calls it off. */
export function countToTell(people: readonly PlayerInstance[], orgUid: string): number {
  return people.filter((person) => person.status !== 'NOT_PLAYING' && person.uid !== orgUid).length;
}

/** The same in a sentence. */
export function toTellText(count: number): string {
  if (count === 0) return 'Nobody else has a place in it, so nobody will be told.';
  const people = count === 1 ? '1 person' : `${count} people`;
  return `${people} will be told: everyone who said yes or has not answered.`;
}
