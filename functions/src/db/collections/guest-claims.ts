import { createHash } from 'node:crypto';
import { DELETION_MARK_MS, DOCUMENTS, paths, type Uid } from '@fives/domain';
import { deleteAll, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';

const parse = parserOf(DOCUMENTS.guestClaim);

/**
 * Returns false if another account has claimed the guest. A claim expires after a day. The guest has no entries left by
 * then.
 */
export function storeClaim(guest: Uid, account: Uid, now: Date): Promise<boolean> {
  const claim = firestore.doc(paths.guestClaim(createHash('sha256').update(guest).digest('hex')));
  return inTransaction(async (transaction) => {
    const stored = await getFound(claim, parse, transaction);
    if (stored !== null && stored.expiresAt > now) return stored.account === account;
    transaction.replace(claim, { account, expiresAt: new Date(now.getTime() + DELETION_MARK_MS) });
    return true;
  });
}

export async function deleteClaimsOf(account: Uid): Promise<void> {
  const { docs } = await firestore.collection(paths.guestClaims()).where('account', '==', account).get();
  await deleteAll(docs);
}
