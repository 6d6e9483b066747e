import { isDeepStrictEqual } from 'node:util';
import type { PlayerInstance, Reply } from '@fives/domain';
import { confirmGameInstance } from '../db/game-instances.ts';
import { savePlayerInstance } from '../db/player-instances.ts';
import type { Transaction } from '../db/transaction.ts';
import type { Evening } from './evening.ts';
import { settle } from './settle.ts';

/** Someone's place in an evening; undefined where they have none. */
export function placeOf(evening: Evening, uid: string): PlayerInstance | undefined {
  return evening.people.find((person) => person.uid === uid);
}

/** A place for someone who has not answered yet. */
export function newPlace(person: Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>): PlayerInstance {
  return { ...person, status: 'UNANSWERED', team: 'NO_TEAM', repliedAt: null, motmVotesReceived: 0 };
}

/**
 * A person after answering. Saying again what one has said keeps the time of reply, so that nobody loses their place
 * in the queue; who is not playing is in no team.
 */
export function withReply(person: PlayerInstance, status: Reply, now: Date): PlayerInstance {
  const isRepeated = person.status === status && person.repliedAt !== null;
  return {
    ...person,
    status,
    repliedAt: isRepeated ? person.repliedAt : now,
    team: status === 'PLAYING' ? person.team : 'NO_TEAM',
  };
}

/** Stores people's places where they differ from what is stored, and settles the counts. @returns the evening as it now is */
export function putPeople(
  transaction: Transaction,
  evening: Evening,
  changed: readonly PlayerInstance[],
): Evening {
  const differing = changed.filter((person) => !isDeepStrictEqual(person, placeOf(evening, person.uid)));
  // Whether this may be done at all was decided on the instance.
  confirmGameInstance(transaction, evening.instance.id);
  for (const person of differing) savePlayerInstance(transaction, evening.instance.id, person);
  const uids = new Set(differing.map(({ uid }) => uid));
  const others = evening.people.filter(({ uid }) => !uids.has(uid));
  return settle(transaction, { ...evening, people: [...others, ...differing].toSorted(byUid) });
}

function byUid(a: PlayerInstance, b: PlayerInstance): number {
  return a.uid < b.uid ? -1 : 1;
}
