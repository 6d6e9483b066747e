import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { guest, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { changeReply, row, waitForLivePool } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function mergeOnPage(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: from });
  await dialog.getByLabel('Same person as').selectOption({ label: to });
  const both = dialog.getByRole('group', { name: 'Both entries' });
  for (const name of [from, to]) await both.getByText(name, { exact: true }).waitFor();
  for (const text of ['Playing', '0 games played', 'Guest with the link'])
    await both.getByText(text, { exact: true }).first().waitFor();
  await dialog.getByText(/ stays\. .*'s replies, votes and results move to /).waitFor();
  await button(page, 'Merge').click();
  await dialog.waitFor({ state: 'detached' });
}

const uidsIn = async (giId: string) =>
  (await database().collection(paths.playerInstances(giId)).get()).docs.map(({ id }) => id).toSorted();

test('the browser of a merged guest acts for the remaining entry', async () => {
  const [olive, other] = await Promise.all([signUp('Olive'), guest('Tom')]);
  const { giId } = await aGame(olive);
  const guestVisit = await visit(browser, `/gi/${giId}`);
  await button(guestVisit.page, 'Yes').click();
  await guestVisit.page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await button(guestVisit.page, 'Play as Guest').click();
  await guestVisit.page
    .getByRole('status')
    .filter({ hasText: /^You(’|'| a)re in/ })
    .waitFor();
  await callApi('addPerson', { params: { giId }, body: { name: 'Big Dave', status: 'PLAYING' } }, olive);
  const body = { name: other.name, anonUid: other.uid, status: 'PLAYING' } as const;
  await callApi('joinAsGuest', { params: { giId }, body }, other);

  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  // The entry with a sign-in remains, although the organiser merges this entry into the other.
  await mergeOnPage(page, 'Gus', 'Big Dave');
  await row(page, 'Big Dave').waitFor({ state: 'detached' });
  await row(page, 'Gus').waitFor();
  // This time, the entry of the other guest remains.
  await mergeOnPage(page, 'Gus', 'Tom');
  await row(page, 'Gus').waitFor({ state: 'detached' });
  await guestVisit.page.locator('li[aria-current="true"]').filter({ hasText: 'Tom' }).waitFor();
  await guestVisit.page
    .getByRole('status')
    .filter({ hasText: /^You(’|'| a)re in/ })
    .waitFor();
  expect(await guestVisit.page.getByText('Will you be playing?').count()).toBe(0);

  await changeReply(guestVisit.page, 'No');
  await waitFor(async () =>
    expect(await stored(paths.playerInstance(giId, other.uid))).toMatchObject({ status: 'NOT_PLAYING' }),
  );
  expect(await uidsIn(giId)).toEqual([olive.uid, other.uid].toSorted());
  await guestVisit.page.goto(`${fivesUrl()}/`);
  await guestVisit.page.getByRole('link', { name: /Fives/ }).first().waitFor();
  await guestVisit.page.goto(`${fivesUrl()}/gi/${giId}`);
  await guestVisit.page
    .getByRole('status')
    .filter({ hasText: /^You(’|'| a)re (out|not)/ })
    .waitFor();
  expect([...errors, ...guestVisit.errors]).toEqual([]);
});

test('an organiser merges a guest who confirms being an added player', async () => {
  const olive = await signUp('Olive');
  const { giId } = await aGame(olive);
  await callApi('addPerson', { params: { giId }, body: { name: 'Big Dave', status: 'PLAYING' } }, olive);
  const guestVisit = await visit(browser, `/gi/${giId}`);
  await button(guestVisit.page, 'Yes').click();
  await guestVisit.page.getByRole('tabpanel').getByLabel('Name').fill('big dave');
  await button(guestVisit.page, 'Play as Guest').click();
  await guestVisit.page.getByText('Are you the Big Dave that Olive added?').waitFor();
  await button(guestVisit.page, "Yes, that's me").click();
  await guestVisit.page.getByText("You're also on the list as Big Dave").waitFor();

  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await page.getByText('Is big dave B the Big Dave that you added?').waitFor();
  await button(page, 'Merge').click();
  await page.getByText('Is big dave B').waitFor({ state: 'detached' });
  await guestVisit.page.getByText("You're also on the list").waitFor({ state: 'detached' });
  await waitFor(async () => expect(await uidsIn(giId)).toHaveLength(2));
  expect((await uidsIn(giId)).filter((uid) => uid.startsWith('g_'))).toEqual([]);
  expect([...errors, ...guestVisit.errors]).toEqual([]);
});

test('a player who denies being the added player is not asked again', async () => {
  const [olive, dave, other] = await Promise.all([signUp('Olive'), signUp('Dave'), signUp('Dave')]);
  const { giId } = await aGame(olive);
  await callApi('addPerson', { params: { giId }, body: { name: 'Dave', status: 'PLAYING' } }, olive);
  await joinAll(giId, [dave, other]);
  const question = 'Are you the Dave that Olive added?';
  const daveVisit = await visitAs(browser, dave, `/gi/${giId}`);
  await daveVisit.page.getByText(question).waitFor();
  await button(daveVisit.page, 'No').last().click();
  await daveVisit.page.getByText(question).waitFor({ state: 'detached' });
  await daveVisit.page.reload();
  await waitForLivePool(daveVisit.page);
  expect(await daveVisit.page.getByText(question).count()).toBe(0);

  const otherVisit = await visitAs(browser, other, `/gi/${giId}`);
  await button(otherVisit.page, "Yes, that's me").click();
  const { page } = await visitAs(browser, olive, `/gi/${giId}`);
  await button(page, 'Not the same person').click();
  await page.getByText('They say yes.').waitFor({ state: 'detached' });
  await otherVisit.page.getByText("You're also on the list").waitFor({ state: 'detached' });
  expect(await stored(paths.playerInstance(giId, other.uid))).toMatchObject({ sameAs: null });
});
