import {
  EVERYTHING_ON,
  type Notification,
  type NotificationSettings,
  notificationSchema,
  notificationSettingsSchema,
  paths,
} from '@fives/domain';
import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { firestore } from './firestore.ts';
import { parser, useLiveDoc, useLiveQuery } from './live.ts';

const parse = parser(notificationSchema.strip(), 'id');
const settingsSchema = notificationSettingsSchema.strip();

/** How far back the inbox goes. */
const INBOX_LIMIT = 50;

/** More unread ones than this are 'many': counting on would only cost reads. */
export const UNREAD_LIMIT = 10;

/** Watches a player's inbox, the newest first. */
export function useInbox(uid: string) {
  const db = useFirestore();
  const inbox = query(
    collection(db, paths.notifications(uid)),
    orderBy('createdAt', 'desc'),
    limit(INBOX_LIMIT),
  );
  return useLiveQuery<Notification>(paths.notifications(uid), inbox, parse);
}

/** Watches how many notifications a player has not read, up to {@link UNREAD_LIMIT}; 0 until that is known. */
export function useUnreadCount(uid: string): number {
  const db = useFirestore();
  const unread = query(
    collection(db, paths.notifications(uid)),
    where('readAt', '==', null),
    limit(UNREAD_LIMIT),
  );
  const live = useLiveQuery<string>(`unread ${paths.notifications(uid)}`, unread, (_, id) => id);
  return live.status === 'success' ? live.data.length : 0;
}

/** Watches what a player wants to hear of. */
export function useNotificationSettings(uid: string) {
  const db = useFirestore();
  const live = useLiveDoc<NotificationSettings>(doc(db, paths.notificationSettings(uid)), (fields) =>
    settingsSchema.parse(fields),
  );
  return live.status === 'success' ? { ...live, data: live.data ?? EVERYTHING_ON } : live;
}

/** Marks notifications as read: all of them, or none. */
export async function saveRead(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore);
  for (const id of ids)
    batch.update(doc(firestore, paths.notification(uid, id)), { readAt: serverTimestamp() });
  await batch.commit();
}

/** Saves what a player wants to hear of. */
export function saveNotificationSettings(uid: string, settings: NotificationSettings): Promise<void> {
  return setDoc(doc(firestore, paths.notificationSettings(uid)), settings);
}
