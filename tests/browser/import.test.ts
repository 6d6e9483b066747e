import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
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
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an organiser imports past results and says who a name is', async () => {
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [tom]);
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/import`);
  await page.getByRole('textbox', { name: 'Your results' }).fill(`12/03/2025 Ann, Tom 5-3 Cid, Dee
19/03/2025 Ann, Cid 2-2 Tom, Dee
Who brings the ball?`);
  await button(page, 'Check results').click();
  await page.getByText('We found 2 games. Nothing is saved yet.').waitFor();
  await region(page, 'Left out').getByLabel('Line 3').waitFor();
  await button(page, 'Import 2 games').click();
  await page.getByText('Choose who Tom is').waitFor();
  await page.getByLabel('Who is Tom?').selectOption('Tom Harris');
  await button(page, 'Import 2 games').click();
  await page.getByText('2 games imported', { exact: true }).waitFor();

  await page.goto(`${fivesUrl()}/game/${gameId}/stat?stat=leaderboard`);
  const table = page.getByRole('table', { name: 'Leaderboard' });
  for (const name of ['Ann', 'Tom Harris', 'Cid', 'Dee'])
    await table.getByRole('rowheader', { name }).waitFor();
  expect(errors).toEqual([]);
});

test('an organiser pastes a list, assigns names and saves all in one step', async () => {
  const { giId } = await aGame(olive);
  await joinAll(giId, [tom, ada]);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await button(page, 'Add a player').click();
  await button(page, 'Paste a list').click();
  const list = 'Tuesday 7pm\n1. Olive\n2. Tom\n3. Ben +1\nReserves: Cid\nOut: Ada';
  await page.getByLabel('List from your chat').fill(list);
  await button(page, 'Check list').click();
  const sheet = page.getByRole('dialog', { name: 'Paste a list' });
  await sheet.getByText('We found 5 people. Nothing is saved yet.').waitFor();
  await sheet.getByText('Line 6 · Was playing').waitFor();
  await sheet.getByLabel('Who is Tom?').selectOption('Tom Harris');
  await button(page, 'Add 3 people and change 2 replies').click();
  await page.getByText('List saved').waitFor();
  await sheet.waitFor({ state: 'detached' });
  await row(page, "Ben's +1").waitFor();
  await row(page, 'Cid').waitFor();
  expect(errors).toEqual([]);
});
