import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ada: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function aPlayedGame() {
  const game = await aGame(olive);
  await joinAll(game.giId, [olive, ada]);
  const body = { name: 'Tom', status: 'PLAYING', broughtBy: ada.uid } as const;
  await callApi('addPerson', { params: { giId: game.giId }, body }, ada);
  await kickOff(game.giId);
  return game;
}

test('a player marks a share as paid and the organiser confirms it', async () => {
  const { gameId, giId } = await aPlayedGame();
  const settings = await visitAs(browser, olive, `/game/${gameId}/money`);
  await settings.page.getByLabel('How to pay').fill('Monzo: https://monzo.me/olive');
  await button(settings.page, 'Save').click();
  await settings.page.getByText('Payment details saved', { exact: true }).waitFor();

  const organiser = await visitAs(browser, olive, `/gi/${giId}`);
  const player = await visitAs(browser, ada, `/gi/${giId}`);
  await Promise.all([waitForLivePool(organiser.page), waitForLivePool(player.page)]);
  expect(await player.page.getByText('Your share').count()).toBe(0);
  await button(organiser.page, /What did it cost/).click();
  const sheet = organiser.page.getByRole('dialog', { name: 'What did it cost?' });
  await button(organiser.page, 'Split cost').click();
  await sheet.getByText('Enter an amount, such as 60.00').waitFor();
  await sheet.getByLabel('Amount').fill('60.01');
  await sheet.getByText('About £20.00 each, split between 3.').waitFor();
  await button(organiser.page, 'Split cost').click();
  await button(organiser.page, /1 of 2 have paid/).waitFor();

  await player.page.getByText('Your share: £40.01').waitFor();
  const link = player.page.getByRole('link', { name: 'https://monzo.me/olive' });
  expect(await link.getAttribute('href')).toBe('https://monzo.me/olive');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await button(player.page, "Who's paid").count()).toBe(0);
  await button(player.page, "I've paid").click();
  await button(player.page, "I haven't paid").click();
  await button(player.page, "I've paid").click();
  await player.page.getByText('Marked as paid. Waiting for the organiser to confirm.').waitFor();

  await organiser.page.getByText('Done (1)').click();
  await button(organiser.page, /Everyone.s paid/).click();
  await organiser.page.getByText("£40.01 · says they've paid").waitFor();
  await button(organiser.page, 'Confirm: Ada').click();
  await organiser.page.getByText('Ada marked as paid').waitFor();
  // Without this wait, the next text would match the state before the confirmation.
  await button(organiser.page, 'Undo: Ada').waitFor();
  await organiser.page.keyboard.press('Control+z');
  await organiser.page.getByText("£40.01 · says they've paid").waitFor();
  await button(organiser.page, 'Confirm: Ada').click();
  await button(organiser.page, 'Undo: Ada').waitFor();
  await player.page.getByText('Paid and confirmed.').waitFor();
  expect(await button(player.page, "I haven't paid").count()).toBe(0);
  expect(await stored(paths.cost(giId))).toMatchObject({
    shares: { [ada.uid]: { state: 'CONFIRMED', paid: 4001 } },
  });

  // The new cost excuses Tom. The amount that Ada has paid stays.
  await button(organiser.page, 'Edit cost').click();
  await organiser.page.getByRole('checkbox', { name: /Tom/ }).press('Space');
  await button(organiser.page, 'Split cost').click();
  await player.page.getByText('You paid £40.01. The cost has changed since.').waitFor();
  expect([...settings.errors, ...organiser.errors, ...player.errors]).toEqual([]);
});

test('an organiser sends a payment reminder and lets players see who has paid', async () => {
  const { gameId, giId } = await aPlayedGame();
  await callApi('enterCost', { params: { giId }, body: { amount: 3000, currency: 'EUR' } }, olive);
  const organiser = await visitAs(browser, olive, `/gi/${giId}`);
  await button(organiser.page, /1 of 2 have paid/).click();
  await button(organiser.page, 'Send a reminder').click();
  await organiser.page.getByText(/Reminder sent. You can send another from/).waitFor();
  expect(await button(organiser.page, 'Send a reminder').count()).toBe(0);
  await waitFor(async () =>
    expect(await stored(paths.notification(ada.uid, `${giId}_PAYMENT`))).toMatchObject({ kind: 'PAYMENT' }),
  );
  const settings = await visitAs(browser, olive, `/game/${gameId}/money`);
  await settings.page.getByText("Players see who's paid", { exact: true }).click();
  expect(await stored(paths.moneySettings(gameId))).not.toMatchObject({ debtsSeen: 'ALL' });
  await button(settings.page, 'Save').click();
  await settings.page.getByText('Payment details saved', { exact: true }).waitFor();
  const player = await visitAs(browser, ada, `/gi/${giId}`);
  await button(player.page, "Who's paid").click();
  const list = player.page.getByRole('dialog', { name: "Who's paid" });
  await list.getByText('€20.00 · not paid').waitFor();
  expect(await list.getByRole('button', { name: /Confirm/ }).count()).toBe(0);
  expect([...settings.errors, ...organiser.errors, ...player.errors]).toEqual([]);
});

test('a share marked as paid offline stays open and shows an error', async () => {
  const { giId } = await aPlayedGame();
  await callApi('enterCost', { params: { giId }, body: { amount: 3000, currency: 'EUR' } }, olive);
  const { page } = await visitAs(browser, ada, `/gi/${giId}`);
  await button(page, "I've paid").waitFor();
  await page.context().setOffline(true);
  await button(page, "I've paid").click();
  await page.getByText(/Can't reach Fives/).waitFor();
  expect(await stored(paths.ownShare(giId, ada.uid))).toMatchObject({ state: 'OPEN' });
});
