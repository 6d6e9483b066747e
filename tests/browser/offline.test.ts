import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickOff, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { changeReply, openInstance, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { openOnTwoDevices, visitAs } from './visits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('an offline reply is shown as waiting and sent when the device is online', async () => {
  const { oliveDevice, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;

  await context.setOffline(true);
  await page.getByText(/You're offline/).waitFor();
  await changeReplyAndWait(page, 'No');
  await page.getByText('Waiting to send').first().waitFor();
  expect(await oliveDevice.page.getByText('1/10').count()).toBe(1);

  await context.setOffline(false);
  await oliveDevice.page.getByText('0/10').waitFor();
  await row(oliveDevice.page, 'Sam').waitFor();
  await page.getByText('Waiting to send').first().waitFor({ state: 'detached' });
  await page.getByText(/You're offline/).waitFor({ state: 'detached' });
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

test('an offline reply that arrives after the start shows an error', async () => {
  const { giId, sam, samDevice } = await openOfflineGame();
  const { page, context } = samDevice;
  await context.setOffline(true);
  await changeReplyAndWait(page, 'No');
  await kickOff(giId);
  await context.setOffline(false);
  await page.getByText("Couldn't save your reply").waitFor();
  await expectPlayingStored(giId, sam);
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
  const nextUp = page.getByRole('region', { name: 'Next up' });
  await nextUp.getByText("You're in").waitFor();
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await nextUp.getByRole('link', { name: 'Open this game' }).click();
  await page.getByText('Go online to see who else has replied.').waitFor();
  await page.getByText("You're in", { exact: true }).waitFor();
  await page.getByText('1/10').waitFor();
  await changeReplyAndWait(page, 'No');
  await context.setOffline(false);
  await row(page, 'Olive').waitFor();
  await page.getByText('0/10').waitFor();
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
