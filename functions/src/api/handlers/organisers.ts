import {
  ApiError,
  addOrganiser,
  addressTo,
  addTreasurer,
  type Candidate,
  EMPTY_NOTES,
  type Game,
  type GameId,
  handOver,
  isMember,
  isOrganiser,
  newOrganiserDrafts,
  organisersOf,
  removeOrganiser,
  removeTreasurer,
  type StoredRoles,
  starsAskedDraft,
  type Transition,
  type Uid,
} from '@fives/domain';
import { declineOffer, hasAccount } from '../../account/offer-game.ts';
import { updateGame } from '../../db/collections/games.ts';
import {
  createOrganiserNotes,
  findAllNotes,
  findOrganiserNotes,
  removeOrganiserNotes,
} from '../../db/collections/organiser-notes.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Transaction } from '../../db/transaction.ts';
import { requireGame } from '../../instance/instance-state.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import type { Caller, Handlers } from '../handler.ts';
import { decideOrRefuse, requireAccount } from '../permissions.ts';
import { requireGameToChange } from './games.ts';

export const organiserHandlers = {
  addOrganiser: ({ body, ...call }) => changeRoles(call, addOrganiser, body.uid),

  removeOrganiser(call) {
    const { gameId, uid } = call.params;
    return changeRoles(call, removeOrganiser, uid, async (transaction) => {
      // Deletes the notes of a former organiser, because only organisers and raters may have notes.
      const notes = await findOrganiserNotes(gameId, uid, transaction);
      if (notes !== null) removeOrganiserNotes(transaction, gameId, uid);
    });
  },

  addTreasurer: ({ body, ...call }) => changeRoles(call, addTreasurer, body.uid),

  removeTreasurer: (call) => changeRoles(call, removeTreasurer, call.params.uid),

  handOver: ({ body, ...call }) => changeRoles(call, handOver, body.uid),

  async declineOffer({ params: { gameId }, caller, now }) {
    if (!(await declineOffer(gameId, caller.uid, now))) throw ApiError.because({ code: 'NOT_OFFERED' });
  },

  /** Each rater gets an `organiserNotes` document, in which a rater may write only stars. */
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

interface GameCall {
  readonly params: { readonly gameId: GameId };
  readonly caller: Caller;
  readonly now: Date;
}

/**
 * Runs in a transaction, so that concurrent calls cannot leave a game without a lead organiser.
 * @param onChange runs in the same transaction, only if the roles change
 */
async function changeRoles(
  { params: { gameId }, caller, now }: GameCall,
  transition: Transition<Game, Candidate, Partial<StoredRoles>>,
  uid: Uid,
  onChange?: (transaction: Transaction) => Promise<void>,
): Promise<undefined> {
  await inTransaction(async (transaction) => {
    const game = await requireGame(gameId, transaction);
    await requireAccount(caller, transaction);
    const candidate = { uid, isRegistered: await hasAccount(uid, transaction) };
    const fields = decideOrRefuse(transition, game, caller, candidate, now);
    if (Object.keys(fields).length === 0) return;
    await onChange?.(transaction);
    updateGame(transaction, gameId, fields);
    const drafts = newOrganiserDrafts(game, { ...game, ...fields }, caller.uid);
    // The empty list means that no recipient is a guest.
    await storeNotifications(transaction, drafts, [], now);
  });
}

async function ratersOf(game: Game, transaction: Transaction) {
  const organisers = organisersOf(game);
  return (await findAllNotes(game.id, transaction)).filter(({ uid }) => !organisers.includes(uid));
}

async function requireRater(game: Game, uid: Uid, transaction: Transaction): Promise<void> {
  if (!isMember(game, uid)) throw ApiError.because({ code: 'NO_PLACE', fields: ['uids'] });
  if (!(await hasAccount(uid, transaction)))
    throw ApiError.because({ code: 'RATERS_REGISTERED', fields: ['uids'] });
}
