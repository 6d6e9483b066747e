import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { simulateGoogle, simulatePushes } from './simulated-pushes.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
});
afterAll(() => browser.close());

const turnOnButton = (page: Page) => page.getByRole('button', { name: 'Turn on notifications' });

async function joinAsGuest(giId: string, name: string): Promise<Device> {
  const visitor = await openDevice(browser, { serviceWorkers: 'allow' });
  const { page } = visitor;
  await simulatePushes(page, 'granted');
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
  return visitor;
}

test('a guest is asked after a yes and registers the device with one tap', async () => {
  const { giId } = await aGame(olive);
  const { page, context, errors } = await joinAsGuest(giId, 'Gus');
  await simulateGoogle(context, 'guests-token');
  await turnOnButton(page).click();
  await turnOnButton(page).waitFor({ state: 'detached' });
  const [playerInstance] = (
    await database().collection(paths.playerInstances(giId)).where('name', '==', 'Gus').get()
  ).docs;
  const devices = await database()
    .collection(paths.pushTokens(playerInstance?.id ?? ''))
    .get();
  expect(devices.docs.map((each) => each.get('token'))).toEqual(['guests-token']);

  await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } }, olive);
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /Unread: Game cancelled/ }).waitFor();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.getByRole('checkbox', { name: 'Cancelled games' }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Game warnings' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a guest who declines notifications is not asked again', async () => {
  const { giId } = await aGame(olive);
  const { page } = await joinAsGuest(giId, 'Gil');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await turnOnButton(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText("You're in", { exact: true }).waitFor();
  expect(await turnOnButton(page).count()).toBe(0);
});

test('cancelling shows how many people are notified and how many cannot be reached', async () => {
  const { giId } = await aGame(olive);
  const [sam, gus] = await Promise.all([signUp('Sam'), guest('Gus')]);
  await joinAll(giId, [sam]);
  const body = { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } as const;
  await callApi('joinAsGuest', { params: { giId }, body }, gus);
  const { page, context } = await visitAs(browser, olive, `/gi/${giId}/edit`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Cancel this game' }).click();
  await page.getByText("No one will be notified, 2 can't be reached").waitFor();
  await page.getByRole('button', { name: 'Copy for the chat' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Tuesday Fives on .* is cancelled\.$/,
  );
  await page.getByRole('button', { name: 'Cancel game' }).click();
  await waitFor(async () =>
    expect(await stored(paths.notification(sam.uid, `${giId}_CANCELLED`))).toBeDefined(),
  );
});
