import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { holdScripts, launchBrowser } from './browser.ts';
import { openInstance, row, waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ada: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an organiser makes a player an organiser, hands over the game and steps down', async () => {
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [ada]);
  const oliveVisit = await visitAs(browser, olive, `/gi/${giId}`);
  const adaVisit = await visitAs(browser, ada, `/gi/${giId}`);
  await Promise.all([waitForLivePool(oliveVisit.page), waitForLivePool(adaVisit.page)]);
  await row(adaVisit.page, 'Olive').getByText('organiser', { exact: true }).waitFor();
  expect(await button(adaVisit.page, 'Add a player').count()).toBe(0);

  await row(oliveVisit.page, 'Ada').getByRole('button').click();
  await button(oliveVisit.page, 'Make organiser').click();
  await oliveVisit.page.getByText('Ada will be able to invite').waitFor();
  await button(oliveVisit.page, 'Make organiser').click();
  await oliveVisit.page.getByText('Ada is now an organiser', { exact: true }).waitFor();
  await row(oliveVisit.page, 'Ada').getByText('organiser', { exact: true }).waitFor();
  await button(adaVisit.page, 'Add a player').waitFor();

  // Another organiser cannot take the game from the lead organiser.
  await row(adaVisit.page, 'Olive').getByRole('button').click();
  const dialog = adaVisit.page.getByRole('dialog', { name: 'Olive' });
  await dialog.getByText('Go to teams').waitFor();
  for (const name of ['Make organiser', 'Remove as organiser', 'Hand over game', 'Remove for good'])
    expect(await dialog.getByRole('button', { name }).count()).toBe(0);
  await adaVisit.page.keyboard.press('Escape');

  await row(oliveVisit.page, 'Ada').getByRole('button').click();
  await button(oliveVisit.page, 'Hand over game').click();
  await button(oliveVisit.page, 'Hand over').click();
  await oliveVisit.page.getByText('Ada is now the lead organiser', { exact: true }).waitFor();
  await waitFor(async () => expect(await stored(paths.game(gameId))).toMatchObject({ orgUid: ada.uid }));

  const settings = await visitAs(browser, olive, `/game/${gameId}/people`);
  await settings.page.getByText(/^You and .+ organise this game\./).waitFor();
  await button(settings.page, 'Step down').click();
  await button(settings.page, 'Step down').click();
  await settings.page.getByText("You're no longer an organiser", { exact: true }).waitFor();
  await button(oliveVisit.page, 'Add a player').waitFor({ state: 'detached' });
  expect([...oliveVisit.errors, ...adaVisit.errors, ...settings.errors]).toEqual([]);
});

test('the cards of an organiser appear together', async () => {
  const { giId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, '/account');
  const load = await holdScripts(page, '**/assets/organiser-tasks-*.js');
  await openInstance(page, giId);
  expect(await button(page, 'Invites').count()).toBe(0);
  load();
  await page.getByRole('heading', { name: 'To do' }).waitFor();
  await button(page, 'Invites').waitFor();
});
