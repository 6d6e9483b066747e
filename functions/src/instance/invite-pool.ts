import { type GameId, hasStarted, instanceCapacity, isPausedAt, notUpcomingReason } from '@fives/domain';
import { findGameInstance, findNewestOfGame, updateGameInstance } from '../db/collections/game-instances.ts';
import { findGame } from '../db/collections/games.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { findPool } from './find-pool.ts';
import type { InstanceState } from './instance-state.ts';
import { newPlayerInstance, savePeople } from './player-instances.ts';

/** Creates player instances for the pool after invites are sent, so that reminders reach members without a reply. */
export async function addPoolToInstance(
  transaction: OptimisticTransaction,
  state: InstanceState,
  now: Date,
): Promise<InstanceState> {
  const { game, instance, people } = state;
  if (instance.status !== 'INVITES_SENT' || notUpcomingReason(instance, now) !== null) return state;
  const addedUids = new Set(people.map(({ uid }) => uid));
  if (game.memberUids.every((uid) => addedUids.has(uid))) return state;
  const pool = await findPool(transaction, { game, giId: instance.id, isOver: false, now });
  const room = Math.max(0, instanceCapacity(game.numberOfPlayers) - people.length);
  const invitees = pool.people.filter(({ uid }) => !addedUids.has(uid)).slice(0, room);
  return savePeople(
    transaction,
    state,
    invitees.map((person) => newPlayerInstance(person)),
    now,
  );
}

/**
 * Sends the invites of the open instance after automatic invites were turned on. A first game has no pool to invite.
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
