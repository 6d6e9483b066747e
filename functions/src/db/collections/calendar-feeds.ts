import { createHash } from 'node:crypto';
import { DOCUMENTS, paths, type Uid } from '@fives/domain';
import { getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { Transaction } from '../transaction.ts';

const parse = parserOf(DOCUMENTS.calendarFeed);
const feedOf = (uid: Uid) => firestore.doc(paths.calendarFeed(uid));

/** A long random secret needs no salt and no slow hash. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function findCalendarFeed(uid: Uid, transaction?: Transaction) {
  return getFound(feedOf(uid), parse, transaction);
}

export async function findCalendarOwner(secret: string): Promise<string | null> {
  const feeds = firestore.collection(paths.calendarFeeds());
  const { docs } = await feeds.where('secretHash', '==', hashOf(secret)).limit(1).get();
  return docs[0]?.id ?? null;
}

export function saveCalendarFeed(transaction: Transaction, uid: Uid, secret: string, createdAt: Date): void {
  transaction.replace(feedOf(uid), { secretHash: hashOf(secret), createdAt });
}

export async function deleteCalendarFeed(uid: Uid): Promise<void> {
  await feedOf(uid).delete();
}
