import {
  type AddressedDraft,
  DOCUMENTS,
  EVERYTHING_ON,
  guestsWithInbox,
  type InstanceChange,
  type Notification,
  type NotificationDraft,
  type NotificationPlan,
  type PlayerInstance,
  type PlayerInstanceChange,
  type RenotifyMode,
  readDocument,
  wantsKind,
} from '@fives/domain';
import {
  createNotification,
  findNotificationRecipients,
  rewriteNotification,
} from '../db/collections/notifications.ts';
import type { OptimisticTransaction } from '../db/optimistic-transaction.ts';
import type { InstanceState } from '../instance/instance-state.ts';
import { saveProgress } from '../instance/progress.ts';
import { idIn, type Written } from '../triggers/written.ts';

/**
 * Puts notifications into people's inboxes, together with whatever else the transaction writes. Each is a document that
 * is created under the id of what it says, so whoever has it already does not get it again, but has it rewritten where the
 * draft says so. People who were added by hand or are gone have no inbox; who has switched a kind off hears nothing of it.
 * Who is being told is not confirmed: a deletion first takes the person out of the instance and the game, which are, and
 * only then the inbox.
 * @param people those with a place: it says who of them are guests
 * @param areFirst whether nobody can have got any of them: they are of an instance that the same transaction makes
 */
export async function storeNotifications(
  transaction: OptimisticTransaction,
  drafts: readonly AddressedDraft[],
  people: readonly Pick<PlayerInstance, 'uid' | 'isGuest'>[],
  now: Date,
  areFirst = false,
): Promise<void> {
  const listeners = await findNotificationRecipients(drafts, areFirst, transaction.unconfirmed);
  const guests = guestsWithInbox(people);
  for (const [at, { uid, draft, again, onlyOver }] of drafts.entries()) {
    const listener = listeners[at];
    if (!listener) continue;
    if (listener.player === null && !guests.has(uid)) continue;
    if (onlyOver !== undefined) {
      if (listener.told?.title !== onlyOver) continue;
    } else if (!wantsKind(listener.settings ?? EVERYTHING_ON, draft.kind)) continue;
    if (listener.told === null) createNotification(transaction, uid, draft, now);
    else if (again && changesNotice(listener.told, draft, again)) {
      rewriteNotification(transaction, uid, draft, again, now);
    }
  }
}

function changesNotice(told: Notification, { title, body }: NotificationDraft, again: RenotifyMode): boolean {
  return again === 'push' || told.title !== title || told.body !== body;
}

/** Stores notifications, and that they are handled, in one commit. Writes nothing where all of it was stored before. */
export async function storeNotificationPlan(
  transaction: OptimisticTransaction,
  state: InstanceState,
  { drafts, handled }: NotificationPlan,
  now: Date,
): Promise<void> {
  await storeNotifications(transaction, drafts, state.people, now);
  saveProgress(transaction, state, { handled }, now);
}

/** A write to an instance, for the domain to judge; null where it made or unmade the instance. */
export function toInstanceChange(written: Written): InstanceChange | null {
  const { before, after } = written;
  if (before === null || after === null) return null;
  const read = (fields: typeof before) => readDocument(DOCUMENTS.gameInstance, fields, idIn(written, 'giId'));
  return { before: read(before), after: read(after) };
}

/** A write to somebody's place, for the domain to judge. */
export function toPlayerInstanceChange(written: Written): PlayerInstanceChange {
  const uid = idIn(written, 'uid');
  const read = (fields: Written['before']) => fields && readDocument(DOCUMENTS.playerInstance, fields, uid);
  return { uid, before: read(written.before), after: read(written.after) };
}
