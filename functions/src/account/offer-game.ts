import {
  addressTo,
  type Game,
  type GameId,
  isMember,
  isOrganiser,
  membersBySeniority,
  type OrganiserOffer,
  organiserOfferDraft,
  passOfferOn,
  statusReason,
  type Uid,
} from '@fives/domain';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import {
  findInstancesOfGame,
  findUpcomingOfGame,
  updateGameInstance,
} from '../db/collections/game-instances.ts';
import { findGame, updateGame } from '../db/collections/games.ts';
import { findPlayer, findPlayers } from '../db/collections/players.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import type { Transaction } from '../db/transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';

/**
 * Offers a game to its most senior member when the last organiser leaves. Ends the game if no member can take over.
 * @param formerUid replaces the organiser, so that a repeated call makes no second offer
 */
export async function offerGame(gameId: GameId, uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  const formerRoles = { orgUid: formerUid, organiserUids: [formerUid] };
  await offerToNextOrEnd(gameId, now, (game) =>
    isOrganiser(game, uid)
      ? {
          excluded: [uid],
          offer: (next) => ({ ...formerRoles, organiserOffer: { uid: next, at: now, declined: [] } }),
        }
      : null,
  );
}

/** Passes an offer to the next member, or ends the game if there is none. Returns false if `uid` had no offer. */
export function declineOffer(gameId: GameId, uid: Uid, now: Date): Promise<boolean> {
  return offerToNextOrEnd(gameId, now, ({ organiserOffer }) =>
    organiserOffer?.uid === uid
      ? {
          excluded: [...organiserOffer.declined, uid],
          offer: (next) => ({ organiserOffer: passOfferOn(organiserOffer, next, now) }),
        }
      : null,
  );
}

interface OfferStep {
  readonly excluded: readonly string[];
  readonly offer: (next: string) => Partial<Game> & { readonly organiserOffer: OrganiserOffer };
}

async function offerToNextOrEnd(
  gameId: GameId,
  now: Date,
  stepOf: (game: Game) => OfferStep | null,
): Promise<boolean> {
  // Read before the transaction, because concurrent writes do not change the seniority.
  const bySeniority = membersBySeniority(await findInstancesOfGame(gameId));
  const outcome = await inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    const step = game && stepOf(game);
    if (!step) return 'nothing to do';
    const next = await findNextCandidate(transaction, game, bySeniority, step.excluded);
    if (next === null) {
      updateGame(transaction, gameId, { isRecurring: false, organiserOffer: null });
      await cancelUpcoming(transaction, gameId, now);
      return 'ended';
    }
    updateGame(transaction, gameId, step.offer(next));
    await storeNotifications(transaction, addressTo([next], organiserOfferDraft(game)), [], now);
    return 'offered';
  });
  // Repeats for an instance that was created concurrently, because a transaction does not detect new query results.
  if (outcome === 'ended') {
    await deriveUntilStable((transaction) => cancelUpcoming(transaction, gameId, now));
  }
  return outcome !== 'nothing to do';
}

async function findNextCandidate(
  transaction: Transaction,
  game: Game,
  bySeniority: readonly string[],
  excluded: readonly string[],
): Promise<string | null> {
  const candidates = bySeniority.filter((uid) => isMember(game, uid) && !excluded.includes(uid));
  for (const { uid } of await findPlayers(candidates, transaction.unconfirmed)) {
    if (await hasAccount(uid, transaction)) return uid;
  }
  return null;
}

async function cancelUpcoming(transaction: Transaction, gameId: GameId, now: Date): Promise<void> {
  const upcoming = await findUpcomingOfGame(gameId, now, transaction);
  for (const instance of upcoming) {
    const isCancelled = instance.status === 'CANCELLED';
    if (!isCancelled && statusReason(instance, 'CANCELLED', now) === null)
      updateGameInstance(transaction, instance.id, { status: 'CANCELLED' });
  }
}

/** Call in the transaction that gives the person a role, so that a concurrent account deletion is detected. */
export async function hasAccount(uid: Uid, transaction: Transaction): Promise<boolean> {
  const [player, deletion] = await Promise.all([
    findPlayer(uid, transaction),
    findDeletion(uid, transaction),
  ]);
  return player !== null && deletion === null;
}
