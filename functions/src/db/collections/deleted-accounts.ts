import { createHash } from 'node:crypto';
import {
  DELETION_MARK_MS,
  type DeletedAccount,
  DOCUMENTS,
  paths,
  toByHandUid,
  type Uid,
} from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { inTransaction } from '../in-transaction.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';
import { newGiId } from './game-instances.ts';

const parse = parserOf(DOCUMENTS.deletedAccount);

/** Under an id that does not say whose it is, which the security rules make in the same way. */
function mark(uid: Uid) {
  return firestore.doc(paths.deletedAccount(createHash('sha256').update(uid).digest('hex').toUpperCase()));
}

/**
 * Marks an account as deleted: from then on its sign-in writes nothing any more.
 * @returns the id that stands for the person from then on; the same when it is called again, so that it is one everywhere
 */
export function markDeleted(uid: Uid, isGuest: boolean, now: Date): Promise<string> {
  return inTransaction(async (transaction) => {
    const known = parse(await getDocument(mark(uid), transaction));
    if (known?.formerUid) return known.formerUid;
    // Of a guest it is one of those that have no inbox.
    const formerUid = isGuest ? toByHandUid(newGiId()) : newGiId();
    const expiresAt = new Date(now.getTime() + DELETION_MARK_MS);
    transaction.replace(mark(uid), { deletedAt: now, expiresAt, formerUid });
    return formerUid;
  });
}

/** Leaves nothing by which the two ids could be told to be one person's. */
export async function forgetFormerUid(uid: Uid): Promise<void> {
  await mark(uid).update({ formerUid: null });
}

/** The mark of an account that has been deleted lately, or is being deleted; null for all others. */
export async function findDeletion(
  uid: Uid,
  transaction?: OptimisticTransaction,
): Promise<DeletedAccount | null> {
  return parse(await getDocument(mark(uid), transaction));
}
