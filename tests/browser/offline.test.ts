import { readFile } from 'node:fs/promises';
import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readCalendar } from '../support/calendars.ts';
import { kickOff, stored } from '../support/database.ts';
import { createGame } from '../support/games.ts';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { serveTwoVersions } from './next-version.ts';
import { changeReply, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { openOnTwoDevices, visitAs } from './visits.ts';

const FIRESTORE_URL = /google\.firestore\.v1\.Firestore/;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('an offline reply survives a reload and is sent when the device is online', async () => {
  const { oliveDevice, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;
  await context.setOffline(true);
  await page.getByText(/You're offline/).waitFor();
  await sayNo(page);
  await page.reload();
  await page.getByText('You said no.', { exact: true }).waitFor();
  await page.getByText('Waiting to send').first().waitFor();
  await oliveDevice.page.getByText('1/10').waitFor();

  await context.setOffline(false);
  await oliveDevice.page.getByText('0/10').waitFor();
  await row(oliveDevice.page, 'Sam').waitFor();
  await page.getByText("You're not playing", { exact: true }).waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await page.getByText(/You're offline/).waitFor({ state: 'detached' });
});

test('an offline reply that arrives after the start shows an error', async () => {
  const { giId, sam, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;
  await context.setOffline(true);
  await sayNo(page);
  await kickOff(giId);
  await context.setOffline(false);
  await page.getByText("Couldn't save your reply").waitFor();
  expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' });
});

test('a reply is kept during a Firestore outage and sent afterwards', async () => {
  const { oliveDevice, samDevice } = await openOnTwoDevices(browser);
  const { page, context } = samDevice;
  await context.route(FIRESTORE_URL, (route) => route.fulfill({ status: 503, body: 'restarting' }));
  // Closes the connections.
  await context.setOffline(true);
  await context.setOffline(false);
  await sayNo(page);
  await page.getByText('Waiting to send').first().waitFor();
  await oliveDevice.page.getByText('1/10').waitFor();

  await context.unroute(FIRESTORE_URL);
  await oliveDevice.page.getByText('0/10').waitFor();
  await page.getByText("You're not playing", { exact: true }).waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
});

test('the app opens offline after one visit, even at a screen never seen before', async () => {
  const { page, context } = await openDevice(browser, { serviceWorkers: 'allow' });
  await page.goto(`${fivesUrl()}/landing`);
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  await page.goto(`${fivesUrl()}/game/any-game/stats`);
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});

test('a calendar file downloads through the service worker', async () => {
  const olive = await signUp('Olive');
  const { giId } = await createGame(olive);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`, { serviceWorkers: 'allow' });
  await waitForOfflineApp(page);
  await page.reload();
  await waitForLivePool(page);
  await page.getByRole('button', { name: 'Invites', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: 'Download calendar file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('calendar.ics');
  const [event] = readCalendar(await readFile(await file.path(), 'utf8'));
  expect(event).toMatchObject({ uid: `${giId}@fives`, title: 'Tuesday Fives', status: 'CONFIRMED' });
  expect(new URL(page.url()).pathname).toBe(`/gi/${giId}`);
  expect(errors).toEqual([]);
});

test('a new version is activated only after a tap on Update', async () => {
  const deployment = await serveTwoVersions();
  onTestFinished(() => deployment.stop());
  const { page } = await openDevice(browser, { serviceWorkers: 'allow' });
  await page.goto(`${deployment.url}/landing`);
  await waitForOfflineApp(page);

  deployment.deploy();
  await page.reload();
  await page.getByRole('status').getByText("There's a new version of Fives.").waitFor();
  expect(await workers(page)).toBe('one active, one waiting');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  expect(await workers(page)).toBe('one active, none waiting');
  expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);
});

async function openOfflineGame() {
  const game = await openOnTwoDevices(browser, { serviceWorkers: 'allow' });
  await waitForOfflineApp(game.samDevice.page);
  return game;
}

/** Waits for the end of the sheet, which stays open until the device has stored the reply. */
async function sayNo(page: Page): Promise<void> {
  await changeReply(page, 'No');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('You said no.', { exact: true }).waitFor();
}

function workers(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    return `${active ? 'one' : 'none'} active, ${waiting ? 'one' : 'none'} waiting`;
  });
}
