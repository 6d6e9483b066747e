import { type GameId, isOrganiser, newOrganiserDrafts, type Uid, withoutOrganiser } from '@fives/domain';
import { findGame, findGamesOf, updateGame } from '../db/collections/games.ts';
import { deleteOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { declineOffer, offerGame } from './offer-game.ts';

/**
 * Removes a person as organiser and deletes their notes. If a game has no other organiser, offers the game to its
 * members.
 * @param formerUid uid of the former player who replaces the person
 */
export async function leaveOrganisedGames(uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  for (const game of await findGamesOf(uid)) {
    // Runs first, because later the person is no organiser, and a repeated call would skip the notes.
    await deleteOrganiserNotes(game.id, uid);
    if (isOrganiser(game, uid) && !(await leaveToOtherOrganisers(game.id, uid, now))) {
      await offerGame(game.id, uid, formerUid, now);
    }
    if (game.organiserOffer?.uid === uid) await declineOffer(game.id, uid, now);
  }
}

/** Returns false if there is no other organiser. */
function leaveToOtherOrganisers(gameId: GameId, uid: Uid, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    if (game === null || !isOrganiser(game, uid)) return true;
    const others = withoutOrganiser(game, uid);
    if (others === null) return false;
    updateGame(transaction, gameId, others);
    await storeNotifications(transaction, newOrganiserDrafts(game, others, uid), [], now);
    return true;
  });
}
