import {
  type AddressedDraft,
  ALL_KINDS_ON,
  guestsWithInbox,
  type Notification,
  type NotificationDraft,
  type NotificationPlan,
  type PlayerInstance,
  type RenotifyMode,
  wantsKind,
} from '@fives/domain';
import {
  createNotification,
  findNotificationRecipients,
  rewriteNotification,
} from '../db/collections/notifications.ts';
import type { Transaction } from '../db/transaction.ts';
import { type InstanceState, saveProgress } from '../instance/instance-state.ts';

/**
 * Creates or rewrites notifications. The id of a draft is fixed, so that a repeated call creates nothing new. The
 * commit does not check the recipients, because an account deletion first changes the instance and the game.
 * @param isNewInstance true if the same transaction creates the instance, so that no notification is stored yet
 */
export async function storeNotifications(
  transaction: Transaction,
  drafts: readonly AddressedDraft[],
  people: readonly Pick<PlayerInstance, 'uid' | 'isGuest'>[],
  now: Date,
  isNewInstance = false,
): Promise<void> {
  const recipients = await findNotificationRecipients(drafts, isNewInstance, transaction.unconfirmed);
  const guests = guestsWithInbox(people);
  for (const [at, { uid, draft, renotify, onlyIfTitle }] of drafts.entries()) {
    const recipient = recipients[at];
    if (!recipient) continue;
    if (recipient.player === null && !guests.has(uid)) continue;
    const { stored } = recipient;
    if (onlyIfTitle !== undefined) {
      if (stored?.title !== onlyIfTitle) continue;
    } else if (!wantsKind(recipient.settings ?? ALL_KINDS_ON, draft.kind)) continue;
    if (stored === null) createNotification(transaction, uid, draft, now);
    else if (renotify && mustRewrite(stored, draft, renotify)) {
      rewriteNotification(transaction, uid, draft, renotify, now);
    }
  }
}

function mustRewrite(
  stored: Notification,
  { title, body }: NotificationDraft,
  renotify: RenotifyMode,
): boolean {
  return renotify === 'push' || stored.title !== title || stored.body !== body;
}

export async function storeNotificationPlan(
  transaction: Transaction,
  state: InstanceState,
  { drafts, handled }: NotificationPlan,
  now: Date,
): Promise<void> {
  await storeNotifications(transaction, drafts, state.people, now);
  saveProgress(transaction, state, { handled }, now);
}
