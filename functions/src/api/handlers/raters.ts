import {
  ApiError,
  addressTo,
  EMPTY_NOTES,
  type Game,
  isMember,
  isOrganiser,
  organisersOf,
  starsAskedDraft,
  type Uid,
} from '@fives/domain';
import { hasAccount } from '../../account/has-account.ts';
import {
  createOrganiserNotes,
  findAllNotes,
  removeOrganiserNotes,
} from '../../db/collections/organiser-notes.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import type { Handlers } from '../handler.ts';
import { requireAccount } from '../permissions.ts';
import { requireGameToChange } from './games.ts';

/** Raters have an `organiserNotes` document, in which a rater may write only stars. */
export const raterHandlers = {
  async askForStars({ params: { gameId }, body: { uids }, caller, now }) {
    await inTransaction(async (transaction) => {
      const game = await requireGameToChange(gameId, caller, 'editLineUp', transaction);
      await requireAccount(caller, transaction);
      // Organisers give stars without being asked.
      const asked = new Set(uids.filter((uid) => !isOrganiser(game, uid)));
      const raters = await ratersOf(game, transaction);
      for (const { uid } of raters) if (!asked.has(uid)) removeOrganiserNotes(transaction, gameId, uid);
      const newRaters = [...asked].filter((uid) => !raters.some((rater) => rater.uid === uid));
      for (const uid of newRaters) {
        await requireRater(game, uid, transaction);
        createOrganiserNotes(transaction, gameId, uid, EMPTY_NOTES);
      }
      await storeNotifications(transaction, addressTo(newRaters, starsAskedDraft(game)), [], now);
    });
  },

  listRaters({ params: { gameId }, caller }) {
    return inTransaction(async (transaction) => {
      const game = await requireGameToChange(gameId, caller, 'editLineUp', transaction);
      const raters = await ratersOf(game, transaction);
      return raters.map(({ uid, notes }) => ({ uid, rated: Object.keys(notes.stars).length }));
    });
  },
} satisfies Partial<Handlers>;

async function ratersOf(game: Game, transaction: OptimisticTransaction) {
  const organisers = organisersOf(game);
  return (await findAllNotes(game.id, transaction)).filter(({ uid }) => !organisers.includes(uid));
}

async function requireRater(game: Game, uid: Uid, transaction: OptimisticTransaction): Promise<void> {
  if (!isMember(game, uid)) throw ApiError.because({ code: 'NO_PLACE', fields: ['uids'] });
  if (!(await hasAccount(uid, transaction)))
    throw ApiError.because({ code: 'RATERS_REGISTERED', fields: ['uids'] });
}
