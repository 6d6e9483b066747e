import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Notification, paths } from '@fives/domain';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auth } from '../../functions/src/auth.ts';
import { firestore } from '../../functions/src/db/firestore.ts';
import { smtpService } from '../../functions/src/email/smtp.ts';
import { runJob } from '../../functions/src/jobs/run-job.ts';
import { pushFunctions } from '../../functions/src/notifications/push-functions.ts';
import { deliver } from '../../functions/src/notifications/push-queue.ts';
import type { SeenMail } from '../../scripts/stand-ins/mails.ts';
import { type StandIns, startStandIns } from '../../scripts/stand-ins/stand-ins.ts';
import * as logger from '../support/logger.ts';
import { concurrently } from '../support/nightly.ts';
import { emptyDatabase } from '../triggers/own-project.ts';
import { countRequests } from '../triggers/request-count.ts';
import { hoursFrom, NOW, queuedNotification } from './world.ts';

const later = (minutes: number) => hoursFrom(NOW, minutes / 60);
const SITE = 'https://fives.example';
const ID = 'first_INVITE';
/** Short time limits for broken servers. The working server has the real limits, because a busy machine is slow. */
const SHORT_LIMITS = { inactivityMs: 300, totalMs: 1_500 };

let server: StandIns;
/** The recipient. Each test creates a new one, because the accounts of earlier tests remain. */
let sam: { readonly uid: string; readonly email: string };
const closeServers: (() => void)[] = [];

beforeAll(async () => {
  server = await startStandIns({ smtp: 0, standIns: 0 });
});
afterAll(async () => {
  for (const close of closeServers) close();
  await server.stop();
});
beforeEach(async () => {
  await emptyDatabase();
  const uid = `sam-${randomUUID()}`;
  sam = { uid, email: `${uid}@example.com` };
  await auth.createUser({ ...sam, emailVerified: true });
  await firestore.doc(paths.player(uid)).set({ name: 'Sam', email: sam.email, createdAt: NOW });
});

const servicesAt = (port: number) => ({
  push: {
    sendEachForMulticast: async () => ({ responses: [{ success: true }], successCount: 1, failureCount: 0 }),
  },
  email: smtpService(
    { url: `smtp://127.0.0.1:${port}`, from: 'Fives <fives@example.com>', site: SITE },
    port === server.smtpPort ? undefined : SHORT_LIMITS,
  ),
});
const send = (now = NOW, port = server.smtpPort) => deliver(servicesAt(port), { uid: sam.uid, id: ID }, now);
const retry = (now: Date, port = server.smtpPort) =>
  runJob(pushFunctions(async () => servicesAt(port), []).retryPushes.job, now);

async function notify(changes: Partial<Notification> = {}): Promise<void> {
  await firestore.doc(paths.notification(sam.uid, ID)).set(queuedNotification(changes));
}

async function aDevice(): Promise<void> {
  const device = { token: 'device', createdAt: NOW, refreshedAt: NOW, userAgent: 'A phone' };
  await firestore.doc(paths.pushToken(sam.uid, 'phone')).set(device);
}

const inbox = async () => (await firestore.doc(paths.notification(sam.uid, ID)).get()).data();
const settings = async () => (await firestore.doc(paths.emailSettings(sam.uid)).get()).data();

async function mails(): Promise<SeenMail[]> {
  const response = await fetch(`http://127.0.0.1:${server.httpPort}/mails.json`);
  const all = (await response.json()) as SeenMail[];
  return all.filter(({ to }) => to.includes(sam.email));
}

describe('email', () => {
  test('reaches a player without a device with the headers that mail programs expect', async () => {
    await notify();
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const secret = String((await settings())?.unsubscribeSecret);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(mail).toMatchObject({
      to: [sam.email],
      from: '"Fives" <fives@example.com>',
      subject: 'Game invite: Tuesday Fives',
      messageId: expect.stringMatching(/^<[0-9a-f]{64}@fives\.example>$/),
      headers: {
        'list-unsubscribe': `<${SITE}/api/unsubscribe/${secret}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'auto-submitted': 'auto-generated',
        to: sam.email,
      },
    });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Join Tuesday Fives at Powerleague Shoreditch on 16/06');
      expect(part).toContain(`${SITE}/gi/first`);
      expect(part).toContain(`${SITE}/unsubscribe/${secret}`);
    }
    expect(JSON.stringify(mail)).not.toContain(`${sam.uid}"`);
    expect(await inbox()).toMatchObject({ push: 'no-device', email: 'sent', pushDueAt: null });
  });

  test('costs four writes and seven reads at first, one read when the event repeats', async () => {
    await notify();
    await send();
    await notify({ gameId: 'friday' });
    const count = () => countRequests(async () => void (await send()));
    // 3 reads and 3 writes: claim, email count and completion. 1 read and 1 write: confirmation that no deletion runs.
    // 3 reads: player, notification settings and email settings.
    expect(await count()).toEqual({ reads: 7, writes: 4 });
    expect(await count()).toEqual({ reads: 1, writes: 0 });
  });

  test('escapes user text so that it adds no header, recipient or markup', async () => {
    const malicious =
      'Fives\r\nBcc: eve@example.com\r\n\r\n.\r\nRCPT TO:<eve@example.com> <script>\u0000⚽\u202e';
    await notify({ title: malicious, body: `${malicious}${'x'.repeat(2_000)}` });
    await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([sam.email]);
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(mail?.subject).toContain('Fives Bcc: eve@example.com . RCPT TO');
    expect(mail?.html).not.toContain('<script>');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is not sent to an unverified address', () => auth.updateUser(sam.uid, { emailVerified: false })],
    ['is not sent to a disabled account', () => auth.updateUser(sam.uid, { disabled: true })],
    ['is not sent to a deleted account', () => auth.deleteUser(sam.uid)],
    ['is not sent to a user without a player document', () => firestore.doc(paths.player(sam.uid)).delete()],
    [
      'is not sent to a player who switched emails off',
      () => firestore.doc(paths.emailSettings(sam.uid)).set({ isOn: false }),
    ],
    [
      'is not sent for a kind that the player switched off meanwhile',
      () => firestore.doc(paths.notificationSettings(sam.uid)).set({ off: ['INVITE'] }),
    ],
  ])('%s', async (_, arrange) => {
    await notify();
    await arrange();
    await send();
    expect(await mails()).toEqual([]);
    expect(await inbox()).toMatchObject({ push: 'no-device', email: null, pushDueAt: null });
    expect((await settings())?.unsubscribeSecret).toBeUndefined();
  });

  test('is not sent again when the event repeats, concurrently or later', async () => {
    await notify();
    await concurrently(Array.from({ length: 10 }, () => () => send()));
    await send(later(4));
    await retry(later(15));
    expect(await mails()).toHaveLength(1);
  });
});

/** Starts a TCP server that sends only `text`, again every `everyMs` ms if set, or nothing if `text` is null. */
async function startTcpServer(text: string | null, everyMs = 0): Promise<number> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (text === null) return;
    socket.write(text);
    const timer = everyMs ? setInterval(() => socket.write(text), everyMs) : undefined;
    socket.on('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  closeServers.push(() => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  return (listener.address() as AddressInfo).port;
}

async function startRefusingServer(options: SMTPServerOptions): Promise<number> {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  smtp.on('error', () => undefined);
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  closeServers.push(() => smtp.close());
  return (listener.address() as AddressInfo).port;
}

const smtpError = (responseCode: number) => Object.assign(new Error(`Not ${sam.email}`), { responseCode });

const FAULTS: Readonly<Record<string, () => Promise<number>>> = {
  'does not run': async () => 9,
  'refuses the recipient (550)': () =>
    startRefusingServer({ onRcptTo: (_a, _s, done) => done(smtpError(550)) }),
  'requires a password': () => startRefusingServer({ authOptional: false }),
  'sends nothing': () => startTcpServer(null),
  'sends an endless greeting': () => startTcpServer('220-Wait\r\n', 50),
  'stops in the middle of a line': () => startTcpServer('220 fives\r\n25'),
};

describe('email through a broken mail server', () => {
  test.each(Object.keys(FAULTS))('is sent on a retry when the server %s', async (fault) => {
    const broken = await (FAULTS[fault]?.() ?? 0);
    await notify();
    await send(NOW, broken);
    expect(await inbox()).toMatchObject({ push: 'queued', email: null });
    expect((await inbox())?.pushDueAt.toDate()).toEqual(later(1));
    expect(await retry(later(15))).toMatchObject({ due: 1, done: 1 });
    expect(await mails()).toHaveLength(1);
    expect(await inbox()).toMatchObject({ push: 'no-device', email: 'sent', pushDueAt: null });
    expect(await retry(later(30))).toMatchObject({ due: 0 });
  });

  test('is logged without the address in the server response', async () => {
    logger.warn.mockClear();
    await notify();
    await send(NOW, await startRefusingServer({ onRcptTo: (_a, _s, done) => done(smtpError(550)) }));
    expect(logger.warn.mock.calls).toEqual([
      ['Email was not accepted', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ]);
  });

  test('is marked as failed after an hour without a server', async () => {
    await notify();
    for (const at of [0, 2, 15, 31]) {
      await send(later(at), 9);
      expect(await inbox()).toMatchObject({ push: 'queued', email: null });
    }
    await send(later(60), 9);
    expect(await inbox()).toMatchObject({ push: 'no-device', email: 'failed', pushDueAt: null });
    expect(await retry(later(75))).toMatchObject({ due: 0 });
  });

  test('is not retried after the player adds a device or switches emails off', async () => {
    await notify();
    await send(NOW, 9);
    await aDevice();
    await retry(later(15));
    expect(await inbox()).toMatchObject({ push: 'sent', email: null });
    await firestore.recursiveDelete(firestore.collection(paths.pushTokens(sam.uid)));
    await notify();
    await send(NOW, 9);
    await firestore.doc(paths.emailSettings(sam.uid)).update({ isOn: false });
    await retry(later(15));
    expect(await inbox()).toMatchObject({ push: 'no-device', email: null });
    expect(await mails()).toEqual([]);
  });

  test('leaves no data when the player is deleted during the attempt', async () => {
    await notify();
    const sending = send(NOW, await startTcpServer(null));
    await expect.poll(async () => (await inbox())?.pushDueAt).toBeDefined();
    await expect.poll(settings).toBeDefined();
    await firestore.recursiveDelete(firestore.doc(paths.player(sam.uid)));
    await sending;
    expect(await inbox()).toBeUndefined();
    expect(await settings()).toBeUndefined();
  });
});
