import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
});

afterAll(() => browser.close());

test('home lists the due reply first and links to its game', async () => {
  // Has no other game, also when the test is repeated.
  const organiser = await signUp('Olive');
  const { giId } = await aGame(organiser, { gameName: 'Thursday Lights' });
  const { page, errors } = await visitAs(browser, organiser, '/');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.waitFor();
  expect(await needs.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Reply: .+ Thursday Lights$/),
  ]);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await needs.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(await needs.count()).toBe(0);
  await page.getByRole('link', { name: /Thursday Lights/ }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  expect(errors).toEqual([]);
});

test('home lists the open tasks of a played game for organiser and player', async () => {
  const ada = await signUp('Ada');
  const { giId } = await aGame(olive, { gameName: 'Played Lights' });
  await joinAll(giId, [olive, ada]);
  await kickOff(giId);
  const params = { giId };
  await callApi('enterCost', { params, body: { amount: 1200, currency: 'GBP' } }, olive);
  const visitHome = async (person: Person) => {
    const { page, errors } = await visitAs(browser, person, '/');
    const needs = page.getByRole('region', { name: 'Needs you' });
    const rows = () => needs.getByRole('listitem').filter({ hasText: 'Played Lights' }).allTextContents();
    expect(errors).toEqual([]);
    return { page, titles: async () => (await rows()).map((row) => row.split(':')[0]) };
  };
  const organiser = await visitHome(olive);
  await expect.poll(organiser.titles).toEqual(['Pick the winner', 'Vote', '1 of 2 unpaid']);
  const player = await visitHome(ada);
  await expect.poll(player.titles).toEqual(['Vote', 'You owe £6']);
  await player.page.locator('main h2').first().getByText('Needs you').waitFor();
});
