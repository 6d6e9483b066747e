import { type GameId, hasStarted, instanceCapacity, isPausedAt, notUpcomingReason } from '@fives/domain';
import { findGameInstance, findNewestOfGame, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPool } from './find-pool.ts';
import type { InstanceState } from './instance-state.ts';
import { newPlayerInstance, savePeople } from './player-instances.ts';

/** Adds everyone in the pool after invites are sent, so that people without a reply get reminders. */
export async function addPoolToInstance(
  transaction: OptimisticTransaction,
  state: InstanceState,
  now: Date,
): Promise<InstanceState> {
  const { game, instance, people } = state;
  if (instance.status !== 'INVITES_SENT' || notUpcomingReason(instance, now) !== null) return state;
  const existingUids = new Set(people.map(({ uid }) => uid));
  if (game.memberUids.every((uid) => existingUids.has(uid))) return state;
  const pool = await findPool(transaction, { game, giId: instance.id, countsMissedReplies: false, now });
  const freeCapacity = Math.max(0, instanceCapacity(game.numberOfPlayers) - people.length);
  const invitees = pool.people.filter(({ uid }) => !existingUids.has(uid)).slice(0, freeCapacity);
  return savePeople(
    transaction,
    state,
    invitees.map((person) => newPlayerInstance(person)),
    now,
  );
}

/**
 * Sends the invites of the upcoming instance when automatic invites are turned on. Skips a first instance, which has no
 * pool.
 */
export function inviteToOpenInstance(gameId: GameId, now: Date): Promise<void> {
  return inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (!game?.autoInvites) return;
    const newest = await findNewestOfGame(gameId, transaction);
    const instance = newest === null ? null : await findGameInstance(newest, transaction);
    if (instance === null || instance.isFirstGame || instance.status !== 'CREATED') return;
    if (hasStarted(instance.startDateTime, now) || isPausedAt(game, instance.startDateTime)) return;
    updateGameInstance(transaction, instance.id, { status: 'INVITES_SENT' });
  });
}
