import type { ImportResponse, ListChange, PlayerInstance } from '@fives/domain';

type Entry = ImportResponse['entries'][number];

export interface Counts {
  readonly added: number;
  readonly changed: number;
}

/** Returns text such as 'Add 9 people and change 1 reply', or null without changes. */
export function saveText(counts: Counts): string | null {
  const [add, change] = partsOf(counts);
  const parts = [add && `add ${add}`, change && `change ${change}`].filter(Boolean).join(' and ');
  return parts === '' ? null : parts.charAt(0).toUpperCase() + parts.slice(1);
}

/** Returns text such as '9 people added, 1 reply changed'. */
export function savedText(counts: Counts): string {
  const [added, changed] = partsOf(counts);
  return (
    [added && `${added} added`, changed && `${changed} changed`].filter(Boolean).join(', ') || 'No changes'
  );
}

function partsOf({ added, changed }: Counts): [people: string | null, replies: string | null] {
  return [
    added === 0 ? null : peopleText(added),
    changed === 0 ? null : changed === 1 ? '1 reply' : `${changed} replies`,
  ];
}

export function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

const BEFORE = {
  PLAYING: 'Was playing',
  NOT_PLAYING: 'Was not playing',
  UNANSWERED: 'Had not replied',
} as const;

/** Returns what saving the list does to an entry, such as 'New · brings 1'. */
export function entryText(
  { plusOnes }: Pick<Entry, 'plusOnes'>,
  change: ListChange | undefined,
  person: Pick<PlayerInstance, 'status'> | undefined,
): string {
  const isReplyNew = change !== undefined && change.status !== null;
  const effect = change?.isNew
    ? change.entry.uid === null
      ? 'New'
      : 'From earlier games'
    : isReplyNew && person
      ? BEFORE[person.status]
      : 'On the list already';
  return plusOnes > 0 ? `${effect} · brings ${plusOnes}` : effect;
}

export const GROUPS = [
  { label: 'Playing', has: ({ status, isReserve }: Entry) => status === 'PLAYING' && !isReserve },
  { label: 'Reserves', has: ({ isReserve }: Entry) => isReserve },
  { label: 'Not playing', has: ({ status }: Entry) => status === 'NOT_PLAYING' },
  { label: 'No reply yet', has: ({ status, isReserve }: Entry) => status === 'UNANSWERED' && !isReserve },
] as const;
