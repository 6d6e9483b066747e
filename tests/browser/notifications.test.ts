import { type Notification, paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, stored } from '../support/database.ts';
import { pushesTo, setPushResponses } from '../support/fcm.ts';
import { createGame } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { simulateGoogle, simulatePushes } from './simulated-pushes.ts';
import { loginOnPage } from './steps.ts';
import { visitAs } from './visits.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

let browser: Browser;
let giId: string;
let sam: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ giId } = await createGame(await signUp('Olive')));
});
beforeEach(async () => {
  sam = await signUp('Sam');
});
afterAll(() => browser.close());

const INBOX = '/notifications';
const SETTINGS = '/notifications/settings';

async function notify(id: string, title: string): Promise<void> {
  const notification: Omit<Notification, 'id'> = {
    kind: 'PROMOTED',
    title,
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

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const waitForSettings = (page: Page) => page.getByRole('checkbox', { name: 'Invites' }).waitFor();

test('a new notification is counted in the bar and read when its screen opens', async () => {
  const { page, errors } = await visitAs(browser, sam, INBOX);
  await page.getByText('Nothing yet').waitFor();
  await bell(page, 'Notifications').waitFor();
  await notify('one', 'You are in!');
  await bell(page, 'Notifications, 1 unread').waitFor();
  await page.getByRole('link', { name: 'Unread: You are in! A spot is free' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await bell(page, 'Notifications').waitFor();
  await waitFor(async () =>
    expect((await stored(paths.notification(sam.uid, 'one')))?.readAt).not.toBeNull(),
  );
  expect(errors).toEqual([]);
});

test('eleven unread notifications show as 9+ and are marked as read at once', async () => {
  for (let at = 0; at < 11; at++) await notify(`number-${at}`, `Number ${at}`);
  const { page } = await visitAs(browser, sam, INBOX);
  await bell(page, 'Notifications, 9+ unread').waitFor();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await bell(page, 'Notifications').waitFor();
  expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
  await waitFor(async () => {
    const { docs } = await database().collection(paths.notifications(sam.uid)).get();
    expect(docs.filter((doc) => doc.get('readAt') === null)).toHaveLength(0);
  });
});

test('each kind of notification is switched on and off separately', async () => {
  const { page } = await visitAs(browser, sam, INBOX);
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.getByRole('heading', { name: 'Notification settings', level: 1 }).waitFor();
  await waitForSettings(page);
  const settings = () => stored(paths.notificationSettings(sam.uid));
  await page.getByText('Results', { exact: true }).click();
  await waitFor(async () => expect(await settings()).toEqual({ off: ['RESULT'] }));
  await page.getByText('Votes', { exact: true }).click();
  await waitFor(async () => expect(await settings()).toEqual({ off: ['RESULT', 'MOTM_OPEN'] }));
  await page.getByText('Results', { exact: true }).click();
  await waitFor(async () => expect(await settings()).toEqual({ off: ['MOTM_OPEN'] }));
  await page.reload();
  await waitForSettings(page);
  expect(await page.getByRole('checkbox', { name: 'Votes' }).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { name: 'Results' }).isChecked()).toBe(true);
});

test('a browser that blocks notifications shows a warning and does not ask', async () => {
  // The headless browser always blocks notifications.
  const { page } = await visitAs(browser, sam, SETTINGS);
  await page.getByRole('heading', { name: 'Notifications are blocked' }).waitFor();
  expect(await page.getByRole('button', { name: 'Turn on notifications' }).count()).toBe(0);
});

test('Safari on an iPhone asks to install the app first', async () => {
  const visitor = await openDevice(browser, { userAgent: IPHONE });
  const { page } = visitor;
  await loginOnPage(page, sam, SETTINGS);
  // The app opens the guide once without a tap.
  const guide = page.getByRole('dialog', { name: 'Install Fives' });
  await guide.waitFor();
  await page.keyboard.press('Escape');
  await guide.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Install Fives first' }).waitFor();
  await page.getByRole('button', { name: 'How to install' }).click();
  await guide.waitFor();
});

test('a granted permission registers the device until the logout', async () => {
  const { page, context } = await openSettingsWithPermission('granted');
  const requests = await simulateGoogle(context, 'first-token');
  await page.getByText(/Your browser will ask for permission/).waitFor();
  expect(requests()).toEqual([]);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByRole('heading', { name: 'On for this device' }).waitFor();
  expect(requests()).toEqual(['installations', 'registrations']);
  expect(await tokens()).toEqual(['first-token']);
  expect(await scopes(page)).toContain('/firebase-cloud-messaging-push-scope');

  await setPushResponses('first-token', ['OK']);
  await notify('pushed', 'You are in!');
  await waitFor(async () => expect(await pushesTo('first-token')).toHaveLength(1));

  await page.getByRole('link', { name: 'notifications', exact: true }).click();
  // `Last pushes` is folded at first.
  await page.getByText('Last pushes').click();
  await page.getByText('"title": "You are in!"').waitFor();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/landing$/);
  await waitFor(async () => expect(await tokens()).toEqual([]));
});

test('a token is renewed on the server only when older than seven days', async () => {
  const { page, context } = await openSettingsWithPermission('granted');
  const requests = await simulateGoogle(context, 'second-token');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByRole('heading', { name: 'On for this device' }).waitFor();
  const refreshedAt = async () => (await devices())[0]?.get('refreshedAt').toMillis();
  const first = await refreshedAt();
  await page.reload();
  await page.getByRole('heading', { name: 'On for this device' }).waitFor();
  expect(await refreshedAt()).toBe(first);
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('fives.push') ?? '{}');
    const eightDaysAgo = Date.now() - 8 * 24 * 3_600_000;
    localStorage.setItem('fives.push', JSON.stringify({ ...record, refreshedAt: eightDaysAgo }));
  });
  await page.reload();
  await waitFor(async () => expect(await refreshedAt()).toBeGreaterThan(Number(first)));
  expect(requests().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Turn off on this device' }).click();
  await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(await tokens()).toEqual([]);
});

test('a denied permission or a failure saves no token and shows an error', async () => {
  const denied = await openSettingsWithPermission('denied');
  await denied.page.getByRole('button', { name: 'Turn on notifications' }).click();
  await denied.page.getByRole('heading', { name: 'Notifications are blocked' }).waitFor();

  const failing = await openSettingsWithPermission('granted');
  await failing.context.route('https://*.googleapis.com/**', (route) => route.abort());
  await failing.page.getByRole('button', { name: 'Turn on notifications' }).click();
  await failing.page.getByText("Couldn't turn on notifications").waitFor();
  await failing.page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  expect(await tokens()).toEqual([]);
});

async function devices() {
  return (await database().collection(paths.pushTokens(sam.uid)).get()).docs;
}

async function tokens(): Promise<string[]> {
  return (await devices()).map((doc) => String(doc.get('token')));
}

async function openSettingsWithPermission(answer: NotificationPermission): Promise<Device> {
  const visitor = await openDevice(browser, { serviceWorkers: 'allow' });
  await simulatePushes(visitor.page, answer);
  await loginOnPage(visitor.page, sam, SETTINGS);
  await waitForSettings(visitor.page);
  return visitor;
}

function scopes(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => new URL(scope).pathname);
  });
}
