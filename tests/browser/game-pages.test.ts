import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ada: Person;
let tom: Person;
let gameId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ada, tom] = await Promise.all([signUp('Olive'), signUp('Ada'), guest('Tom')]);
  const game = await aGame(olive);
  gameId = game.gameId;
  const params = { giId: game.giId };
  await joinAll(game.giId, [olive, ada]);
  await callApi('joinAsGuest', { params, body: { name: 'Tom', anonUid: tom.uid, status: 'PLAYING' } }, tom);
  await callApi('addOrganiser', { params: { gameId }, body: { uid: ada.uid } }, olive);
  await kickOff(game.giId);
  await callApi('enterCost', { params, body: { amount: 3000, currency: 'GBP' } }, olive);
});
afterAll(() => browser.close());

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Pages of this game' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true });

async function openEachTab(page: Page): Promise<string[]> {
  const names = await tabs(page).getByRole('link').allInnerTexts();
  for (const name of names) {
    await tab(page, name).click();
    await page.locator('[aria-current="page"]', { hasText: name }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Tuesday Fives' }).waitFor();
  }
  return names;
}

describe('game pages', () => {
  test('show an organiser five tabs, all debts and the people with their roles', async () => {
    const { page, errors } = await visitAs(browser, olive, `/game/${gameId}`);
    await tabs(page).waitFor();
    expect(await openEachTab(page)).toEqual(['Games', 'Table', 'People', 'Money', 'Settings']);
    const tabTops = (await tabs(page).getByRole('link').all()).map(
      async (each) => (await each.boundingBox())?.y,
    );
    expect(new Set(await Promise.all(tabTops)).size).toBe(1);

    await tab(page, 'People').click();
    const person = (name: string) =>
      page.getByRole('region', { name: 'Player pool' }).getByRole('listitem').filter({ hasText: name });
    await person('Olive').getByText('lead organiser').waitFor();
    await person('Ada').getByText('organiser', { exact: true }).waitFor();
    await person('Tom').getByText('guest').waitFor();
    await page.getByText('You and Ada organise this game.').waitFor();
    await page.getByRole('button', { name: 'Manage Ada' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ada' });
    await sheet.getByRole('button', { name: 'Remove as organiser' }).click();
    await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText("You're the only organiser.").waitFor();

    await tab(page, 'Money').click();
    await page.getByText('Tom owes £10.00').waitFor();
    const markAsPaid = async () => {
      await page.getByRole('button', { name: /^Mark as paid: Tom/ }).click();
      await page.getByText('Tom owes £10.00').waitFor({ state: 'detached' });
    };
    await markAsPaid();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Tom owes £10.00').waitFor();
    await markAsPaid();
    await page.getByText('Ada owes £10.00').waitFor();
    expect(errors).toEqual([]);
  });

  test('show a player four tabs and only their own debts', async () => {
    const { page, errors } = await visitAs(browser, ada, `/game/${gameId}`);
    await tabs(page).waitFor();
    expect(await openEachTab(page)).toEqual(['Games', 'Table', 'People', 'Money']);
    await page.getByText('You owe £10.00').waitFor();
    expect(await page.getByText('Olive owes').count()).toBe(0);
    await tab(page, 'People').click();
    await page.getByRole('region', { name: 'Player pool' }).getByText('Tom').waitFor();
    expect(await page.getByRole('button', { name: /^Manage/ }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('show a guest four tabs that fit on a small phone', async () => {
    const { page, errors } = await visitAs(browser, tom, `/game/${gameId}/money`);
    await page.setViewportSize({ width: 320, height: 640 });
    await tabs(page).waitFor();
    expect(await openEachTab(page)).toEqual(['Games', 'Table', 'People', 'Money']);
    await page.reload();
    const box = await tab(page, 'Money').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
    expect(errors).toEqual([]);
  });
});
