import { isDeepStrictEqual } from 'node:util';
import type { PlayerInstance } from '@fives/domain';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { createPlayerInstance, updatePlayerInstance } from '../db/player-instances.ts';
import { updateCountsAndMembers } from './counts-and-members.ts';
import type { InstanceState } from './instance-state.ts';

/** Someone's place in an instance; undefined where they have none. */
export function placeOf(state: InstanceState, uid: string): PlayerInstance | undefined {
  return state.people.find((person) => person.uid === uid);
}

/** A place for someone who has not replied yet. */
export function newPlace(person: Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>): PlayerInstance {
  return { ...person, status: 'UNANSWERED', team: 'NO_TEAM', repliedAt: null, motmVotesReceived: 0 };
}

/** Stores people's places where they differ from what is stored, and counts anew. @returns the instance as it now is */
export function putPeople(
  transaction: OptimisticTransaction,
  state: InstanceState,
  changed: readonly PlayerInstance[],
): InstanceState {
  const differing = changed.filter((person) => !isDeepStrictEqual(person, placeOf(state, person.uid)));
  for (const person of differing) {
    const { uid, ...fields } = person;
    if (placeOf(state, uid)) updatePlayerInstance(transaction, state.instance.id, uid, fields);
    else createPlayerInstance(transaction, state.instance.id, person);
  }
  const uids = new Set(differing.map(({ uid }) => uid));
  const others = state.people.filter(({ uid }) => !uids.has(uid));
  return updateCountsAndMembers(transaction, { ...state, people: [...others, ...differing].toSorted(byUid) });
}

function byUid(a: PlayerInstance, b: PlayerInstance): number {
  return a.uid < b.uid ? -1 : 1;
}
