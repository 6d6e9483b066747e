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
import { getDocuments, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const parseCost = parserOf(DOCUMENTS.cost);
const parseOwnShare = parserOf(DOCUMENTS.ownShare);
const parseSettings = parserOf(DOCUMENTS.moneySettings);
const costOf = (giId: GiId) => firestore.doc(paths.cost(giId));
const ownShareOf = (giId: GiId, uid: Uid) => firestore.doc(paths.ownShare(giId, uid));
const settingsOf = (gameId: GameId) => firestore.doc(paths.moneySettings(gameId));

export function findCost(giId: GiId, transaction?: Transaction): Promise<Cost | null> {
  return getFound(costOf(giId), parseCost, transaction);
}

export async function saveCost(
  transaction: Transaction,
  giId: GiId,
  before: Cost | null,
  cost: Cost,
): Promise<void> {
  transaction.replace(costOf(giId), cost);
  const oldShares = before ? ownShares(before) : new Map<string, OwnShare>();
  const newShares = ownShares(cost);
  const changed = [...new Set([...oldShares.keys(), ...newShares.keys()])].filter(
    (uid) => !isDeepStrictEqual(oldShares.get(uid), newShares.get(uid)),
  );
  // A transaction can replace or delete only documents that were read.
  await transaction.getAll(changed.map((uid) => ownShareOf(giId, uid)));
  for (const uid of changed) {
    const share = newShares.get(uid);
    if (share) transaction.replace(ownShareOf(giId, uid), share);
    else transaction.delete(ownShareOf(giId, uid));
  }
}

/** Returns a person's shares in the order of `giIds`, with null for an instance without a share. */
export async function findOwnShares(
  uid: Uid,
  giIds: readonly string[],
): Promise<readonly (OwnShare | null)[]> {
  return (await getDocuments(giIds.map((giId) => ownShareOf(giId, uid)))).map(parseOwnShare);
}

export function findMoneySettings(gameId: GameId, transaction?: Transaction) {
  return getFound(settingsOf(gameId), parseSettings, transaction);
}

export function saveMoneySettings(transaction: Transaction, gameId: GameId, settings: MoneySettings): void {
  transaction.replace(settingsOf(gameId), settings);
}
