import type { ListChange, PlayerInstance, Uid } from '@fives/domain';

interface Counts {
  readonly added: number;
  readonly changed: number;
}

export function foundText(found: number, hasChanges: boolean): string {
  if (found === 0) return "We couldn't find any names.";
  return `We found ${peopleText(found)}. ${hasChanges ? 'Nothing is saved yet.' : "There's nothing to change."}`;
}

export function saveText(counts: Counts): string | null {
  const [people, replies] = countTexts(counts);
  if (people === null) return replies && `Change ${replies}`;
  return replies ? `Add ${people} and change ${replies}` : `Add ${people}`;
}

/** @param leftOut number of people whom the server refused, because an organiser has removed them */
export function savedText(counts: Counts, leftOut = 0): string {
  const [people, replies] = countTexts(counts);
  const parts = [
    people && `${people} added`,
    replies && `${replies} changed`,
    leftOut > 0 && `${peopleText(leftOut)} left out`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing to change';
}

function countTexts({ added, changed }: Counts): [people: string | null, replies: string | null] {
  const replies = changed === 1 ? '1 reply' : `${changed} replies`;
  return [added === 0 ? null : peopleText(added), changed === 0 ? null : replies];
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

const PREVIOUS_REPLY_TEXT = {
  PLAYING: 'Was playing',
  NOT_PLAYING: 'Was not playing',
  UNANSWERED: 'Had not replied',
} as const;

/** Effect of saving the list on one entry. */
interface Effect {
  /** Undefined if nothing changes. */
  readonly change: ListChange | undefined;
  readonly person: Pick<PlayerInstance, 'status'> | undefined;
}

/** Returns text such as 'New' or 'Was playing'. */
export function effectText(uid: Uid | null, { change, person }: Effect): string {
  if (change?.isNew) return uid === null ? 'New' : 'From earlier games';
  return person && change && change.status !== null ? PREVIOUS_REPLY_TEXT[person.status] : 'No change';
}
