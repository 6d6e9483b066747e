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
import { getAllFound, getDocument, getDocuments, parserOf } from '../document.ts';
import { firestore } from '../firestore.ts';
import { deriveUntilStable } from '../in-transaction.ts';
import type { OptimisticTransaction, Reader } from '../optimistic-transaction.ts';

const parsePlayer = parserOf(DOCUMENTS.player);
const parse = parserOf(DOCUMENTS.notification);
const parseSettings = parserOf(DOCUMENTS.notificationSettings);

/** What has to be known of a person before they are told something. */
export interface NotificationRecipient {
  /** Null for guests, and once they are gone. */
  readonly player: Player | null;
  /** Null where they have never chosen. */
  readonly settings: NotificationSettings | null;
  /** What they have been told under the same id; null where it is news. */
  readonly told: Notification | null;
}

/**
 * Reads what has to be known of several people, each before they are told the draft of theirs, in one go.
 * @param areFirst whether the drafts are known to be news, so that no inbox is looked into
 */
export async function findNotificationRecipients(
  drafts: readonly { readonly uid: Uid; readonly draft: NotificationDraft }[],
  areFirst: boolean,
  transaction: Reader,
): Promise<NotificationRecipient[]> {
  const documents = await getDocuments(
    drafts.flatMap(({ uid, draft }) => [
      firestore.doc(paths.player(uid)),
      firestore.doc(paths.notificationSettings(uid)),
      ...(areFirst ? [] : [firestore.doc(paths.notification(uid, draft.id))]),
    ]),
    transaction,
  );
  const each = areFirst ? 2 : 3;
  return drafts.map((_, at) => {
    const [player, settings, told] = documents.slice(each * at, each * (at + 1));
    return {
      player: player ? parsePlayer(player) : null,
      settings: settings ? parseSettings(settings) : null,
      told: told ? parse(told) : null,
    };
  });
}

/** Returns the uids that have a notification with this id, and with this title if there is one. */
export async function findUidsWithNotification(
  uids: readonly Uid[],
  id: string,
  title?: string,
): Promise<string[]> {
  const documents = await getDocuments(uids.map((uid) => firestore.doc(paths.notification(uid, id))));
  return uids.filter((_, at) => {
    const found = documents[at];
    return found?.exists === true && (title === undefined || found.get('title') === title);
  });
}

/** All that a person has been told. */
export function findInbox(uid: Uid): Promise<Notification[]> {
  return getAllFound(firestore.collection(paths.notifications(uid)), parse);
}

/** Which kinds of notification a person has switched off; null where they have never chosen. */
export async function findNotificationSettings(uid: Uid): Promise<NotificationSettings | null> {
  return parseSettings(await getDocument(firestore.doc(paths.notificationSettings(uid))));
}

/** How many notifications are changed at a time. */
const RENAMED_AT_A_TIME = 100;

/**
 * Replaces a uid in the notifications of others about a person, in the games that are meant. The texts lose their names once
 * the account is deleted.
 */
export async function renameInInboxes(
  from: string,
  to: Pick<PlayerInstance, 'uid' | 'name'>,
  isMeant: (gameId: GameId) => boolean = () => true,
): Promise<void> {
  const all = firestore.collectionGroup('notifications');
  for (const about of [all.where('aboutUid', '==', from), all.where('nextUids', 'array-contains', from)]) {
    await deriveUntilStable(async (transaction) => {
      for (const told of await transaction.find(about.limit(RENAMED_AT_A_TIME))) {
        const notification = parse(told);
        if (notification === null || !isMeant(notification.gameId)) continue;
        const { aboutUid, nextUids = [], nameless } = notification;
        const renamed = (uid: Uid) => (uid === from ? to.uid : uid);
        transaction.update(told.ref, {
          ...(aboutUid && { aboutUid: renamed(aboutUid) }),
          ...(nextUids.length > 0 && { nextUids: nextUids.map(renamed) }),
          ...(to.name === FORMER_PLAYER_NAME && nameless),
        });
      }
    });
  }
}

/** Puts a draft into an inbox, from where it is pushed. That its owner is still there has been read by {@link findNotificationRecipients}. */
export function createNotification(
  transaction: OptimisticTransaction,
  uid: Uid,
  draft: NotificationDraft,
  now: Date,
): void {
  const { id, ...fields } = draft;
  transaction.create(firestore.doc(paths.notification(uid, id)), {
    ...fields,
    createdAt: now,
    readAt: null,
    push: 'queued',
  });
}

/** How long a push waits for what may follow. */
const GATHERING_MS = 2 * 60_000;

/**
 * Puts right what somebody has been told. Told `push`, it is unread and at the top once more, and is pushed again;
 * `batched`, it is pushed by the job that finds it due, unless it is told anew before.
 */
export function rewriteNotification(
  transaction: OptimisticTransaction,
  uid: Uid,
  { id, title, body, link }: NotificationDraft,
  again: RenotifyMode,
  now: Date,
): void {
  const pushDueAt = again === 'batched' ? new Date(now.getTime() + GATHERING_MS) : null;
  const news =
    again === 'silent' ? {} : { createdAt: now, readAt: null, push: 'queued', email: null, pushDueAt };
  transaction.update(firestore.doc(paths.notification(uid, id)), { title, body, link, ...news });
}
