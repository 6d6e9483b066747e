import type { Uid } from '@fives/domain';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findPlayer } from '../db/collections/players.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/**
 * Whether somebody has an account, and keeps it. Asked within the transaction that leaves them something to do, so that
 * nothing is left to whoever is deleting their account meanwhile.
 */
export async function hasAccount(uid: Uid, transaction: OptimisticTransaction): Promise<boolean> {
  const [player, deletion] = await Promise.all([
    findPlayer(uid, transaction),
    findDeletion(uid, transaction),
  ]);
  return player !== null && deletion === null;
}
