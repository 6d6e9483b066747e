import { DOCUMENTS, type Notification, paths, type Uid } from '@fives/domain';
import { getFound, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import type { OptimisticTransaction } from '../optimistic-transaction.ts';
import { pagesOfDueIn } from '../pages.ts';

const parse = parserOf(DOCUMENTS.notification);

export type PushState = Pick<Notification, 'push' | 'email' | 'pushDueAt'>;

export interface NotificationRef {
  readonly uid: Uid;
  readonly id: string;
}

export function findNotification({ uid, id }: NotificationRef, transaction: OptimisticTransaction) {
  return getFound(firestore.doc(paths.notification(uid, id)), parse, transaction);
}

export function savePushState(
  transaction: OptimisticTransaction,
  { uid, id }: NotificationRef,
  state: Partial<PushState>,
): void {
  transaction.update(firestore.doc(paths.notification(uid, id)), state);
}

export function pagesOfPushesDue(now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(firestore.collectionGroup('notifications'), 'pushDueAt', now, ({ path }) => path);
}

export function toNotificationRef(path: string): NotificationRef {
  const [, uid = '', , id = ''] = path.split('/');
  return { uid, id };
}
