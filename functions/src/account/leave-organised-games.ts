import { draftsOfOrganisers, type GameId, isOrganiser, type Uid, withoutOrganiser } from '@fives/domain';
import { findGame, findGamesOf, updateGame } from '../db/collections/games.ts';
import { deleteOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { declineOffer, offerGame } from './offer-game.ts';

/**
 * Leaves a person's games to the other organisers, or offers them to members. Also deletes the person's notes.
 * @param formerUid replaces the person from now on
 */
export async function leaveOrganisedGames(uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  for (const game of await findGamesOf(uid)) {
    // Runs first, because a repeated call no longer finds the person as organiser.
    await deleteOrganiserNotes(game.id, uid);
    if (isOrganiser(game, uid) && !(await leaveToOthers(game.id, uid, now))) {
      await offerGame(game.id, uid, formerUid, now);
    }
    if (game.organiserOffer?.uid === uid) await declineOffer(game.id, uid, now);
  }
}

function leaveToOthers(gameId: GameId, uid: Uid, now: Date): Promise<boolean> {
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
