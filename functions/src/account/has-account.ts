import type { Uid } from '@fives/domain';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findPlayer } from '../db/collections/players.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';

/**
 * True if the account exists and is not being deleted. Call in the transaction that gives the person a role, so that
 * the commit fails after a concurrent account deletion.
 */
export async function hasAccount(uid: Uid, transaction: OptimisticTransaction): Promise<boolean> {
  const [player, deletion] = await Promise.all([
    findPlayer(uid, transaction),
    findDeletion(uid, transaction),
  ]);
  return player !== null && deletion === null;
}
