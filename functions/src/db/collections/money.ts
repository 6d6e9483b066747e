import { isDeepStrictEqual } from 'node:util';
import {
  type Cost,
  DOCUMENTS,
  type GameId,
  type GiId,
  type MoneySettings,
  type OwnShare,
  ownShares,
  paths,
  type Uid,
} from '@fives/domain';
import { getDocument, getDocuments, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parseCost = parserOf(DOCUMENTS.cost);
const parseOwnShare = parserOf(DOCUMENTS.ownShare);
const parseSettings = parserOf(DOCUMENTS.moneySettings);
const costOf = (giId: GiId) => firestore.doc(paths.cost(giId));
const ownShareOf = (giId: GiId, uid: Uid) => firestore.doc(paths.ownShare(giId, uid));
const settingsOf = (gameId: GameId) => firestore.doc(paths.moneySettings(gameId));

/** What an instance cost; null before anybody has entered it. */
export async function findCost(giId: GiId, transaction?: OptimisticTransaction): Promise<Cost | null> {
  return parseCost(await getDocument(costOf(giId), transaction));
}

/**
 * Stores what an instance cost in place of what was read, and with it everybody's own share.
 * @param before what was read; null where nothing was there
 */
export async function saveCost(
  transaction: OptimisticTransaction,
  giId: GiId,
  before: Cost | null,
  cost: Cost,
): Promise<void> {
  transaction.replace(costOf(giId), cost);
  const [old, own] = [before ? ownShares(before) : new Map<string, OwnShare>(), ownShares(cost)];
  const changed = [...new Set([...old.keys(), ...own.keys()])].filter(
    (uid) => !isDeepStrictEqual(old.get(uid), own.get(uid)),
  );
  // Which of them are there, so that they can be replaced and deleted.
  await transaction.getAll(changed.map((uid) => ownShareOf(giId, uid)));
  for (const uid of changed) {
    const share = own.get(uid);
    if (share) transaction.replace(ownShareOf(giId, uid), share);
    else transaction.delete(ownShareOf(giId, uid));
  }
}

/** One person's shares in instances, in the order of the ids; null where they have none. */
export async function findOwnShares(
  uid: Uid,
  giIds: readonly string[],
): Promise<readonly (OwnShare | null)[]> {
  return (await getDocuments(giIds.map((giId) => ownShareOf(giId, uid)))).map(parseOwnShare);
}

/** What a game's organisers have chosen about its money; null before they have. */
export async function findMoneySettings(
  gameId: GameId,
  transaction?: OptimisticTransaction,
): Promise<MoneySettings | null> {
  return parseSettings(await getDocument(settingsOf(gameId), transaction));
}

/** Stores what a game's organisers choose about its money, in place of what was read. */
export function saveMoneySettings(
  transaction: OptimisticTransaction,
  gameId: GameId,
  settings: MoneySettings,
): void {
  transaction.replace(settingsOf(gameId), settings);
}
