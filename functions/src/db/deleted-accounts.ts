import { DELETION_MARK_MS, paths } from '@fives/domain';
import { getDocument } from './document.ts';
import { firestore } from './firestore.ts';
import type { OptimisticTransaction } from './optimistic-transaction.ts';

const mark = (uid: string) => firestore.doc(paths.deletedAccount(uid));

/** Marks an account as deleted: from then on its sign-in writes nothing any more. */
export async function markDeleted(uid: string, now: Date): Promise<void> {
  await mark(uid).set({ deletedAt: now, expiresAt: new Date(now.getTime() + DELETION_MARK_MS) });
}

/** Whether an account has been deleted lately, or is being deleted. */
export async function isDeleted(uid: string, transaction?: OptimisticTransaction): Promise<boolean> {
  return (await getDocument(mark(uid), transaction)).exists;
}
