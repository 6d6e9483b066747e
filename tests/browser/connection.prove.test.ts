import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { changeReply, openInstance, row } from './steps.ts';
import { openOnTwoDevices } from './visits.ts';

const FIRESTORE_URL = /google\.firestore\.v1\.Firestore/;
const TOKEN_URL = /securetoken\.googleapis\.com/;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('a reply on a slow connection shows at once, marked as not sent', async () => {
  const { oliveDevice, samDevice } = await openOnTwoDevices(browser);
  const { page, context } = samDevice;
  const devtools = await slowDownNetwork(context, page);
  await sayNo(page);
  await page.getByText('Waiting to send').first().waitFor();
  await oliveDevice.page.getByText('0/10').waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await devtools.detach();
});

test('a reply is kept during a Firestore outage and sent afterwards', async () => {
  const { oliveDevice, samDevice } = await openOnTwoDevices(browser);
  const { page, context } = samDevice;
  await context.route(FIRESTORE_URL, (route) => route.fulfill({ status: 503, body: 'restarting' }));
  await closeConnections(context);
  await sayNo(page);
  await page.getByText('Waiting to send').first().waitFor();
  expect(await oliveDevice.page.getByText('1/10').count()).toBe(1);

  await context.unroute(FIRESTORE_URL);
  await oliveDevice.page.getByText('0/10').waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await row(page, 'Olive').waitFor();
});

test('an open page renews its token after an hour', async () => {
  const { oliveDevice, samDevice } = await openOnTwoDevices(browser);
  const { page } = samDevice;
  const renewed = page.waitForResponse((response) => TOKEN_URL.test(response.url()));
  await advanceClockByOneHour(page);
  await addPetra(page);
  expect((await renewed).status()).toBe(200);
  await row(oliveDevice.page, 'Petra').waitFor();
});

test('a page shows the visitor screen after the sign-in ended elsewhere', async () => {
  const { samDevice } = await openOnTwoDevices(browser);
  const { page, context } = samDevice;
  await context.route(TOKEN_URL, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await advanceClockByOneHour(page);
  await addPetra(page);
  await page.getByText("Reply to see who's playing").waitFor();
});

test('a browser without IndexedDB keeps the sign-in, shows games and saves replies', async () => {
  const { oliveDevice, samDevice } = await openOnTwoDevices(browser, {}, removeIndexedDb);
  await sayNo(samDevice.page);
  await oliveDevice.page.getByText('0/10').waitFor();
});

test('login and reply work in a browser that forbids all storage', async () => {
  const { oliveDevice, sam, giId } = await openOnTwoDevices(browser);
  const visitor = await openDevice(browser);
  const { page, context } = visitor;
  await forbidStorage(context);
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByRole('button', { name: 'Click to login' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(sam.email);
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(sam.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await sayNo(page);
  await oliveDevice.page.getByText('0/10').waitFor();
});

test('a reply is saved when the disk is full', async () => {
  const { oliveDevice, samDevice, giId } = await openOnTwoDevices(browser);
  const { page, context } = samDevice;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: fivesUrl(), quotaSize: 1 });
  await sayNo(page);
  await oliveDevice.page.getByText('0/10').waitFor();
  await openInstance(page, giId);
  await page.getByText("You're not playing", { exact: true }).waitFor();
});

async function removeIndexedDb(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
}

async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is forbidden', 'SecurityError');
        },
      });
  });
}

async function addPetra(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Name/).fill('Petra');
  await dialog.getByRole('button', { name: /Add|Bring/ }).click();
}

async function sayNo(page: Page): Promise<void> {
  await changeReply(page, 'No');
  await page
    .getByText(/^(You said no\.|You're not playing)$/)
    .first()
    .waitFor();
}

async function slowDownNetwork(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = 20 * 1024;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return devtools;
}

async function closeConnections(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

async function advanceClockByOneHour(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward('01:01:00');
  await page.clock.resume();
}
