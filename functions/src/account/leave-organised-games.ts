import { draftsOfOrganisers, type GameId, isOrganiser, type Uid, withoutOrganiser } from '@fives/domain';
import { findGame, findGamesOf, updateGame } from '../db/collections/games.ts';
import { deleteOrganiserNotes } from '../db/collections/organiser-notes.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { offerGame, passOffer } from './offer-game.ts';

/**
 * Leaves the games that a person organises to their other organisers, of whom the next in line comes first. A game
 * without another one is offered to its members, and what was offered to this person to the next of them. What the person
 * noted of the players is gone either way.
 * @param formerUid what stands for the person from now on
 */
export async function leaveOrganisedGames(uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  for (const game of await findGamesOf(uid)) {
    // First: whoever was interrupted after leaving a game to others is no organiser of it when this is called again.
    await deleteOrganiserNotes(game.id, uid);
    if (isOrganiser(game, uid) && !(await leaveToOthers(game.id, uid, now))) {
      await offerGame(game.id, uid, formerUid, now);
    }
    if (game.organiserOffer?.uid === uid) await passOffer(game.id, uid, now);
  }
}

/** @returns whether there was anybody to leave the game to */
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
