import { createHash, randomBytes } from 'node:crypto';
import {
  ALL_KINDS_ON,
  type EmailText,
  type Notification,
  paths,
  toEmail,
  type Uid,
  withEmail,
} from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import { findConfirmedEmails, findEmailSettings, saveEmailSettings } from '../db/collections/contacts.ts';
import { findDeletion } from '../db/collections/deleted-accounts.ts';
import { findNotificationSettings, type NotificationRef } from '../db/collections/notifications.ts';
import { findPlayer } from '../db/collections/players.ts';
import { inTransaction } from '../db/in-transaction.ts';

export interface Email extends EmailText {
  readonly to: string;
  /** Equal for all copies of an email, so that mail programs can show only one copy. */
  readonly messageId: string;
  /** A POST request turns emails off. A GET request redirects to a page that asks for confirmation. */
  readonly unsubscribeUrl: string;
}

export interface EmailService {
  /** Such as `https://…`, without a slash at the end. */
  readonly site: string;
  /** Rejects if the server has not accepted the email, or if the outcome is unknown. */
  send(email: Email): Promise<void>;
}

/** `waiting` if a retry may succeed. Null if no email may be sent. */
export type EmailOutcome = 'sent' | 'waiting' | null;

/** Returns `waiting` for every error, because some servers refuse the first email of an unknown sender. */
export async function sendEmail(
  service: EmailService,
  notificationRef: NotificationRef,
  notification: Notification,
  now: Date,
): Promise<EmailOutcome> {
  const recipient = await findRecipient(notificationRef.uid, notification, now);
  if (recipient === null) return null;
  const { address, unsubscribeSecret } = recipient;
  const { site } = service;
  const email = {
    ...toEmail(notification, site, `${site}/unsubscribe/${unsubscribeSecret}`),
    to: address,
    messageId: messageIdOf(notificationRef, notification, site),
    unsubscribeUrl: `${site}/api/unsubscribe/${unsubscribeSecret}`,
  };
  try {
    await service.send(email);
    return 'sent';
  } catch (error) {
    logger.warn('Email was not accepted', toErrorCodes(error));
    return 'waiting';
  }
}

function messageIdOf({ uid, id }: NotificationRef, { createdAt }: Notification, site: string): string {
  const copyKey = `${paths.notification(uid, id)} ${createdAt.toISOString()}`;
  return `<${createHash('sha256').update(copyKey).digest('hex')}@${new URL(site).hostname}>`;
}

/** Omits the text of the server, because the text may contain the address. */
function toErrorCodes(error: unknown) {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  return { code: code ?? 'unknown', responseCode: responseCode ?? null, command: command ?? null };
}

interface Recipient {
  /** Email address from the identity provider, which is never stored or logged. */
  readonly address: string;
  readonly unsubscribeSecret: string;
}

const SECRET_BYTES = 32;

/** Reads the settings again, because they may have changed since the notification was created. */
async function findRecipient(uid: Uid, notification: Notification, now: Date): Promise<Recipient | null> {
  const [player, kinds, emails] = await Promise.all([
    findPlayer(uid),
    findNotificationSettings(uid),
    findEmailSettings(uid),
  ]);
  const isOff =
    emails?.isOn === false || (kinds ?? ALL_KINDS_ON).off.some((off) => off === notification.kind);
  const address = player === null || isOff ? null : (await findConfirmedEmails([uid])).get(uid);
  const unsubscribeSecret = address && (await countEmail(uid, notification, now));
  return address && unsubscribeSecret ? { address, unsubscribeSecret } : null;
}

/** Returns the secret of the unsubscribe link, or null if emails are off or the limit is reached. */
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
