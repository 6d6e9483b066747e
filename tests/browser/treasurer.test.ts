import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickOff } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { launchBrowser } from './browser.ts';
import { row, waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let tess: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, tess] = await Promise.all([signUp('Olive'), signUp('Tess')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a treasurer enters costs and money settings until removed', async () => {
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [olive, tess]);
  const organiser = await visitAs(browser, olive, `/game/${gameId}/people`);
  await button(organiser.page, 'Manage Tess').click();
  await button(organiser.page, 'Make treasurer').click();
  await organiser.page.getByText('Tess will be able to enter costs').waitFor();
  await button(organiser.page, 'Make treasurer').click();
  await organiser.page.getByText('Tess is now a treasurer', { exact: true }).waitFor();
  await organiser.page.getByText('treasurer', { exact: true }).waitFor();

  await kickOff(giId);
  const treasurer = await visitAs(browser, tess, `/gi/${giId}`);
  await waitForLivePool(treasurer.page);
  await row(treasurer.page, 'Tess').getByText('treasurer', { exact: true }).waitFor();
  await button(treasurer.page, /What did it cost/).click();
  const sheet = treasurer.page.getByRole('dialog', { name: 'What did it cost?' });
  await sheet.getByLabel('Amount').fill('20');
  await button(treasurer.page, 'Split cost').click();
  // The share of the person who enters the cost is marked as paid.
  await button(treasurer.page, /1 of 2 have paid/).click();
  await button(treasurer.page, 'Undo: Tess').waitFor();
  await button(treasurer.page, 'Send a reminder').waitFor();
  await treasurer.page.keyboard.press('Escape');
  for (const name of ['Who turned up?', 'Pick winner!', 'Add a player'])
    expect(await treasurer.page.getByText(name).count()).toBe(0);

  const money = await visitAs(browser, tess, `/game/${gameId}/money`);
  await money.page.getByText('Olive owes £10.00').waitFor();
  await money.page.getByLabel('How to pay').fill('Cash');
  await button(money.page, 'Save').click();
  await money.page.getByText('Payment details saved', { exact: true }).waitFor();
  expect(await money.page.getByRole('link', { name: 'Settings' }).count()).toBe(0);

  await button(organiser.page, 'Manage Tess').click();
  await button(organiser.page, 'Remove as treasurer').click();
  await button(organiser.page, 'Remove').click();
  await organiser.page.getByText('Tess is no longer a treasurer', { exact: true }).waitFor();
  await money.page.getByRole('textbox', { name: 'How to pay' }).waitFor({ state: 'detached' });
  expect([...organiser.errors, ...treasurer.errors, ...money.errors]).toEqual([]);
});
