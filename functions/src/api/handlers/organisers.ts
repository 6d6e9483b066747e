import {
  ApiError,
  addOrganiser,
  addTreasurer,
  type Candidate,
  type Game,
  type GameId,
  handOver,
  newOrganiserDrafts,
  removeOrganiser,
  removeTreasurer,
  type StoredRoles,
  type Transition,
  type Uid,
} from '@fives/domain';
import { hasAccount } from '../../account/has-account.ts';
import { declineOffer } from '../../account/offer-game.ts';
import { updateGame } from '../../db/collections/games.ts';
import { findOrganiserNotes, removeOrganiserNotes } from '../../db/collections/organiser-notes.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { OptimisticTransaction } from '../../db/optimistic-transaction.ts';
import { requireGame } from '../../instance/instance-state.ts';
import { storeNotifications } from '../../notifications/store-notifications.ts';
import type { Caller, Handlers } from '../handler.ts';
import { decideOrRefuse, requireAccount } from '../permissions.ts';

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
  onChange?: (transaction: OptimisticTransaction) => Promise<void>,
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
