import { type PushToken, paths, pushTokenSchema } from '@fives/domain';
import { getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { Transaction } from './transaction.ts';

const parse = parserOf(pushTokenSchema, null);

/** One of a player's devices; null where it is not known. */
export async function findPushToken(
  uid: string,
  id: string,
  transaction: Transaction,
): Promise<PushToken | null> {
  return parse(await getDocument(firestore.doc(paths.pushToken(uid, id)), transaction));
}

/** Stores a device in place of what was known of it. */
export function savePushToken(transaction: Transaction, uid: string, id: string, token: PushToken): void {
  transaction.save(firestore.doc(paths.pushToken(uid, id)), token);
}
