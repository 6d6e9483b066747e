import {
  addressTo,
  type Game,
  type GameId,
  type GameInstance,
  isMember,
  isOrganiser,
  membersBySeniority,
  type OrganiserOffer,
  organiserOfferDraft,
  passOfferOn,
  statusReason,
  type Uid,
} from '@fives/domain';
import {
  findInstancesOfGame,
  findUpcomingOfGame,
  updateGameInstance,
} from '../db/collections/game-instances.ts';
import { findGame, updateGame } from '../db/collections/games.ts';
import { findPlayers } from '../db/collections/players.ts';
import { deriveUntilStable, inTransaction } from '../db/in-transaction.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import { storeNotifications } from '../notifications/store-notifications.ts';
import { hasAccount } from './has-account.ts';

/**
 * Offers a game to its longest-standing member when the last organiser leaves, or ends the game without a candidate.
 * @param formerUid replaces the organiser, so that a repeated call makes no second offer
 */
export async function offerGame(gameId: GameId, uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  const gone = { orgUid: formerUid, organiserUids: [formerUid] };
  await toNextOrEnd(gameId, now, (game) =>
    isOrganiser(game, uid)
      ? { asked: [uid], offer: (next) => ({ ...gone, organiserOffer: { uid: next, at: now, declined: [] } }) }
      : null,
  );
}

/** Passes an offer to the next member, or ends the game without a candidate. Returns false if `uid` had no offer. */
export function declineOffer(gameId: GameId, uid: Uid, now: Date): Promise<boolean> {
  return toNextOrEnd(gameId, now, ({ organiserOffer }) =>
    organiserOffer?.uid === uid
      ? {
          asked: [...organiserOffer.declined, uid],
          offer: (next) => ({ organiserOffer: passOfferOn(organiserOffer, next, now) }),
        }
      : null,
  );
}

interface Step {
  readonly asked: readonly string[];
  readonly offer: (next: string) => Partial<Game> & { readonly organiserOffer: OrganiserOffer };
}

async function toNextOrEnd(gameId: GameId, now: Date, stepOf: (game: Game) => Step | null): Promise<boolean> {
  // Concurrent writes do not change the standing, so it is read before the transaction.
  const standing = membersBySeniority(await findInstancesOfGame(gameId));
  const outcome = await inTransaction(async (transaction) => {
    const game = await findGame(gameId, transaction);
    const step = game && stepOf(game);
    if (!step) return 'nothing to do';
    const next = await findNext(transaction, game, standing, step.asked);
    if (next === null) {
      updateGame(transaction, gameId, { isRecurring: false, organiserOffer: null });
      await cancelUpcoming(transaction, gameId, now);
      return 'ended';
    }
    updateGame(transaction, gameId, step.offer(next));
    await storeNotifications(transaction, addressTo([next], organiserOfferDraft(game)), [], now);
    return 'offered';
  });
  // Repeats for an instance that was being created, because a transaction does not detect new query results.
  if (outcome === 'ended') {
    await deriveUntilStable((transaction) => cancelUpcoming(transaction, gameId, now));
  }
  return outcome !== 'nothing to do';
}

async function findNext(
  transaction: OptimisticTransaction,
  game: Game,
  standing: readonly string[],
  asked: readonly string[],
): Promise<string | null> {
  const candidates = standing.filter((uid) => isMember(game, uid) && !asked.includes(uid));
  for (const { uid } of await findPlayers(candidates, transaction.unconfirmed)) {
    if (await hasAccount(uid, transaction)) return uid;
  }
  return null;
}

async function cancelUpcoming(transaction: OptimisticTransaction, gameId: GameId, now: Date): Promise<void> {
  const upcoming = await findUpcomingOfGame(gameId, now, transaction);
  for (const { id } of upcoming.filter((each) => canCancel(each, now))) {
    updateGameInstance(transaction, id, { status: 'CANCELLED' });
  }
}

function canCancel(instance: GameInstance, now: Date): boolean {
  return instance.status !== 'CANCELLED' && statusReason(instance, 'CANCELLED', now) === null;
}
