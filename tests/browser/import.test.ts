import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
