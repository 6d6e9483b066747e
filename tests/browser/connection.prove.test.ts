import { paths } from '@fives/domain';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickOff, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { changeReply, openInstance, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { openOnTwoDevices, visitAs } from './visits.ts';

const DAY_MS = 24 * 3_600_000;
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

async function advanceClockByOneHour(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward('01:01:00');
  await page.clock.resume();
}

test('a reply after the start is refused on a phone whose clock is a day behind', async () => {
  const { giId, sam, samDevice } = await openOnTwoDevices(browser, {}, (context) =>
    context.clock.setFixedTime(Date.now() - DAY_MS),
  );
  const { page } = samDevice;
  await kickOff(giId);
  await changeReply(page, 'No');
  await page.getByText("Couldn't save your reply").waitFor();
  expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' });
});

test('the last of several offline replies counts', async () => {
  const { oliveDevice, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;
  await context.setOffline(true);
  for (const reply of ['No', 'Yes', 'No', 'Yes', 'No'] as const) await changeReplyAndWait(page, reply);
  await context.setOffline(false);
  await oliveDevice.page.getByText('0/10').waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await page.getByText("You're not playing", { exact: true }).waitFor();

  await context.setOffline(true);
  await changeReplyAndWait(page, 'Yes');
  await changeReplyAndWait(page, 'No');
  await changeReplyAndWait(page, 'Yes');
  await context.setOffline(false);
  await oliveDevice.page.getByText('1/10').waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await page.getByText("You're in", { exact: true }).waitFor();
  expect(await page.getByText("Couldn't save your reply").count()).toBe(0);
});

test('an offline reply that arrives after the start shows one error after a reload', async () => {
  const { giId, sam, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;
  await context.setOffline(true);
  await changeReplyAndWait(page, 'No');
  await page.reload();
  await page.getByText('Waiting to send').first().waitFor();
  await kickOff(giId);
  await context.setOffline(false);
  await page.getByText("Couldn't save your earlier reply").waitFor();
  await expectPlayingStored(giId, sam);
  // The page does not show the error again after another reload.
  await page.reload();
  await waitForLivePool(page);
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  expect(await page.getByText("Couldn't save your earlier reply").count()).toBe(0);
});

test('two tabs share an offline reply, which is sent even if one tab is closed', async () => {
  const { giId, oliveDevice, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;
  const otherTab = await context.newPage();
  await openInstance(otherTab, giId);
  await context.setOffline(true);
  await changeReplyAndWait(page, 'No');
  await otherTab.getByText('You said no.', { exact: true }).waitFor();
  await page.close();
  await otherTab.getByText('Waiting to send').first().waitFor();
  await context.setOffline(false);
  await oliveDevice.page.getByText('0/10').waitFor();
  await otherTab.getByText('Waiting to send').first().waitFor({ state: 'detached' });
});

test('a device that stores only its own reply shows a hint to go online', async () => {
  const [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await createGame(olive);
  await joinAll(giId, [sam]);
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 1 } }),
  );
  const { page, context } = await visitAs(browser, sam, '/', { serviceWorkers: 'allow' });
  const nextUp = page.getByRole('region', { name: 'upcoming' });
  await nextUp.getByText("You're in").waitFor();
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await nextUp.getByRole('link').click();
  await page.getByText('Go online to see who else has replied.').waitFor();
  await page.getByText("You're in", { exact: true }).waitFor();
  await page.getByText('1/10').waitFor();
  await changeReplyAndWait(page, 'No');
  await context.setOffline(false);
  await row(page, 'Olive').waitFor();
  await page.getByText('0/10').waitFor();
});

test('a missing script after a deploy reloads the app once at the target page', async () => {
  const visitor = await openDevice(browser);
  const { page, context } = visitor;
  await page.goto(`${fivesUrl()}/register`);
  await page.getByRole('heading', { name: 'Register' }).waitFor();
  await context.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('heading', { name: "Couldn't load this" }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(loads).toBe(1);

  await context.unroute('**/assets/login-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});

async function openOfflineGame() {
  const game = await openOnTwoDevices(browser, { serviceWorkers: 'allow' });
  await waitForOfflineApp(game.samDevice.page);
  return game;
}

async function changeReplyAndWait(page: Page, to: 'Yes' | 'No'): Promise<void> {
  await changeReply(page, to);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const texts = to === 'No' ? /^(You said no\.|You're not playing)$/ : /^(You said yes\.|You're in)$/;
  await page.getByText(texts).first().waitFor();
}

async function expectPlayingStored(giId: string, { uid }: Person): Promise<void> {
  expect(await stored(paths.playerInstance(giId, uid))).toMatchObject({ status: 'PLAYING' });
}
