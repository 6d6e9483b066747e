import {
  ApiError,
  addOrganiser,
  addTreasurer,
  type Candidate,
  draftsOfOrganisers,
  type Game,
  type GameId,
  handOver,
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
  async addOrganiser({ params: { gameId }, body: { uid }, caller, now }) {
    await changeRoles({ gameId, uid, transition: addOrganiser }, caller, now);
  },

  async removeOrganiser({ params: { gameId, uid }, caller, now }) {
    await changeRoles({ gameId, uid, transition: removeOrganiser }, caller, now, async (transaction) => {
      // Account deletion clears a person from the notes of organisers only, so a former organiser keeps none.
      const notes = await findOrganiserNotes(gameId, uid, transaction);
      if (notes !== null) removeOrganiserNotes(transaction, gameId, uid);
    });
  },

  async addTreasurer({ params: { gameId }, body: { uid }, caller, now }) {
    await changeRoles({ gameId, uid, transition: addTreasurer }, caller, now);
  },

  async removeTreasurer({ params: { gameId, uid }, caller, now }) {
    await changeRoles({ gameId, uid, transition: removeTreasurer }, caller, now);
  },

  async handOver({ params: { gameId }, body: { uid }, caller, now }) {
    await changeRoles({ gameId, uid, transition: handOver }, caller, now);
  },

  async declineOffer({ params: { gameId }, caller, now }) {
    if (!(await declineOffer(gameId, caller.uid, now))) throw ApiError.because({ code: 'NOT_OFFERED' });
  },
} satisfies Partial<Handlers>;

interface Change {
  readonly gameId: GameId;
  readonly uid: Uid;
  readonly transition: Transition<Game, Candidate, Partial<StoredRoles>>;
}

/**
 * Runs in a transaction, so that concurrent calls cannot leave a game without a lead organiser.
 * @param onChange runs in the same transaction, only if the roles change
 */
function changeRoles(
  { gameId, uid, transition }: Change,
  caller: Caller,
  now: Date,
  onChange?: (transaction: OptimisticTransaction) => Promise<void>,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const game = await requireGame(gameId, transaction);
    await requireAccount(caller, transaction);
    const candidate = { uid, isRegistered: await hasAccount(uid, transaction) };
    const fields = decideOrRefuse(transition, game, caller, candidate, now);
    if (Object.keys(fields).length === 0) return;
    await onChange?.(transaction);
    updateGame(transaction, gameId, fields);
    const drafts = draftsOfOrganisers(game, { ...game, ...fields }, caller.uid);
    // The empty list marks no one as a guest, because organisers have accounts.
    await storeNotifications(transaction, drafts, [], now);
  });
}
