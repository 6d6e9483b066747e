import { DOCUMENTS, type Notification, paths, type Uid } from '@fives/domain';
import { getDocument, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';
import { pagesOfDueIn } from '../pages.ts';

const parse = parserOf(DOCUMENTS.notification);

/** What the server notes about a notification's way out. */
export type PushState = Pick<Notification, 'push' | 'email' | 'pushDueAt'>;

/** Where a notification lies. */
export interface NotificationRef {
  readonly uid: Uid;
  readonly id: string;
}

/** A notification; null where there is none, or it has gone with its owner. */
export async function findNotification(
  { uid, id }: NotificationRef,
  transaction: OptimisticTransaction,
): Promise<Notification | null> {
  return parse(await getDocument(firestore.doc(paths.notification(uid, id)), transaction));
}

/** Changes how far the push or the email of a notification has come. */
export function savePushState(
  transaction: OptimisticTransaction,
  { uid, id }: NotificationRef,
  state: Partial<PushState>,
): void {
  transaction.update(firestore.doc(paths.notification(uid, id)), state);
}

/** Pages through the paths of the notifications whose push or email is due by `now`, in everybody's inbox. */
export function pagesOfPushesDue(now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(firestore.collectionGroup('notifications'), 'pushDueAt', now, ({ path }) => path);
}

/** The place that a path of {@link pagesOfPushesDue} leads to. */
export function toNotificationRef(path: string): NotificationRef {
  const [, uid = '', , id = ''] = path.split('/');
  return { uid, id };
}
