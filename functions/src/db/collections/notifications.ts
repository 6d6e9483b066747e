import {
  DOCUMENTS,
  FORMER_PLAYER_NAME,
  type GameId,
  type Notification,
  type NotificationDraft,
  type NotificationSettings,
  type Player,
  type PlayerInstance,
  paths,
  type RenotifyMode,
  type Uid,
} from '@fives/domain';
import { deleteAll, getAllFound, getDocuments, parserOf } from '../document.ts';
import { documentsOf } from '../documents-of.ts';
import { firestore } from '../firestore.ts';
import { deriveUntilStable } from '../in-transaction.ts';
import { pagesOfDueIn } from '../pages.ts';
import type { Reader, Transaction } from '../transaction.ts';

const parsePlayer = parserOf(DOCUMENTS.player);
const notifications = documentsOf(DOCUMENTS.notification, paths.notification);
const { parse } = notifications;
export const { find: findNotification, update: savePushState } = notifications;
const settingsDocuments = documentsOf(DOCUMENTS.notificationSettings, paths.notificationSettings);
export const findNotificationSettings = settingsDocuments.find;

interface NotificationRecipient {
  /** Null for guests and deleted accounts. */
  readonly player: Player | null;
  readonly settings: NotificationSettings | null;
  readonly stored: Notification | null;
}

export async function findNotificationRecipients(
  drafts: readonly { readonly uid: Uid; readonly draft: NotificationDraft }[],
  isNewInstance: boolean,
  transaction: Reader,
): Promise<NotificationRecipient[]> {
  const documents = await getDocuments(
    drafts.flatMap(({ uid, draft }) => [
      firestore.doc(paths.player(uid)),
      settingsDocuments.at(uid),
      ...(isNewInstance ? [] : [notifications.at(uid, draft.id)]),
    ]),
    transaction,
  );
  const documentsPerDraft = isNewInstance ? 2 : 3;
  return drafts.map((_, at) => {
    const [player, settings, stored] = documents.slice(documentsPerDraft * at, documentsPerDraft * (at + 1));
    return {
      player: player ? parsePlayer(player) : null,
      settings: settings ? settingsDocuments.parse(settings) : null,
      stored: stored ? parse(stored) : null,
    };
  });
}

export async function findUidsWithNotification(
  uids: readonly Uid[],
  id: string,
  title?: string,
): Promise<string[]> {
  const documents = await getDocuments(uids.map((uid) => notifications.at(uid, id)));
  return uids.filter((_, at) => {
    const found = documents[at];
    return found?.exists === true && (title === undefined || found.get('title') === title);
  });
}

export function findInbox(uid: Uid): Promise<Notification[]> {
  return getAllFound(firestore.collection(paths.notifications(uid)), parse);
}

const PAGE_SIZE = 100;

/** Replaces the uid, and the texts of a former player with those of `nameless`. */
export async function replaceUidInInboxes(
  from: string,
  to: Pick<PlayerInstance, 'uid' | 'name'>,
  includesGame: (gameId: GameId) => boolean = () => true,
): Promise<void> {
  const all = firestore.collectionGroup('notifications');
  for (const query of [all.where('aboutUid', '==', from), all.where('nextUids', 'array-contains', from)]) {
    await deriveUntilStable(async (transaction) => {
      for (const snapshot of await transaction.find(query.limit(PAGE_SIZE))) {
        const notification = parse(snapshot);
        if (notification === null || !includesGame(notification.gameId)) continue;
        const { aboutUid, nextUids = [], nameless } = notification;
        const replaced = (uid: Uid) => (uid === from ? to.uid : uid);
        transaction.update(snapshot.ref, {
          ...(aboutUid && { aboutUid: replaced(aboutUid) }),
          ...(nextUids.length > 0 && { nextUids: nextUids.map(replaced) }),
          ...(to.name === FORMER_PLAYER_NAME && nameless),
        });
      }
    });
  }
}

export async function deleteNotificationsOfGame(gameId: GameId): Promise<void> {
  const limited = firestore.collectionGroup('notifications').where('gameId', '==', gameId).limit(PAGE_SIZE);
  for (let page = await limited.get(); !page.empty; page = await limited.get()) await deleteAll(page.docs);
}

/** Call {@link findNotificationRecipients} first, to check that the person exists. */
export function createNotification(
  transaction: Transaction,
  uid: Uid,
  draft: NotificationDraft,
  now: Date,
): void {
  const { id, ...fields } = draft;
  transaction.create(notifications.at(uid, id), {
    ...fields,
    createdAt: now,
    readAt: null,
    push: 'queued',
  });
}

/** Delay of a batched push. Changes during the delay rewrite the text. */
const BATCH_DELAY_MS = 2 * 60_000;

export function rewriteNotification(
  transaction: Transaction,
  uid: Uid,
  { id, title, body, link }: NotificationDraft,
  mode: RenotifyMode,
  now: Date,
): void {
  const pushDueAt = mode === 'batched' ? new Date(now.getTime() + BATCH_DELAY_MS) : null;
  const unreadFields =
    mode === 'silent' ? {} : { createdAt: now, readAt: null, push: 'queued', email: null, pushDueAt };
  transaction.update(notifications.at(uid, id), { title, body, link, ...unreadFields });
}

export type PushState = Pick<Notification, 'push' | 'email' | 'pushDueAt'>;

export interface NotificationRef {
  readonly uid: Uid;
  readonly id: string;
}

export function pagesOfPushesDue(now: Date): AsyncGenerator<readonly string[]> {
  return pagesOfDueIn(firestore.collectionGroup('notifications'), 'pushDueAt', now, ({ path }) => path);
}

export function toNotificationRef(path: string): NotificationRef {
  const [, uid = '', , id = ''] = path.split('/');
  return { uid, id };
}
