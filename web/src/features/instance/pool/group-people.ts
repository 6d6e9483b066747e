import { compareNames } from '@fives/domain';
import type { LivePlayerInstance } from '../../../db/given-replies.ts';
import type { InstanceView } from '../instance-view.ts';

export interface PoolEntry {
  readonly person: LivePlayerInstance;
  /** Position in the queue from 1, or null in a group without an order. */
  readonly position: number | null;
}

export interface PoolGroup {
  readonly kind: 'playing' | 'reserves' | 'notPlaying' | 'unanswered';
  readonly label: string;
  readonly entries: readonly PoolEntry[];
}

export function groupPeople({ people, queue }: InstanceView): PoolGroup[] {
  const withStatus = (status: string) =>
    (people ?? [])
      .filter((person) => person.status === status)
      .toSorted(compareNames)
      .map((person) => ({ person, position: null }));
  const groups: PoolGroup[] = [
    { kind: 'playing', label: 'Playing', entries: withPositions(queue.playing) },
    { kind: 'reserves', label: 'Reserves', entries: withPositions(queue.reserves) },
    { kind: 'notPlaying', label: 'Not playing', entries: withStatus('NOT_PLAYING') },
    { kind: 'unanswered', label: 'No reply yet', entries: withStatus('UNANSWERED') },
  ];
  return groups
    .filter((group) => group.entries.length > 0)
    .map((group) => ({ ...group, entries: movePlusOnesBelowBringers(group.entries) }));
}

function movePlusOnesBelowBringers(entries: readonly PoolEntry[]): PoolEntry[] {
  const uids = new Set(entries.map(({ person }) => person.uid));
  const hasBringer = ({ person }: PoolEntry) => !!person.broughtBy && uids.has(person.broughtBy);
  return entries
    .filter((entry) => !hasBringer(entry))
    .flatMap((entry) => [entry, ...entries.filter(({ person }) => person.broughtBy === entry.person.uid)]);
}

function withPositions(queue: readonly LivePlayerInstance[]): PoolEntry[] {
  return queue.map((person, at) => ({ person, position: at + 1 }));
}
