import {
  FORMER_PLAYER_NAME,
  type Game,
  type GiId,
  hasStarted,
  instanceCapacity,
  isOrganiser,
  type MissedReplies,
  missedRepliesAfter,
  type PlayerInstance,
  peopleToInvite,
  type Uid,
  withDistinctNames,
} from '@fives/domain';
import { findPlayerInstances } from '../db/collections/player-instances.ts';
import { findPlayers } from '../db/collections/players.ts';
import { findHistory } from '../db/collections/stats.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

type Person = Pick<PlayerInstance, 'uid' | 'name' | 'isGuest'>;

export interface Pool {
  readonly people: readonly Person[];
  readonly missedReplies: MissedReplies;
  readonly hasPlayedInstance: boolean;
}

export interface PoolQuery {
  readonly game: Game;
  readonly giId: GiId;
  readonly countsMissedReplies: boolean;
  readonly now: Date;
}

/**
 * Returns the members to invite, up to the capacity of an instance: organisers, then members who replied recently.
 * Reads the names of guests from the instance `giId`, or from the history.
 */
export async function findPool(
  transaction: OptimisticTransaction,
  { game, giId, countsMissedReplies, now }: PoolQuery,
): Promise<Pool> {
  // Skips the check for changes before the commit, because triggers handle later changes of names and replies.
  const playerInstances = await findPlayerInstances(giId, transaction.unconfirmed);
  const missedReplies = countsMissedReplies
    ? missedRepliesAfter(game.silence, playerInstances)
    : game.silence;
  const players = await findPlayers(game.memberUids, transaction.unconfirmed);
  const guestUids = without(game.memberUids, players);
  const guests = playerInstances.filter(({ uid }) => guestUids.includes(uid));
  const history = await findHistory(game.id, transaction);
  const guestsInHistory = without(guestUids, guests).flatMap((uid) => {
    const person = history?.people[uid];
    return person ? [{ uid, name: person.name, isGuest: person.isGuest }] : [];
  });
  const people = [
    ...players.map(({ uid, name }) => ({ uid, name, isGuest: false })),
    ...[...guests, ...guestsInHistory]
      .filter(({ name }) => name !== FORMER_PLAYER_NAME)
      .map(({ uid, name, isGuest }) => ({ uid, name, isGuest })),
  ];
  const organisers = people.filter(({ uid }) => isOrganiser(game, uid));
  const otherMembers = people.filter(({ uid }) => !isOrganiser(game, uid));
  const freeCapacity = instanceCapacity(game.numberOfPlayers) - organisers.length;
  const invited = [...organisers, ...peopleToInvite(otherMembers, missedReplies, freeCapacity)];
  return {
    people: withDistinctNames(invited).toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    missedReplies,
    hasPlayedInstance: (history?.instances ?? []).some(
      ({ status, startDateTime }) => status !== 'CANCELLED' && hasStarted(startDateTime, now),
    ),
  };
}

function without(uids: readonly Uid[], people: readonly { readonly uid: Uid }[]): string[] {
  const excluded = new Set(people.map(({ uid }) => uid));
  return uids.filter((uid) => !excluded.has(uid));
}
