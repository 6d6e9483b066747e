import type { ImportResponse, ListChange, PlayerInstance, Uid } from '@fives/domain';

export type ReadEntry = ImportResponse['entries'][number];

/** The person whom the organiser chose for a name. Null for someone new. */
export type Choices = ReadonlyMap<string, Uid | null>;

interface Counts {
  readonly added: number;
  readonly changed: number;
}

export const GROUPS = [
  { label: 'Playing', has: ({ status, isReserve }: ReadEntry) => status === 'PLAYING' && !isReserve },
  { label: 'Reserves', has: ({ isReserve }: ReadEntry) => isReserve },
  { label: 'Not playing', has: ({ status }: ReadEntry) => status === 'NOT_PLAYING' },
  { label: 'No reply yet', has: ({ status }: ReadEntry) => status === 'UNANSWERED' },
] as const;

/** True if the organiser has to choose who an entry is. */
export function isUndecided({ name, suggestions }: ReadEntry, choices: Choices): boolean {
  return suggestions.length > 0 && !choices.has(name);
}

/** Returns the problem if entries are undecided, or null. */
export function undecidedText(undecided: readonly ReadEntry[]): string | null {
  const [first, ...others] = undecided;
  if (first === undefined) return null;
  return others.length === 0
    ? `Choose who ${first.name} is`
    : `Choose who these people are: ${undecided.map(({ name }) => name).join(', ')}`;
}

export function foundText(found: number, hasChanges: boolean): string {
  if (found === 0) return "We couldn't find any names.";
  return `We found ${peopleText(found)}. ${hasChanges ? 'Nothing is saved yet.' : "There's nothing to change."}`;
}

/** Returns text such as 'Add 9 people and change 1 reply', or null without changes. */
export function saveText(counts: Counts): string | null {
  const [people, replies] = partsOf(counts);
  if (people === null) return replies && `Change ${replies}`;
  return replies ? `Add ${people} and change ${replies}` : `Add ${people}`;
}

/** Returns text such as '9 people added, 1 reply changed'. */
export function savedText(counts: Counts): string {
  const [people, replies] = partsOf(counts);
  const parts = [people && `${people} added`, replies && `${replies} changed`];
  return parts.filter(Boolean).join(', ') || 'Nothing to change';
}

function partsOf({ added, changed }: Counts): [people: string | null, replies: string | null] {
  const replies = changed === 1 ? '1 reply' : `${changed} replies`;
  return [added === 0 ? null : peopleText(added), changed === 0 ? null : replies];
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

const BEFORE = {
  PLAYING: 'Was playing',
  NOT_PLAYING: 'Was not playing',
  UNANSWERED: 'Had not replied',
} as const;

interface Effect {
  readonly change: ListChange | undefined;
  readonly person: Pick<PlayerInstance, 'status'> | undefined;
}

/**
 * Returns what saving the list does to an entry, such as 'New · brings 1'.
 * @param effect undefined while the organiser has to choose who the entry is
 */
export function entryText({ uid, plusOnes }: ReadEntry, effect: Effect | undefined): string {
  const words = [effect && effectText(uid, effect), plusOnes > 0 && `brings ${plusOnes}`].filter(Boolean);
  return words.join(' · ');
}

function effectText(uid: Uid | null, { change, person }: Effect): string {
  if (change?.isNew) return uid === null ? 'New' : 'From earlier games';
  return person && change && change.status !== null ? BEFORE[person.status] : 'No change';
}
