import { createHash } from 'node:crypto';
import { DOCUMENTS, paths, type Uid } from '@fives/domain';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const feeds = documentsOf(DOCUMENTS.calendarFeed, paths.calendarFeed);
export const findCalendarFeed = feeds.find;

/** A long random secret needs no salt and no slow hash. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export async function findCalendarOwner(secret: string): Promise<string | null> {
  const ofSecret = firestore.collection(paths.calendarFeeds()).where('secretHash', '==', hashOf(secret));
  const { docs } = await ofSecret.limit(1).get();
  return docs[0]?.id ?? null;
}

export function saveCalendarFeed(transaction: Transaction, uid: Uid, secret: string, createdAt: Date): void {
  feeds.replace(transaction, uid, { secretHash: hashOf(secret), createdAt });
}

export async function deleteCalendarFeed(uid: Uid): Promise<void> {
  await feeds.at(uid).delete();
}
