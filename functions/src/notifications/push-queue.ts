import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Notification } from '@fives/domain';
import type { BaseMessage } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import {
  findNotification,
  type NotificationRef,
  type PushState,
  savePushState,
  toNotificationRef,
} from '../db/collections/notifications.ts';
import { deletePushTokens, findTokenTexts } from '../db/collections/push-tokens.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { type EmailOutcome, type EmailService, sendEmail } from '../email/send-email.ts';
import type { Handle } from '../jobs/run-job.ts';
import { idIn, type Written, type WrittenHandler } from '../triggers/written.ts';
import { type PushService, RETRY_POLICY, type SendResult, sendToAll } from './send.ts';

const MINUTE = 60_000;

export interface Services {
  readonly push: PushService;
  readonly email: EmailService | null;
}

export function pushQueued(services: Services): WrittenHandler {
  return async (written, now) => {
    if (!isQueuedBy(written)) return;
    await deliver(services, { uid: idIn(written, 'uid'), id: idIn(written, 'id') }, now);
  };
}

export function isQueuedBy({ before, after }: Pick<Written, 'before' | 'after'>): boolean {
  if (after?.push !== 'queued') return false;
  return before === null || before.push !== 'queued' || !isDeepStrictEqual(before.createdAt, after.createdAt);
}

export function retryPush(services: Services): Handle {
  return (path, now) => deliver(services, toNotificationRef(path), now);
}

/** Longer than one delivery, so that a claim expires only after its process was killed. */
const CLAIM_MS = 5 * MINUTE;

const FIRST_PAUSE_MS = MINUTE;

/** Age of a notification after which `deliver` stops retrying, because the notification is outdated. */
const GIVE_UP_AFTER_MS = 60 * MINUTE;

/**
 * Returns false if nothing is queued or another process has the claim. After a killed process, a retry may send a
 * second copy, with the same push tag or email id.
 */
export async function deliver(
  { push, email }: Services,
  notificationRef: NotificationRef,
  now: Date,
  policy = RETRY_POLICY,
): Promise<boolean> {
  const notification = await claim(notificationRef, now);
  if (notification === null) return false;
  const tokens = await findTokenTexts(notificationRef.uid);
  const outcome = await sendToAll(push, toMessage(notification), tokens, policy);
  await deletePushTokens(notificationRef.uid, outcome.gone);
  const hasDevice = tokens.length > outcome.gone.length;
  const emailOutcome =
    hasDevice || email === null ? null : await sendEmail(email, notificationRef, notification, now);
  const state = stateAfter(outcome, emailOutcome, notification, now);
  await storePushState(notificationRef, notification, state);
  logPush(notification, outcome, state);
  return true;
}

function claim({ uid, id }: NotificationRef, now: Date): Promise<Notification | null> {
  return inTransaction(async (transaction) => {
    const notification = await findNotification(uid, id, transaction);
    if (notification?.push !== 'queued' || isClaimed(notification, now)) return null;
    savePushState(transaction, uid, id, { pushDueAt: new Date(now.getTime() + CLAIM_MS) });
    return notification;
  });
}

function isClaimed({ pushDueAt }: Notification, now: Date): boolean {
  return pushDueAt !== null && pushDueAt !== undefined && pushDueAt > now;
}

function stateAfter(
  { sent, refused, waiting }: SendResult,
  emailOutcome: EmailOutcome,
  { createdAt }: Notification,
  now: Date,
): PushState {
  const finished = (push: Notification['push']): PushState => ({
    push,
    email: emailOutcome === 'waiting' ? 'failed' : emailOutcome,
    pushDueAt: null,
  });
  if (sent.length > 0) return finished('sent');
  const canRetry = waiting.length > 0 || emailOutcome === 'waiting';
  if (canRetry && now.getTime() - createdAt.getTime() < GIVE_UP_AFTER_MS) {
    return { push: 'queued', email: null, pushDueAt: nextTry(createdAt, now) };
  }
  return finished(refused.length + waiting.length > 0 ? 'failed' : 'no-device');
}

function nextTry(createdAt: Date, now: Date): Date {
  const pause = Math.max(FIRST_PAUSE_MS, now.getTime() - createdAt.getTime());
  return new Date(Math.min(now.getTime() + pause, createdAt.getTime() + GIVE_UP_AFTER_MS));
}

/** Does nothing if the notification was deleted or renewed during the send. */
function storePushState({ uid, id }: NotificationRef, sent: Notification, state: PushState): Promise<void> {
  return inTransaction(async (transaction) => {
    const stored = await findNotification(uid, id, transaction);
    if (stored?.createdAt.getTime() === sent.createdAt.getTime()) savePushState(transaction, uid, id, state);
  });
}

/** Logs only counts, so that no log identifies a person. */
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

const TIME_TO_LIVE_S = 24 * 60 * 60;

/** The tag replaces an earlier copy on a device. The link is a path, so that the worker opens only this site. */
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
