import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../support/database.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { simulateGoogle, simulatePushes } from './simulated-pushes.ts';
import { loginOnPage } from './steps.ts';

let browser: Browser;
let sam: Person;

beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  sam = await signUp('Sam');
});
afterAll(() => browser.close());

const SETTINGS = '/notifications/settings';

const waitForSettings = (page: Page) => page.getByRole('checkbox', { name: 'Invites' }).waitFor();

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
