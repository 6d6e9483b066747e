import { createHash } from 'node:crypto';
import {
  DELETION_MARK_MS,
  type DeletedAccount,
  DOCUMENTS,
  paths,
  toByHandUid,
  type Uid,
} from '@fives/domain';
import { deleteAll, getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Transaction } from '../transaction.ts';
import { newGiId } from './game-instances.ts';

const parse = parserOf(DOCUMENTS.deletedAccount);

/** The document id is a hash, which hides the uid. Security rules compute the same hash. */
function markOf(uid: Uid) {
  return firestore.doc(paths.deletedAccount(createHash('sha256').update(uid).digest('hex').toUpperCase()));
}

/** Stops all writes of the sign-in. Returns the uid of the former player, which is the same on every call. */
export function markDeleted(uid: Uid, isGuest: boolean, now: Date): Promise<string> {
  return inTransaction(async (transaction) => {
    const stored = await getFound(markOf(uid), parse, transaction);
    if (stored?.formerUid) return stored.formerUid;
    // A former guest gets the uid of a plus-one, because plus-ones have no inbox.
    const formerUid = isGuest ? toByHandUid(newGiId()) : newGiId();
    const expiresAt = new Date(now.getTime() + DELETION_MARK_MS);
    transaction.replace(markOf(uid), { deletedAt: now, expiresAt, formerUid });
    return formerUid;
  });
}

export async function deleteFormerUid(uid: Uid): Promise<void> {
  await markOf(uid).update({ formerUid: null });
}

export function findDeletion(uid: Uid, transaction?: Transaction): Promise<DeletedAccount | null> {
  return getFound(markOf(uid), parse, transaction);
}

const parseClaim = parserOf(DOCUMENTS.guestClaim);

/** Returns false if another account has claimed the guest. A claim expires when the guest has no entries left. */
export function storeClaim(guest: Uid, account: Uid, now: Date): Promise<boolean> {
  const claim = firestore.doc(paths.guestClaim(createHash('sha256').update(guest).digest('hex')));
  return inTransaction(async (transaction) => {
    const stored = await getFound(claim, parseClaim, transaction);
    if (stored !== null && stored.expiresAt > now) return stored.account === account;
    transaction.replace(claim, { account, expiresAt: new Date(now.getTime() + DELETION_MARK_MS) });
    return true;
  });
}

export async function deleteClaimsOf(account: Uid): Promise<void> {
  const { docs } = await firestore.collection(paths.guestClaims()).where('account', '==', account).get();
  await deleteAll(docs);
}
