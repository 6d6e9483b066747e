import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { launchBrowser } from './browser.ts';
import { row, waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let tom: Person;
let ada: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, tom, ada] = await Promise.all([signUp('Olive'), signUp('Tom Harris'), signUp('Ada')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sizeOf = async (giId: string) => (await database().collection(paths.playerInstances(giId)).get()).size;

async function checkList(page: Page, text: string): Promise<void> {
  await button(page, 'Add a player').click();
  await button(page, 'Paste a list').click();
  await page.getByLabel('List from your chat').fill(text);
  await button(page, 'Check list').click();
}

const LIST = `Tuesday 7pm
1. Olive
2. Tom
3. Ben +1
Reserves: Cid
Out: Ada
Who brings the ball?`;

test('an organiser pastes a list, assigns names and saves all in one step', async () => {
  const { giId } = await aGame(olive);
  await joinAll(giId, [tom, ada]);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await checkList(page, '  ');
  await page.getByText('Paste your list first').waitFor();
  await page.getByLabel('List from your chat').fill(LIST);
  await button(page, 'Check list').click();
  const sheet = page.getByRole('dialog', { name: 'Paste a list' });
  await sheet.getByText('We found 5 people. Nothing is saved yet.').waitFor();
  await sheet.getByRole('region', { name: 'Reserves' }).getByText('Cid').waitFor();
  await sheet.getByRole('region', { name: 'Playing' }).getByText('New · brings 1').waitFor();
  await sheet.getByRole('region', { name: 'Not playing' }).getByText('Was playing').waitFor();
  await sheet.getByRole('region', { name: 'Left out' }).getByText('Who brings the ball?').waitFor();
  expect(await sizeOf(giId)).toBe(3);

  await button(page, 'Add 4 people and change 2 replies').click();
  await sheet.getByText('Choose who Tom is').waitFor();
  const choice = sheet.getByRole('group', { name: 'Who is Tom?' });
  await choice.getByRole('button', { name: 'Someone new' }).click();
  await choice.getByRole('button', { name: 'Tom Harris' }).click();
  await button(page, 'Add 3 people and change 2 replies').click();
  await page.getByText('3 people added, 2 replies changed').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await row(page, "Ben's +1").waitFor();
  await row(page, 'Cid').waitFor();
  expect(await sizeOf(giId)).toBe(6);

  await checkList(page, LIST.replace('2. Tom', '2. Tom Harris'));
  await sheet.getByText("We found 5 people. There's nothing to change.").waitFor();
  await button(page, 'Edit list').click();
  expect(await page.getByLabel('List from your chat').inputValue()).toContain('Who brings the ball?');
  expect(errors).toEqual([]);
});

test('a failed save shows the reason and keeps the list', async () => {
  const { giId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await checkList(page, '1. Ben\n2. Cid');
  await button(page, 'Add 2 people').waitFor();
  await page.context().setOffline(true);
  await button(page, 'Add 2 people').click();
  const sheet = page.getByRole('dialog', { name: 'Paste a list' });
  await sheet.getByText("Can't reach Fives. Check your connection and try again.").waitFor();
  await page.context().setOffline(false);
  await button(page, 'Add 2 people').click();
  await page.getByText('2 people added').waitFor();
});
