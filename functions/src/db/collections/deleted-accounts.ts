import { createHash } from 'node:crypto';
import { DELETION_MARK_MS, DOCUMENTS, paths, toByHandUid, type Uid } from '@fives/domain';
import { deleteAll } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';
import { newGiId } from './game-instances.ts';

/** The document id is a hash, which hides the uid. Security rules compute the same hash. */
const marks = documentsOf(DOCUMENTS.deletedAccount, (uid: Uid) =>
  paths.deletedAccount(createHash('sha256').update(uid).digest('hex').toUpperCase()),
);
export const findDeletion = marks.find;

/** Stops all writes of the sign-in. Returns the uid of the former player, which is the same on every call. */
export function markDeleted(uid: Uid, isGuest: boolean, now: Date): Promise<string> {
  return inTransaction(async (transaction) => {
    const stored = await marks.find(uid, transaction);
    if (stored?.formerUid) return stored.formerUid;
    // A former guest gets the uid of a plus-one, because plus-ones have no inbox.
    const formerUid = isGuest ? toByHandUid(newGiId()) : newGiId();
    const expiresAt = new Date(now.getTime() + DELETION_MARK_MS);
    marks.replace(transaction, uid, { deletedAt: now, expiresAt, formerUid });
    return formerUid;
  });
}

export async function deleteFormerUid(uid: Uid): Promise<void> {
  await marks.at(uid).update({ formerUid: null });
}

const claims = documentsOf(DOCUMENTS.guestClaim, (guest: Uid) =>
  paths.guestClaim(createHash('sha256').update(guest).digest('hex')),
);

/** Returns false if another account has claimed the guest. A claim expires when the guest has no entries left. */
export function storeClaim(guest: Uid, account: Uid, now: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const stored = await claims.find(guest, transaction);
    if (stored !== null && stored.expiresAt > now) return stored.account === account;
    claims.replace(transaction, guest, { account, expiresAt: new Date(now.getTime() + DELETION_MARK_MS) });
    return true;
  });
}

export async function deleteClaimsOf(account: Uid): Promise<void> {
  const { docs } = await firestore.collection(paths.guestClaims()).where('account', '==', account).get();
  await deleteAll(docs);
}
