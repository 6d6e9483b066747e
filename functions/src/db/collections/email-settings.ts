import { DOCUMENTS, type EmailSettings, paths, type Uid } from '@fives/domain';
import { getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.emailSettings);
const settingsOf = (uid: Uid) => firestore.doc(paths.emailSettings(uid));

/** Returns null if the person has never changed the settings and never received an email. */
export function findEmailSettings(uid: Uid, transaction?: OptimisticTransaction) {
  return getFound(settingsOf(uid), parse, transaction);
}

export function saveEmailSettings(
  transaction: OptimisticTransaction,
  uid: Uid,
  settings: EmailSettings,
): void {
  transaction.replace(settingsOf(uid), settings);
}

const SECRET = /^[\w-]{43}$/;

export async function findUnsubscriber(secret: string): Promise<string | null> {
  // Firestore refuses to query a text that is too long for an index.
  if (!SECRET.test(secret)) return null;
  const settings = firestore.collectionGroup('settings').where('unsubscribeSecret', '==', secret);
  const { docs } = await settings.limit(1).get();
  return docs[0]?.ref.parent.parent?.id ?? null;
}
