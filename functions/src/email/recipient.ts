import { randomBytes } from 'node:crypto';
import { EVERYTHING_ON, type Notification, type Uid, withEmail } from '@fives/domain';
import { auth } from '../auth.ts';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findEmailSettings, saveEmailSettings } from '../db/collections/email-settings.ts';
import { findNotificationSettings } from '../db/collections/notifications.ts';
import { findPlayer } from '../db/collections/players.ts';
import { inTransaction } from '../db/in-transaction.ts';

/** Where an email goes. */
export interface Recipient {
  /** As the identity provider knows it now: it is stored nowhere else for this, and stands in no log. */
  readonly address: string;
  /** Ends their emails, by the link in each of them. */
  readonly unsubscribeSecret: string;
}

/** As many as a key of AES-256 has: nobody guesses one. */
const SECRET_BYTES = 32;

/**
 * Who gets an email in place of a push: a player whose address is theirs, as the link that was sent there has shown. Looked up
 * when it is sent, as they may have switched off emails or the kind since they were told.
 * @returns null where none may go
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
    emails?.isOn === false || (kinds ?? EVERYTHING_ON).off.some((off) => off === notification.kind);
  const address = player === null || isOff ? null : await findVerifiedAddress(uid);
  const unsubscribeSecret = address && (await countEmail(uid, notification, now));
  return address && unsubscribeSecret ? { address, unsubscribeSecret } : null;
}

/** The address that somebody signs in with, once they have shown that it is theirs; null for all others. */
async function findVerifiedAddress(uid: Uid): Promise<string | null> {
  const { users } = await auth.getUsers([{ uid }]);
  const user = users[0];
  return user?.email && user.emailVerified && !user.disabled ? user.email : null;
}

/**
 * Counts the email and returns the secret of its unsubscribe link. Null if the person switched emails off, is deleting the
 * account, or got enough emails.
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
