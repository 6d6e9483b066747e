import { createHash } from 'node:crypto';
import { type EmailText, type Notification, paths, toEmail } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import type { NotificationRef } from '../db/collections/outbox.ts';
import { findRecipient } from './recipient.ts';

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
