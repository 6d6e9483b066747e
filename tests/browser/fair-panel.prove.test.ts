import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { holdScripts, launchBrowser } from './browser.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('players see the prediction after the game without a layout shift', async () => {
  const [olive, ana] = await Promise.all([signUp('Olive'), signUp('Ana')]);
  const game = await aGame(olive);
  await joinAll(game.giId, [olive, ana]);
  const giId = await playFirst(game, [olive, ana]);
  await callApi('pickFairTeams', { params: { giId } }, olive);
  await kickOff(giId);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  const { page, errors } = await visitAs(browser, ana, '/robots.txt');
  const scripts = '**/assets/fair-panel-*.js';
  const load = await holdScripts(page, scripts);
  const request = page.waitForRequest(scripts);
  await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
  await request;
  const lists = ['Team A', 'Team B', 'Player pool'].map((name) => page.getByRole('region', { name }));
  for (const list of lists) await list.waitFor();
  const boxes = () => Promise.all(lists.map((list) => list.boundingBox()));
  const before = await boxes();
  load();
  await page.getByRole('region', { name: 'Prediction' }).waitFor();
  expect(await boxes()).toEqual(before);
  expect(errors).toEqual([]);
});
