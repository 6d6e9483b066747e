import { createHash } from 'node:crypto';
import { type CalendarFeed, DOCUMENTS, paths, type Uid } from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.calendarFeed);
const feedOf = (uid: Uid) => firestore.doc(paths.calendarFeed(uid));

/** What is stored of a secret. It is too long to be guessed, so its hash needs neither salt nor many rounds. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Of the address of a player's calendar, what is stored; null where there is none. */
export async function findCalendarFeed(
  uid: Uid,
  transaction?: OptimisticTransaction,
): Promise<CalendarFeed | null> {
  return parse(await getDocument(feedOf(uid), transaction));
}

/** Whose calendar is at the address with this secret; null where there is none. */
export async function findCalendarOwner(secret: string): Promise<string | null> {
  const feeds = firestore.collection(paths.calendarFeeds());
  const { docs } = await feeds.where('secretHash', '==', hashOf(secret)).limit(1).get();
  return docs[0]?.id ?? null;
}

/** Stores the secret of a player's calendar, in place of the one that was read, where there was one. */
export function saveCalendarFeed(
  transaction: OptimisticTransaction,
  uid: Uid,
  secret: string,
  createdAt: Date,
): void {
  transaction.replace(feedOf(uid), { secretHash: hashOf(secret), createdAt });
}

/** Ends the address of a player's calendar, where there is one. */
export async function deleteCalendarFeed(uid: Uid): Promise<void> {
  await feedOf(uid).delete();
}
