import { addressTo, expectedUids, type GameId, gameDeletedDraft, isOn } from '@fives/domain';
import { deleteInstancesOfGame, findUpcomingOfGame, newGiId } from '../db/collections/game-instances.ts';
import { deleteGame, deleteGameTree } from '../db/collections/games.ts';
import { deleteNotificationsOfGame } from '../db/collections/notifications.ts';
import type { Transaction } from '../db/transaction.ts';
import { findInstanceState } from '../instance/instance-state.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';

/**
 * Deletes the document of a game, which ends all access, and notifies the people of upcoming instances. The trigger of
 * the deletion then deletes the rest, even if the API call stops here.
 * @param by the organiser who deletes the game
 */
export async function closeGame(
  transaction: Transaction,
  gameId: GameId,
  by: string,
  now: Date,
): Promise<void> {
  for (const { id } of await findUpcomingOfGame(gameId, now, transaction)) {
    const state = await findInstanceState(id, transaction);
    if (state === null || !isOn(state.instance)) continue;
    const draft = gameDeletedDraft(state.instance, newGiId());
    await storeNotifications(transaction, addressTo(expectedUids(state, by), draft), state.people, now);
  }
  deleteGame(transaction, gameId);
}

/** Deletes everything that belonged to a deleted game. A repeated call deletes what is left. */
export async function deleteGameData(gameId: GameId): Promise<void> {
  await deleteInstancesOfGame(gameId);
  await deleteGameTree(gameId);
  await deleteNotificationsOfGame(gameId);
}
