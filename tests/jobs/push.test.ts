import { randomUUID } from 'node:crypto';
import { type Notification, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { firestore } from '../../functions/src/db/firestore.ts';
import { standInMessaging } from '../../functions/src/emulator/stand-in-messaging.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { pushFunctions } from '../../functions/src/notifications/push-functions.ts';
import { deliver } from '../../functions/src/notifications/push-queue.ts';
import { pushesTo, setPushResponses } from '../support/fcm.ts';
import { concurrently, IS_NIGHTLY } from '../support/nightly.ts';
import { standInsUrl } from '../support/suite.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { countRequests } from '../triggers/request-count.ts';
import { hoursFrom, NOW, queuedNotification } from './world.ts';

beforeEach(emptyDatabase);

const later = (minutes: number) => hoursFrom(NOW, minutes / 60);
const FAST_RETRIES = { attempts: 3, firstPauseMs: 20, timeoutMs: 10_000 };
const NOTIFICATION_REF = { uid: 'sam', id: 'first_INVITE' };
const services = { push: standInMessaging(new URL(standInsUrl()).host), email: null };
const send = (now = NOW, retryOptions = FAST_RETRIES) =>
  deliver(services, NOTIFICATION_REF, now, retryOptions);
const retry = (now: Date) => runJob(pushFunctions(async () => services, []).retryPushes.job, now);

const notificationDoc = () => firestore.doc(paths.notification(NOTIFICATION_REF.uid, NOTIFICATION_REF.id));

async function notify(changes: Partial<Notification> = {}): Promise<void> {
  await notificationDoc().set(queuedNotification(changes));
}

async function aDevice(token = `device:${randomUUID()}`): Promise<string> {
  const device = { token, createdAt: NOW, refreshedAt: NOW, userAgent: 'A phone' };
  await firestore.doc(paths.pushToken(NOTIFICATION_REF.uid, randomUUID())).set(device);
  return token;
}

const storedNotification = async () => (await notificationDoc().get()).data();

async function devices(): Promise<string[]> {
  const { docs } = await firestore.collection(paths.pushTokens(NOTIFICATION_REF.uid)).get();
  return docs.map((doc) => String(doc.get('token')));
}

const requests = async (token: string) => (await pushesTo(token)).length;

test('a push has the request format of the Firebase Admin library', async () => {
  await notify();
  const token = await aDevice();
  await send();
  const [push, ...others] = await pushesTo(token);
  expect(others).toEqual([]);
  expect(push).toMatchObject({
    path: '/v1/projects/demo-fives-triggers/messages:send',
    headers: {
      host: 'fcm.googleapis.com',
      authorization: 'Bearer stand-in',
      'content-type': 'application/json;charset=utf-8',
      'x-firebase-client': expect.stringMatching(/^fire-admin-node\//),
    },
  });
  expect(push?.body).toEqual({
    message: {
      token,
      notification: {
        title: 'Game invite: Tuesday Fives',
        body: 'Join Tuesday Fives at Powerleague Shoreditch on 16/06',
      },
      data: { link: '/gi/first', tag: 'first_INVITE' },
      webpush: {
        headers: { TTL: '86400', Urgency: 'high' },
        notification: { tag: 'first_INVITE', icon: '/icon-192.png', badge: '/icon-192.png' },
      },
    },
  });
  expect(await storedNotification()).toMatchObject({ push: 'sent', pushDueAt: null });
});

test('a push costs two writes, two reads and one read per device', async () => {
  await notify();
  await Promise.all([aDevice(), aDevice()]);
  const count = () => countRequests(async () => void (await send()));
  expect(await count()).toEqual({ reads: 4, writes: 2 });
  expect(await count()).toEqual({ reads: 1, writes: 0 });
});

describe('device', () => {
  test('is deleted when unregistered while other devices get the push', async () => {
    await notify();
    const [old, kept] = [await aDevice(), await aDevice()];
    await setPushResponses(old, ['UNREGISTERED']);
    await send();
    expect(await devices()).toEqual([kept]);
    expect([await requests(old), await requests(kept)]).toEqual([1, 1]);
    expect(await storedNotification()).toMatchObject({ push: 'sent' });
  });

  test('gets one push if its token is stored twice', async () => {
    await notify();
    const token = await aDevice();
    await aDevice(token);
    await send();
    expect(await requests(token)).toBe(1);
  });

  test.each(['INVALID_ARGUMENT', 'SENDER_ID_MISMATCH'] as const)(
    'is not retried after %s and the push is marked as failed',
    async (response) => {
      await notify();
      const token = await aDevice();
      await setPushResponses(token, [response]);
      await send();
      expect(await requests(token)).toBe(1);
      expect(await storedNotification()).toMatchObject({ push: 'failed', pushDueAt: null });
      expect(await devices()).toEqual([token]);
    },
  );

  test.each(['UNAVAILABLE', 'GARBAGE', 'TIMEOUT'] as const)(
    'is retried after %s until the push succeeds',
    async (response) => {
      await notify();
      const [failing, working] = [await aDevice(), await aDevice()];
      await setPushResponses(failing, [response, 'OK']);
      await send(NOW, response === 'TIMEOUT' ? { ...FAST_RETRIES, timeoutMs: 400 } : FAST_RETRIES);
      expect(await requests(failing)).toBe(2);
      // After a timeout, the push goes to all devices again, because the caller does not know which devices got it.
      expect(await requests(working)).toBe(response === 'TIMEOUT' ? 2 : 1);
      expect(await storedNotification()).toMatchObject({ push: 'sent' });
    },
  );
});

describe('unsent push', () => {
  test('is sent by the job when the service is back', async () => {
    await notify();
    const token = await aDevice();
    await setPushResponses(token, ['INTERNAL']);
    await send();
    expect(await requests(token)).toBe(3);
    expect(await storedNotification()).toMatchObject({ push: 'queued' });
    await setPushResponses(token, ['OK']);
    expect(await retry(NOW)).toMatchObject({ due: 0 });
    expect(await retry(later(15))).toMatchObject({ due: 1, done: 1 });
    expect(await requests(token)).toBe(4);
    expect(await storedNotification()).toMatchObject({ push: 'sent', pushDueAt: null });
    expect(await retry(later(30))).toMatchObject({ due: 0 });
  });

  test('is retried after doubling pauses for up to an hour', async () => {
    await notify();
    await setPushResponses(await aDevice(), ['INTERNAL']);
    for (const [at, next] of [
      [0, 1],
      [2, 4],
      [15, 30],
      [31, 60],
    ] as const) {
      await send(later(at));
      expect((await storedNotification())?.pushDueAt.toDate()).toEqual(later(next));
    }
    await send(later(60));
    expect(await storedNotification()).toMatchObject({ push: 'failed', pushDueAt: null });
  });

  test('is sent by the job after the claim of a killed process expires', async () => {
    await notify({ pushDueAt: later(5) });
    const token = await aDevice();
    await send(later(4));
    expect(await requests(token)).toBe(0);
    expect(await retry(later(6))).toMatchObject({ due: 1, done: 1 });
    expect(await requests(token)).toBe(1);
  });
});

describe('notification event', () => {
  test.each(IS_NIGHTLY ? [2, 5, 20] : [2])('causes one push when delivered %i times', async (times) => {
    await notify();
    const token = await aDevice();
    await concurrently(Array.from({ length: times }, () => () => send()));
    await send();
    await retry(later(15));
    expect(await requests(token)).toBe(1);
    expect(await storedNotification()).toMatchObject({ push: 'sent' });
  });

  test('leaves no data when the player is deleted during the push', async () => {
    await notify();
    const token = await aDevice();
    await setPushResponses(token, ['INTERNAL', 'OK']);
    const sending = send(NOW, { ...FAST_RETRIES, firstPauseMs: 500 });
    await expect.poll(() => requests(token)).toBe(1);
    await firestore.recursiveDelete(firestore.doc(paths.player(NOTIFICATION_REF.uid)));
    await sending;
    expect(await storedNotification()).toBeUndefined();
  });
});
