import { type GameInstance, statusReason } from '@fives/domain';
import { findUpcomingOfGame, updateGameInstance } from '../db/game-instances.ts';
import { findGame, findGamesOrganisedBy, updateGame } from '../db/games.ts';
import { deriveUntilStable } from '../db/in-transaction.ts';
import { deleteOrganiserNotes } from '../db/organiser-notes.ts';

/**
 * Ends the games that a person organises: no more weeks are opened, what is to come is cancelled, and what they noted of
 * the players is gone.
 */
export async function closeOrganisedGames(uid: string, now: Date): Promise<void> {
  for (const { id } of await findGamesOrganisedBy(uid)) {
    // First, so that no new instance is opened behind our back.
    await stopRecurring(id);
    await deleteOrganiserNotes(id, uid);
    await deriveUntilStable(async (transaction) => {
      const upcoming = await findUpcomingOfGame(id, now, transaction);
      for (const instance of upcoming.filter((each) => canCancel(each, now))) {
        updateGameInstance(transaction, instance.id, { status: 'CANCELLED' });
      }
    });
  }
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
