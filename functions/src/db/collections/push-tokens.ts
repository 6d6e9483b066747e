import { DOCUMENTS, type PushToken, paths, type Uid } from '@fives/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { deleteAll, getAllFound } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';

const documents = documentsOf(DOCUMENTS.pushToken, paths.pushToken);
const { parse } = documents;
export const { find: findPushToken, replace: savePushToken } = documents;

export function findPushTokens(uid: Uid): Promise<PushToken[]> {
  return getAllFound(firestore.collection(paths.pushTokens(uid)), parse);
}

export async function findTokenTexts(uid: Uid): Promise<string[]> {
  const devices = await findPushTokens(uid);
  return [...new Set(devices.map(({ token }) => token))];
}

const MAX_DEVICES_PER_PERSON = 10;

export async function deleteSurplusTokens(uid: Uid, token: string): Promise<void> {
  const registrations = await firestore.collectionGroup('pushTokens').where('token', '==', token).get();
  const own = await firestore.collection(paths.pushTokens(uid)).orderBy('refreshedAt', 'desc').get();
  const surplus = [...newestFirst(registrations.docs).slice(1), ...own.docs.slice(MAX_DEVICES_PER_PERSON)];
  await deleteAll(surplus);
}

function newestFirst<D extends DocumentSnapshot>(devices: readonly D[]): D[] {
  const seenAt = (device: D) => parse(device)?.refreshedAt.getTime() ?? 0;
  return devices.toSorted((a, b) => seenAt(b) - seenAt(a) || (a.ref.path < b.ref.path ? -1 : 1));
}

export async function deletePushTokens(uid: Uid, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const { docs } = await firestore.collection(paths.pushTokens(uid)).where('token', '==', token).get();
    await deleteAll(docs);
  }
}
