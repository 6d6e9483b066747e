import {
  ApiError,
  EMPTY_NOTES,
  type Game,
  isMember,
  isOrganiser,
  organisersOf,
  refuseOthersThanOrganiser,
  starsAskedDraft,
} from '@fives/domain';
import { findDeletion } from '../../db/deleted-accounts.ts';
import { findGame } from '../../db/games.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { createOrganiserNotes, findAllNotes, removeOrganiserNotes } from '../../db/organiser-notes.ts';
import { findPlayer } from '../../db/players.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import type { Caller, Handlers } from '../handler.ts';
import { requireAccount, requireNoReason, toActor } from '../permissions.ts';

/** Members who are asked for stars have notes of their own from then on, in which they may write nothing else. */
export const raterHandlers = {
  askForStars({ params: { gameId }, body: { uids }, caller, now }) {
    return inTransaction(async (transaction) => {
      const game = await requireOrganised(gameId, caller, transaction);
      await requireAccount(caller, transaction);
      // Organisers give stars anyway.
      const asked = new Set(uids.filter((uid) => !isOrganiser(game, uid)));
      const raters = await ratersOf(game, transaction);
      for (const { uid } of raters) if (!asked.has(uid)) removeOrganiserNotes(transaction, gameId, uid);
      const news = [...asked].filter((uid) => !raters.some((rater) => rater.uid === uid));
      for (const uid of news) {
        await requireRater(game, uid, transaction);
        createOrganiserNotes(transaction, gameId, uid, EMPTY_NOTES);
      }
      const drafts = news.map((uid) => ({ uid, draft: starsAskedDraft(game), again: 'aloud' as const }));
      await storeNotifications(transaction, drafts, [], now);
      return undefined;
    });
  },

  listRaters({ params: { gameId }, caller }) {
    return inTransaction(async (transaction) => {
      const game = await requireOrganised(gameId, caller, transaction);
      const raters = await ratersOf(game, transaction);
      return raters.map(({ uid, notes }) => ({ uid, rated: Object.keys(notes.stars).length }));
    });
  },
} satisfies Partial<Handlers>;

async function requireOrganised(
  gameId: string,
  caller: Caller,
  transaction: OptimisticTransaction,
): Promise<Game> {
  const game = await findGame(gameId, transaction);
  if (game === null) throw ApiError.because({ code: 'NO_GAME' });
  requireNoReason(refuseOthersThanOrganiser(game, toActor(caller)));
  return game;
}

/** Everybody with notes who organises nothing. */
async function ratersOf(game: Game, transaction: OptimisticTransaction) {
  const organisers = organisersOf(game);
  return (await findAllNotes(game.id, transaction)).filter(({ uid }) => !organisers.includes(uid));
}

async function requireRater(game: Game, uid: string, transaction: OptimisticTransaction): Promise<void> {
  if (!isMember(game, uid)) throw ApiError.because({ code: 'NO_PLACE', fields: ['uids'] });
  const [player, deletion] = [await findPlayer(uid, transaction), await findDeletion(uid, transaction)];
  if (player === null || deletion !== null)
    throw ApiError.because({ code: 'RATERS_REGISTERED', fields: ['uids'] });
}
