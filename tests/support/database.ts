import { motmClosesAt, paths } from '@fives/domain';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { projectId } from './suite.ts';

export function database(): Firestore {
  const name = 'tests';
  const app =
    getApps().find((known) => known.name === name) ?? initializeApp({ projectId: projectId() }, name);
  return getFirestore(app);
}

export async function stored(path: string): Promise<DocumentData | undefined> {
  return (await database().doc(path).get()).data();
}

/** Finds the notification by kind and instance, because its id is different for each late drop-out. */
export async function dropOutNoticeOf(uid: string, giId: string): Promise<DocumentData | undefined> {
  const inbox = database().collection(paths.notifications(uid));
  const found = await inbox.where('kind', '==', 'DROP_OUT').where('giId', '==', giId).get();
  return found.docs[0]?.data();
}

/** Moves the start into the past, because tests cannot change the time on the server. */
export async function kickOff(giId: string, hoursAgo = 1): Promise<void> {
  const startDateTime = new Date(Date.now() - hoursAgo * 3_600_000);
  await database()
    .doc(paths.gameInstance(giId))
    .update({ startDateTime, motmClosesAt: motmClosesAt(startDateTime) });
}
