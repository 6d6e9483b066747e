import { randomUUID } from 'node:crypto';
import type { Notification } from '@fives/domain';
import type { BaseMessage } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import {
  findNotification,
  type NotificationRef,
  type PushState,
  savePushState,
} from '../db/collections/outbox.ts';
import { deletePushTokens, findTokenTexts } from '../db/collections/push-tokens.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type EmailFate, type EmailService, sendEmail } from '../email/send-email.ts';
import { PATIENCE, type PushService, type SendResult, sendToAll } from './send.ts';

const MINUTE = 60_000;

/** By which notifications leave. */
export interface Services {
  readonly push: PushService;
  /** Null where the deployment sends no emails. */
  readonly email: EmailService | null;
}

/** Longer than sending ever takes: whoever has not ended by then was killed, and another may try. */
const CLAIM_MS = 5 * MINUTE;

/** The first pause after a go that failed: the service asks for at least ten seconds. */
const FIRST_PAUSE_MS = MINUTE;

/** What is an hour old is no news: a device or a mail server that could not be reached by then is given up. */
export const GIVE_UP_AFTER_MS = 60 * MINUTE;

/**
 * Pushes a notification to all of its owner's devices, or sends it by email where there are none, once: whoever claims it first, by putting off when it is due. An
 * event that comes twice, or meets the job, finds it claimed. What nobody can promise is that a message goes out exactly
 * once: a process that is killed after the service took the message, and before that was written down, leaves a claim
 * that runs out, and the message is sent again. The second one has the same tag, so on the device it takes the place of
 * the first; a second email has the same id.
 * @returns whether there was anything to do
 */
export async function deliver(
  { push, email }: Services,
  notificationRef: NotificationRef,
  now: Date,
  patience = PATIENCE,
): Promise<boolean> {
  const notification = await claim(notificationRef, now);
  if (notification === null) return false;
  const tokens = await findTokenTexts(notificationRef.uid);
  const outcome = await sendToAll(push, toMessage(notification), tokens, patience);
  await deletePushTokens(notificationRef.uid, outcome.gone);
  const hasDevice = tokens.length > outcome.gone.length;
  const emailed =
    hasDevice || email === null ? null : await sendEmail(email, notificationRef, notification, now);
  const state = stateAfter(outcome, emailed, notification, now);
  await storePushState(notificationRef, notification, state);
  logPush(notification, outcome, state);
  return true;
}

function claim(notificationRef: NotificationRef, now: Date): Promise<Notification | null> {
  return inTransaction(async (transaction) => {
    const notification = await findNotification(notificationRef, transaction);
    if (notification?.push !== 'queued' || isClaimed(notification, now)) return null;
    savePushState(transaction, notificationRef, { pushDueAt: new Date(now.getTime() + CLAIM_MS) });
    return notification;
  });
}

function isClaimed({ pushDueAt }: Notification, now: Date): boolean {
  return pushDueAt !== null && pushDueAt !== undefined && pushDueAt > now;
}

/** One device that has it is enough: the others would show the same to the same person. */
function stateAfter(
  { sent, refused, waiting }: SendResult,
  emailed: EmailFate,
  { createdAt }: Notification,
  now: Date,
): PushState {
  const over = (push: Notification['push']): PushState => ({
    push,
    email: emailed === 'waiting' ? 'failed' : emailed,
    pushDueAt: null,
  });
  if (sent.length > 0) return over('sent');
  const mayWork = waiting.length > 0 || emailed === 'waiting';
  if (mayWork && now.getTime() - createdAt.getTime() < GIVE_UP_AFTER_MS) {
    return { push: 'queued', email: null, pushDueAt: nextTry(createdAt, now) };
  }
  return over(refused.length + waiting.length > 0 ? 'failed' : 'no-device');
}

/** After as long again as it has waited so far, so each pause is twice the one before; the last try is an hour after. */
function nextTry(createdAt: Date, now: Date): Date {
  const pause = Math.max(FIRST_PAUSE_MS, now.getTime() - createdAt.getTime());
  return new Date(Math.min(now.getTime() + pause, createdAt.getTime() + GIVE_UP_AFTER_MS));
}

/** Meanwhile an inbox may have gone with its owner, or the notification may be new once more: then it is still to be sent. */
function storePushState(
  notificationRef: NotificationRef,
  sent: Notification,
  state: PushState,
): Promise<void> {
  return inTransaction(async (transaction) => {
    const stored = await findNotification(notificationRef, transaction);
    if (stored?.createdAt.getTime() === sent.createdAt.getTime())
      savePushState(transaction, notificationRef, state);
  });
}

/** Counts, and nothing that leads to a person. */
function logPush({ kind }: Notification, outcome: SendResult, { push, email }: PushState): void {
  const { sent, gone, refused, waiting, retries } = outcome;
  logger.info('Push', {
    traceId: randomUUID(),
    kind,
    push,
    email,
    sent: sent.length,
    failed: refused.length + waiting.length,
    retried: retries,
    removed: gone.length,
  });
}

/** A push that could not be delivered within a day is no news any more. */
const TIME_TO_LIVE_S = 24 * 60 * 60;

/**
 * A notification as the messaging service carries it. The tag is the notification's id: should it come twice, the second
 * takes the first one's place. The link is a path, which the app's service worker opens on its own origin only.
 */
function toMessage({ id, title, body, link }: Notification): BaseMessage {
  return {
    notification: { title, body },
    data: { link, tag: id },
    webpush: {
      headers: { TTL: String(TIME_TO_LIVE_S), Urgency: 'high' },
      notification: { tag: id, icon: '/icon-192.png', badge: '/icon-192.png' },
    },
  };
}
