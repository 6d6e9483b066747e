import { DOCUMENTS, type PushToken, paths } from '@fives/domain';
import { getAllFound, getDocument, parserOf } from './document.ts';
import { firestore } from './firestore.ts';
import type { OptimisticTransaction } from './optimistic-transaction.ts';

const parse = parserOf(DOCUMENTS.pushToken);

/** One of a player's devices; null where it is not known. */
export async function findPushToken(
  uid: string,
  id: string,
  transaction: OptimisticTransaction,
): Promise<PushToken | null> {
  return parse(await getDocument(firestore.doc(paths.pushToken(uid, id)), transaction));
}

/** Stores a device in place of what was known of it. */
export function savePushToken(
  transaction: OptimisticTransaction,
  uid: string,
  id: string,
  token: PushToken,
): void {
  transaction.replace(firestore.doc(paths.pushToken(uid, id)), token);
}

/** All devices of a person. */
export function findPushTokens(uid: string): Promise<PushToken[]> {
  return getAllFound(firestore.collection(paths.pushTokens(uid)), parse);
}

/** The tokens of a player's devices, each once. */
export async function findTokenTexts(uid: string): Promise<string[]> {
  const devices = await findPushTokens(uid);
  return [...new Set(devices.map(({ token }) => token))];
}

/** Takes away the devices with these tokens, under whatever ids they are stored. */
export async function deletePushTokens(uid: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const { docs } = await firestore.collection(paths.pushTokens(uid)).where('token', '==', token).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
}
