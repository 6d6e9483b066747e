import { randomBytes } from 'node:crypto';
import { ALL_KINDS_ON, type Notification, type Uid, withEmail } from '@fives/domain';
import { auth } from '../auth.ts';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findEmailSettings, saveEmailSettings } from '../db/collections/email-settings.ts';
import { findNotificationSettings } from '../db/collections/notifications.ts';
import { findPlayer } from '../db/collections/players.ts';
import { inTransaction } from '../db/in-transaction.ts';

export interface Recipient {
  /** Email address from the identity provider, which is never stored or logged. */
  readonly address: string;
  readonly unsubscribeSecret: string;
}

const SECRET_BYTES = 32;

/**
 * Returns the recipient, or null if no email may be sent. Reads the settings again, because they may have changed since
 * the notification was created.
 */
export async function findRecipient(
  uid: Uid,
  notification: Notification,
  now: Date,
): Promise<Recipient | null> {
  const [player, kinds, emails] = await Promise.all([
    findPlayer(uid),
    findNotificationSettings(uid),
    findEmailSettings(uid),
  ]);
  const isOff =
    emails?.isOn === false || (kinds ?? ALL_KINDS_ON).off.some((off) => off === notification.kind);
  const address = player === null || isOff ? null : await findVerifiedAddress(uid);
  const unsubscribeSecret = address && (await countEmail(uid, notification, now));
  return address && unsubscribeSecret ? { address, unsubscribeSecret } : null;
}

async function findVerifiedAddress(uid: Uid): Promise<string | null> {
  const { users } = await auth.getUsers([{ uid }]);
  const user = users[0];
  return user?.email && user.emailVerified && !user.disabled ? user.email : null;
}

/**
 * Counts an email and returns the secret of the unsubscribe link. Returns null if emails are off, the account is being
 * deleted, or the limit is reached.
 */
function countEmail(uid: Uid, notification: Notification, now: Date): Promise<string | null> {
  return inTransaction(async (transaction) => {
    const settings = await findEmailSettings(uid, transaction);
    if (settings?.isOn === false || (await findDeletion(uid, transaction))) return null;
    const id = `${notification.id} ${notification.createdAt.toISOString()}`;
    const sent = withEmail(settings?.sent ?? [], notification, id, now);
    if (sent === null) return null;
    const unsubscribeSecret = settings?.unsubscribeSecret ?? randomBytes(SECRET_BYTES).toString('base64url');
    saveEmailSettings(transaction, uid, { ...settings, isOn: true, unsubscribeSecret, sent: [...sent] });
    return unsubscribeSecret;
  });
}
