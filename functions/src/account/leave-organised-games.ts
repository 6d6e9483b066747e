import {
  draftsOfOrganisers,
  type GameInstance,
  isOrganiser,
  statusReason,
  withoutOrganiser,
} from '@fives/domain';
import { findUpcomingOfGame, updateGameInstance } from '../db/game-instances.ts';
import { findGame, findGamesOf, updateGame } from '../db/games.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import { deleteOrganiserNotes } from '../db/organiser-notes.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';

/**
 * Leaves the games that a person organises to their other organisers, of whom the next in line comes first. A game
 * without another one ends: no more weeks are opened, and what is to come is cancelled. What the person noted of the
 * players is gone either way.
 */
export async function leaveOrganisedGames(uid: string, now: Date): Promise<void> {
  for (const game of await findGamesOf(uid)) {
    // First: whoever was interrupted after leaving a game to others is no organiser of it when this is called again.
    await deleteOrganiserNotes(game.id, uid);
    if (isOrganiser(game, uid) && !(await leaveToOthers(game.id, uid, now))) await endGame(game.id, now);
  }
}

/** @returns whether there was anybody to leave the game to */
function leaveToOthers(gameId: string, uid: string, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null || !isOrganiser(game, uid)) return true;
    const others = withoutOrganiser(game, uid);
    if (others === null) return false;
    updateGame(transaction, gameId, others);
    await storeNotifications(transaction, draftsOfOrganisers(game, others, uid), [], now);
    return true;
  });
}

async function endGame(gameId: string, now: Date): Promise<void> {
  // First, so that no new instance is opened behind our back.
  await stopRecurring(gameId);
  await deriveUntilStable(async (transaction) => {
    const upcoming = await findUpcomingOfGame(gameId, now, transaction);
    for (const instance of upcoming.filter((each) => canCancel(each, now))) {
      updateGameInstance(transaction, instance.id, { status: 'CANCELLED' });
    }
  });
}

function stopRecurring(gameId: string): Promise<void> {
  return deriveUntilStable(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game?.isRecurring) updateGame(transaction, gameId, { isRecurring: false });
  });
}

function canCancel(instance: GameInstance, now: Date): boolean {
  return instance.status !== 'CANCELLED' && statusReason(instance, 'CANCELLED', now) === null;
}
