import { createHash } from 'node:crypto';
import { type EmailText, type Notification, paths, toEmail } from '@fives/domain';
import * as logger from 'firebase-functions/logger';
import type { NotificationRef } from '../db/collections/outbox.ts';
import { findRecipient } from './recipient.ts';

/** An email, ready to go. */
export interface Email extends EmailText {
  readonly to: string;
  /** The same whenever the same notification is sent, so that a mail program that got it twice may show it once. */
  readonly messageId: string;
  /** Takes a POST that ends the emails, and leads to a page that asks. */
  readonly unsubscribeUrl: string;
}

/** What sends emails. It is handed in where the program is put together. */
export interface EmailService {
  /** Where links lead, as `https://…` without a slash at the end. */
  readonly site: string;
  /** Rejects where the server did not take the email, or nobody knows. */
  send(email: Email): Promise<void>;
}

/** `waiting` may work later; null where no email may go. */
export type EmailFate = 'sent' | 'waiting' | null;

/**
 * Sends a notification by email, where its owner gets any. Whatever a server answers may be over in a while: some refuse
 * for good, by its code, whom they do not know yet.
 */
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

/** Told anew, a notification is another email. */
function messageIdOf({ uid, id }: NotificationRef, { createdAt }: Notification, site: string): string {
  const told = `${paths.notification(uid, id)} ${createdAt.toISOString()}`;
  return `<${createHash('sha256').update(told).digest('hex')}@${new URL(site).hostname}>`;
}

/** The codes alone, and at which command it was: the server's words may name the address. */
function whatFailed(error: unknown) {
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  return { code: code ?? 'unknown', responseCode: responseCode ?? null, command: command ?? null };
}
