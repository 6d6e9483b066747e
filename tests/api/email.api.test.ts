import { type Notification, paths } from '@fives/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { createGame } from '../support/games.ts';
import { mailsTo } from '../support/mails.ts';
import { type Person, signUp, verifyEmail } from '../support/people.ts';
import { settle } from '../support/platform.ts';
import { fivesUrl, standInsUrl } from '../support/suite.ts';
import { deleteAccount } from './entries.ts';

let sam: Person;

beforeEach(async () => {
  sam = await signUp('Sam');
  await verifyEmail(sam);
});

let notificationCount = 0;

async function notify(changes: Partial<Notification> = {}) {
  const notification: Omit<Notification, 'id'> = {
    kind: 'PROMOTED',
    title: 'You are in!',
    body: 'A spot is free',
    link: '/gi/first',
    gameId: `game-${notificationCount}`,
    giId: 'first',
    createdAt: new Date(),
    readAt: null,
    push: 'queued',
    ...changes,
  };
  const path = paths.notification(sam.uid, `notification-${notificationCount++}`);
  await database().doc(path).create(notification);
  await settle();
  const { push, email } = (await stored(path)) ?? {};
  return { push, email };
}

const SENT = { push: 'no-device', email: 'sent' };
const NOT_SENT = { push: 'no-device', email: null };
const areEmailsOn = async () => (await stored(paths.emailSettings(sam.uid)))?.isOn;

async function newUnsubscribeAddress(): Promise<string> {
  expect(await notify()).toEqual(SENT);
  const [mail] = await mailsTo(sam.email);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  return mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
}

/** Sends the form of RFC 8058 without sign-in or cookies. */
const postOneClick = (address: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

describe('emails', () => {
  test('describe a cancelled game and link to it', async () => {
    const olive = await signUp('Olive');
    const { giId } = await createGame(olive);
    await callApi('reply', { params: { giId, uid: sam.uid }, body: { status: 'PLAYING' } }, sam);
    await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } }, olive);
    await settle();
    const mail = (await mailsTo(sam.email)).find(({ subject }) => subject === 'Game cancelled');
    expect(mail?.text).toContain('Tuesday Fives on');
    expect(mail?.text).toContain(`${fivesUrl()}/gi/${giId}`);
    expect(await mailsTo(olive.email)).toEqual([]);
    expect((await fetch(`${fivesUrl()}/gi/${giId}`)).status).toBe(200);
    expect(await (await fetch(standInsUrl())).text()).toContain(`to ${sam.email}`);
  });

  test('stop after one click in the mail program', async () => {
    const address = await newUnsubscribeAddress();
    expect(address.startsWith(`${fivesUrl()}/api/unsubscribe/`)).toBe(true);
    for (const _ of ['once', 'again']) {
      const response = await postOneClick(address);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(await areEmailsOn()).toBe(false);
    expect(await notify()).toEqual(NOT_SENT);
    expect(await mailsTo(sam.email)).toHaveLength(1);
  });

  test('are limited to one per kind, game and hour', async () => {
    expect(await notify({ gameId: 'tuesday' })).toEqual(SENT);
    expect(await notify({ gameId: 'tuesday' })).toEqual(NOT_SENT);
    expect(await notify({ gameId: 'tuesday', kind: 'OFFER' })).toEqual(SENT);
  });

  test('have the same unsubscribe address after they are turned on again', async () => {
    const address = await newUnsubscribeAddress();
    await postOneClick(address);
    await database().doc(paths.emailSettings(sam.uid)).update({ isOn: true });
    expect(await newUnsubscribeAddress()).toBe(address);
  });

  test('continue after a program opens the unsubscribe address', async () => {
    const address = await newUnsubscribeAddress();
    const response = await fetch(address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, address.replace('/api/', '/')]);
    for (const method of ['HEAD', 'PUT', 'DELETE'])
      expect((await fetch(address, { method })).status).toBe(405);
    expect(await areEmailsOn()).toBe(true);
    expect(await notify()).toEqual(SENT);
  });

  test('stop after a POST with any body but not after a wrong secret', async () => {
    const address = await newUnsubscribeAddress();
    const wrongSecrets = [
      'x',
      'a'.repeat(43),
      'a'.repeat(3_000),
      '__proto__',
      'a%2Fb',
      '%F0%9F%A5%85',
      '%20',
    ];
    const wrongUrls = wrongSecrets.map((secret) => `${fivesUrl()}/api/unsubscribe/${secret}`);
    const responses = await Promise.all(
      [...wrongUrls, address.slice(0, -1), `${address}x`].map(async (url) => {
        const { status, headers } = await postOneClick(url);
        return [status, headers.get('content-type'), headers.get('cache-control')];
      }),
    );
    for (const response of responses) expect(response).toEqual([204, null, 'no-store']);
    expect(await areEmailsOn()).toBe(true);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(204);
    expect(await areEmailsOn()).toBe(false);
    await database().doc(paths.emailSettings(sam.uid)).update({ isOn: true });
    expect((await fetch(address, { method: 'POST' })).status).toBe(204);
    expect(await areEmailsOn()).toBe(false);
  });

  test('stop when the account is deleted', async () => {
    const address = await newUnsubscribeAddress();
    await deleteAccount(sam);
    expect(await stored(paths.emailSettings(sam.uid))).toBeUndefined();
    expect((await postOneClick(address)).status).toBe(204);
    expect(await stored(paths.emailSettings(sam.uid))).toBeUndefined();
  });
});

test('unsubscribe address never redirects to another site', async () => {
  for (const secret of ['%2F%2Fevil.example', '%0d%0aX-Odd:%201', '%22%3E%3Cscript%3E']) {
    const { status, headers } = await fetch(`${fivesUrl()}/api/unsubscribe/${secret}`, {
      redirect: 'manual',
    });
    const location = headers.get('location') ?? '';
    expect([status, new URL(location).origin, headers.get('x-odd')]).toEqual([303, fivesUrl(), null]);
    expect(location.startsWith(`${fivesUrl()}/unsubscribe/`)).toBe(true);
  }
});
