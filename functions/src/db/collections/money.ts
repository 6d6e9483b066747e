import { isDeepStrictEqual } from 'node:util';
import { type Cost, DOCUMENTS, type GiId, type OwnShare, ownShares, paths, type Uid } from '@fives/domain';
import { documentsOf } from '../documents-of.ts';
import type { Transaction } from '../transaction.ts';

const costs = documentsOf(DOCUMENTS.cost, paths.cost);
const shares = documentsOf(DOCUMENTS.ownShare, paths.ownShare);
export const findCost = costs.find;
export const { find: findMoneySettings, replace: saveMoneySettings } = documentsOf(
  DOCUMENTS.moneySettings,
  paths.moneySettings,
);

export async function saveCost(
  transaction: Transaction,
  giId: GiId,
  before: Cost | null,
  cost: Cost,
): Promise<void> {
  costs.replace(transaction, giId, cost);
  const oldShares = before ? ownShares(before) : new Map<string, OwnShare>();
  const newShares = ownShares(cost);
  const changed = [...new Set([...oldShares.keys(), ...newShares.keys()])].filter(
    (uid) => !isDeepStrictEqual(oldShares.get(uid), newShares.get(uid)),
  );
  // A transaction can replace or delete only documents that were read.
  await transaction.getAll(changed.map((uid) => shares.at(giId, uid)));
  for (const uid of changed) {
    const share = newShares.get(uid);
    if (share) shares.replace(transaction, giId, uid, share);
    else shares.remove(transaction, giId, uid);
  }
}

/** Returns a person's shares in the order of `giIds`, with null for an instance without a share. */
export function findOwnShares(uid: Uid, giIds: readonly string[]) {
  return shares.findEach(giIds.map((giId) => [giId, uid]));
}
