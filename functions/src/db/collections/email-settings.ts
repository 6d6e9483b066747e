import { DOCUMENTS, type EmailSettings, paths, type Uid } from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.emailSettings);
const settingsOf = (uid: Uid) => firestore.doc(paths.emailSettings(uid));

/** Whether a person gets emails; null where they have never chosen, and none has gone to them. */
export async function findEmailSettings(
  uid: Uid,
  transaction?: OptimisticTransaction,
): Promise<EmailSettings | null> {
  return parse(await getDocument(settingsOf(uid), transaction));
}

/** Stores what was read and changed. */
export function saveEmailSettings(
  transaction: OptimisticTransaction,
  uid: Uid,
  settings: EmailSettings,
): void {
  transaction.replace(settingsOf(uid), settings);
}

/** What any secret looks like: 256 bits in Base64 for addresses. */
const SECRET = /^[\w-]{43}$/;

/** Whose emails end by a secret; null where it is nobody's. */
export async function findUnsubscriber(secret: string): Promise<string | null> {
  // A text that is too long for an index cannot even be looked for.
  if (!SECRET.test(secret)) return null;
  const settings = firestore.collectionGroup('settings').where('unsubscribeSecret', '==', secret);
  const { docs } = await settings.limit(1).get();
  return docs[0]?.ref.parent.parent?.id ?? null;
}
