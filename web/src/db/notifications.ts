import {
  ALL_KINDS_ON,
  DOCUMENTS,
  type Notification,
  type NotificationSettings,
  paths,
  type Uid,
} from '@fives/domain';
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { liveDocOf, readerOf, useLiveQuery } from './live.ts';

const read = readerOf(DOCUMENTS.notification);
const useStoredSettings = liveDocOf(DOCUMENTS.notificationSettings, paths.notificationSettings);

const INBOX_LIMIT = 50;

/** Maximum number of notifications to mark as read at once. A batch can hold 500 writes. */
const BATCH_LIMIT = 400;

/** Counting stops at this number, because each counted notification costs a read. */
export const UNREAD_LIMIT = 10;

export function useInbox(uid: Uid) {
  const db = useFirestore();
  const inbox = query(
    collection(db, paths.notifications(uid)),
    orderBy('createdAt', 'desc'),
    limit(INBOX_LIMIT),
  );
  return useLiveQuery<Notification>(paths.notifications(uid), inbox, read);
}

export function useUnreadCount(uid: Uid): number {
  const db = useFirestore();
  const unread = query(
    collection(db, paths.notifications(uid)),
    where('readAt', '==', null),
    limit(UNREAD_LIMIT),
  );
  const live = useLiveQuery<string>(`unread ${paths.notifications(uid)}`, unread, (_, id) => id);
  return live.status === 'success' ? live.data.length : 0;
}

export function useNotificationSettings(uid: Uid) {
  const live = useStoredSettings(uid);
  return live.status === 'success' ? { ...live, data: live.data ?? ALL_KINDS_ON } : live;
}

export function saveRead(uid: Uid, id: string): Promise<void> {
  return updateDoc(doc(firestore, paths.notification(uid, id)), { readAt: serverTimestamp() });
}

export async function saveAllRead(uid: Uid): Promise<void> {
  const inbox = collection(firestore, paths.notifications(uid));
  const { docs } = await getDocs(query(inbox, where('readAt', '==', null), limit(BATCH_LIMIT)));
  const batch = writeBatch(firestore);
  for (const { ref } of docs) batch.update(ref, { readAt: serverTimestamp() });
  await batch.commit();
}

export function saveNotificationSettings(uid: Uid, settings: NotificationSettings): Promise<void> {
  return setDoc(doc(firestore, paths.notificationSettings(uid)), settings);
}
