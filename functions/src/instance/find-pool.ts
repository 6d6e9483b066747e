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
  recentRepliers,
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
  readonly silence: MissedReplies;
  readonly hasPlayed: boolean;
}

export interface PoolOf {
  readonly game: Game;
  readonly giId: GiId;
  readonly isOver: boolean;
  readonly now: Date;
}

/**
 * Reads the members to invite: organisers and recent repliers, up to the capacity of an instance. Names of guests come
 * from the instance `giId`, or else from the history.
 */
export async function findPool(
  transaction: OptimisticTransaction,
  { game, giId, isOver, now }: PoolOf,
): Promise<Pool> {
  // Reads without confirmation, because only names and missed replies are used and triggers handle later changes.
  const playerInstances = await findPlayerInstances(giId, transaction.unconfirmed);
  const silence = isOver ? missedRepliesAfter(game.silence, playerInstances) : game.silence;
  const players = await findPlayers(game.memberUids, transaction.unconfirmed);
  const others = without(game.memberUids, players);
  const entries = playerInstances.filter(({ uid }) => others.includes(uid));
  const history = await findHistory(game.id, transaction);
  const remembered = without(others, entries).flatMap((uid) => {
    const known = history?.people[uid];
    return known ? [{ uid, name: known.name, isGuest: known.isGuest }] : [];
  });
  const people = [
    ...players.map(({ uid, name }) => ({ uid, name, isGuest: false })),
    ...[...entries, ...remembered]
      .filter(({ name }) => name !== FORMER_PLAYER_NAME)
      .map(({ uid, name, isGuest }) => ({ uid, name, isGuest })),
  ];
  const organisers = people.filter(({ uid }) => isOrganiser(game, uid));
  const invitees = people.filter(({ uid }) => !isOrganiser(game, uid));
  const room = instanceCapacity(game.numberOfPlayers) - organisers.length;
  const asked = [...organisers, ...recentRepliers(invitees, silence, room)];
  return {
    people: withDistinctNames(asked).toSorted((a, b) => (a.uid < b.uid ? -1 : 1)),
    silence,
    hasPlayed: (history?.instances ?? []).some(
      ({ status, startDateTime }) => status !== 'CANCELLED' && hasStarted(startDateTime, now),
    ),
  };
}

function without(uids: readonly Uid[], known: readonly { readonly uid: Uid }[]): string[] {
  const uidsKnown = new Set(known.map(({ uid }) => uid));
  return uids.filter((uid) => !uidsKnown.has(uid));
}
