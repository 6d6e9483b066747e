import { type Notification, paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { pushesTo, setPushResponses } from '../support/fcm.ts';
import { mailsTo } from '../support/mails.ts';
import { type Person, signUp, verifyEmail } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { simulateGoogle, simulatePushes } from './simulated-pushes.ts';
import { loginOnPage, playAsGuest } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let giId: string;
let olive: Person;
let sam: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
  ({ giId } = await aGame(olive));
});
beforeEach(async () => {
  sam = await signUp('Sam');
});
afterAll(() => browser.close());

const SETTINGS = '/notifications/settings';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function notify(id: string): Promise<void> {
  const notification: Omit<Notification, 'id'> = {
    kind: 'PROMOTED',
    title: 'You are in!',
    body: 'A spot is free',
    link: `/gi/${giId}`,
    gameId: 'any',
    giId,
    createdAt: new Date(),
    readAt: null,
    push: 'queued',
  };
  await database().doc(paths.notification(sam.uid, id)).create(notification);
}

async function tokensOf(uid: string): Promise<string[]> {
  const { docs } = await database().collection(paths.pushTokens(uid)).get();
  return docs.map((doc) => String(doc.get('token')));
}

async function openPushDevice(token: string) {
  const device = await openDevice(browser, { serviceWorkers: 'allow' });
  await simulatePushes(device.page, 'granted');
  return { ...device, requests: await simulateGoogle(device.context, token) };
}

test('a new notification is counted in the bar and read when its screen opens', async () => {
  const { page, errors } = await visitAs(browser, sam, '/notifications');
  await page.getByText('Nothing yet').waitFor();
  await notify('one');
  await bell(page, 'Notifications, 1 unread').waitFor();
  await page.getByRole('link', { name: 'Unread: You are in! A spot is free' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await bell(page, 'Notifications').waitFor();
  const notification = () => stored(paths.notification(sam.uid, 'one'));
  await waitFor(async () => expect((await notification())?.readAt).not.toBeNull());

  await page.goto(`${fivesUrl()}${SETTINGS}`);
  await page.getByText('Results', { exact: true }).click();
  const settings = () => stored(paths.notificationSettings(sam.uid));
  await waitFor(async () => expect(await settings()).toEqual({ off: ['RESULT'] }));
  expect(errors).toEqual([]);
});

test('a granted permission registers the device until the logout', async () => {
  const { page, requests } = await openPushDevice('first-token');
  await loginOnPage(page, sam, SETTINGS);
  await page.getByText(/Your browser will ask for permission/).waitFor();
  expect(requests()).toEqual([]);
  await button(page, 'Turn on notifications').click();
  await page.getByRole('heading', { name: 'On for this device' }).waitFor();
  expect(requests()).toEqual(['installations', 'registrations']);
  expect(await tokensOf(sam.uid)).toEqual(['first-token']);

  await setPushResponses('first-token', ['OK']);
  await notify('pushed');
  await waitFor(async () => expect(await pushesTo('first-token')).toHaveLength(1));

  await button(page, 'Menu').click();
  await button(page, 'Logout').click();
  await page.waitForURL(/\/landing$/);
  await waitFor(async () => expect(await tokensOf(sam.uid)).toEqual([]));
});

test('a guest registers the device with one tap after a yes', async () => {
  const game = await aGame(olive);
  const { page, errors } = await openPushDevice('guests-token');
  await page.goto(`${fivesUrl()}/gi/${game.giId}`);
  await playAsGuest(page, 'Gus');
  await button(page, 'Turn on notifications').click();
  await button(page, 'Turn on notifications').waitFor({ state: 'detached' });
  const players = database().collection(paths.playerInstances(game.giId));
  const [gus] = (await players.where('name', '==', 'Gus').get()).docs;
  expect(await tokensOf(gus?.id ?? '')).toEqual(['guests-token']);

  const params = { giId: game.giId };
  await callApi('updateGameInstance', { params, body: { status: 'CANCELLED' } }, olive);
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /Unread: Game cancelled/ }).waitFor();
  expect(errors).toEqual([]);
});

test('an email links to the game and to a page that asks before it unsubscribes', async () => {
  await verifyEmail(sam);
  await notify('mailed');
  const mail = await waitFor(async () => {
    const [first] = await mailsTo(sam.email);
    if (!first) throw new Error('No email yet');
    return first.text;
  });
  const linkTo = (label: string) => new RegExp(`${label}: (\\S+)`).exec(mail)?.[1] ?? '';
  const isOn = async () => (await stored(paths.emailSettings(sam.uid)))?.isOn;
  const { page, errors } = await openDevice(browser);
  await page.goto(linkTo('Open in Fives'));
  await page.getByRole('heading', { name: 'Tuesday Fives' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`/gi/${giId}`);
  await page.goto(linkTo('Unsubscribe'));
  await page.getByRole('heading', { name: 'Unsubscribe from emails?' }).waitFor();
  expect(await isOn()).toBe(true);
  await button(page, 'Unsubscribe').click();
  await page.getByRole('heading', { name: "You're unsubscribed", exact: true }).waitFor();
  expect(await isOn()).toBe(false);
  expect(errors).toEqual([]);
});
