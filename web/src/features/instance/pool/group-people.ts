import { compareNames, waitingForPlayers } from '@fives/domain';
import type { LivePlayerInstance } from '../../../db/given-replies.ts';
import type { InstanceView } from '../instance-view.ts';

export interface PoolEntry {
  readonly person: LivePlayerInstance;
  /** Position in the queue from 1, or null in a group without an order. */
  readonly position: number | null;
}

export interface PoolGroup {
  readonly kind: 'playing' | 'waiting' | 'reserves' | 'notPlaying' | 'unanswered';
  readonly label: string;
  readonly entries: readonly PoolEntry[];
}

export function groupPeople({ people, queue, instance }: InstanceView): PoolGroup[] {
  const withStatus = (status: string) =>
    withoutPositions((people ?? []).filter((person) => person.status === status).toSorted(compareNames));
  const waiting = waitingForPlayers(queue, instance);
  const reserves = waiting.length > 0 ? [] : queue.reserves;
  const groups: PoolGroup[] = [
    { kind: 'playing', label: 'Playing', entries: withPositions(queue.playing) },
    { kind: 'waiting', label: 'If more play', entries: withoutPositions(waiting) },
    { kind: 'reserves', label: 'Reserves', entries: withPositions(reserves) },
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

function withoutPositions(people: readonly LivePlayerInstance[]): PoolEntry[] {
  return people.map((person) => ({ person, position: null }));
}

function withPositions(queue: readonly LivePlayerInstance[]): PoolEntry[] {
  return queue.map((person, at) => ({ person, position: at + 1 }));
}
