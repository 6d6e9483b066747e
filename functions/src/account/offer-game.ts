import {
  addressTo,
  type Game,
  type GameId,
  type GameInstance,
  isMember,
  isOrganiser,
  longestStandingFirst,
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
 * Offers a game to its longest-standing member, as the last who organised it goes. What is open stays open meanwhile. Where
 * there is nobody to offer it to the game ends.
 * @param formerUid what stands for whoever goes from then on: by that, nothing is offered anew when this is called again
 */
export async function offerGame(gameId: GameId, uid: Uid, formerUid: Uid, now: Date): Promise<void> {
  const gone = { orgUid: formerUid, organiserUids: [formerUid] };
  await toNextOrEnd(gameId, now, (game) =>
    isOrganiser(game, uid)
      ? { asked: [uid], offer: (next) => ({ ...gone, organiserOffer: { uid: next, at: now, declined: [] } }) }
      : null,
  );
}

/**
 * Passes the offer of a game on to the next member, by whoever it is made to and does not take it; ends the game where there
 * is nobody left.
 * @returns whether it was offered to them at all
 */
export function passOffer(gameId: GameId, uid: Uid, now: Date): Promise<boolean> {
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
  /** Who is not to be asked any more. */
  readonly asked: readonly string[];
  /** What the game says once it is offered to the next. */
  readonly offer: (next: string) => Partial<Game> & { readonly organiserOffer: OrganiserOffer };
}

/** @param stepOf null where there is nothing to do @returns whether there was */
async function toNextOrEnd(gameId: GameId, now: Date, stepOf: (game: Game) => Step | null): Promise<boolean> {
  // Who has been there for how long does not change by what others do at this moment.
  const standing = longestStandingFirst(await findInstancesOfGame(gameId));
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
  // Once more, for a week that was being opened: a transaction does not notice what a query would only now find.
  if (outcome === 'ended') {
    await deriveUntilStable((transaction) => cancelUpcoming(transaction, gameId, now));
  }
  return outcome !== 'nothing to do';
}

/** The first in line who has an account and is still a member; null where there is none. */
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
