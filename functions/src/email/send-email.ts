import { createHash } from 'node:crypto';
import { type EmailText, type Notification, paths, toEmail } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import type { NotificationRef } from '../db/collections/outbox.ts';
import { findRecipient } from './recipient.ts';

export interface Email extends EmailText {
  readonly to: string;
  /** Same for each copy of a notification, so that mail programs can show only one. */
  readonly messageId: string;
  /** A POST ends the emails. A GET leads to a page that asks for confirmation. */
  readonly unsubscribeUrl: string;
}

export interface EmailService {
  /** Has the form `https://…`, without a trailing slash. */
  readonly site: string;
  /** Rejects if the server did not accept the email, or the outcome is unknown. */
  send(email: Email): Promise<void>;
}

/** `waiting` may succeed later. Null means that no email may be sent. */
export type EmailFate = 'sent' | 'waiting' | null;

/** Treats every error as temporary, because some servers first refuse unknown senders with a permanent code. */
export async function sendEmail(
  service: EmailService,
  notificationRef: NotificationRef,
  notification: Notification,
  now: Date,
): Promise<EmailFate> {
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
    logger.warn('Email was not taken', whatFailed(error));
    return 'waiting';
  }
}

function messageIdOf({ uid, id }: NotificationRef, { createdAt }: Notification, site: string): string {
  const told = `${paths.notification(uid, id)} ${createdAt.toISOString()}`;
  return `<${createHash('sha256').update(told).digest('hex')}@${new URL(site).hostname}>`;
}

/** Returns only codes and the command, because the server's text may contain the address. */
function whatFailed(error: unknown) {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  return { code: code ?? 'unknown', responseCode: responseCode ?? null, command: command ?? null };
}
