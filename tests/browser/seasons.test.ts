import { DEFAULT_POINTS, paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ada: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function aPlayedGame() {
  const game = await aGame(olive);
  await joinAll(game.giId, [olive, ada]);
  await playFirst(game, [olive, ada]);
  return game;
}

async function startSeason(page: Page, name: string, from: string) {
  await button(page, 'Start a new season').click();
  const sheet = page.getByRole('dialog', { name: 'Start a new season' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('First day').fill(from);
  await sheet.getByRole('button', { name: 'Start season' }).click();
  return sheet;
}

test('each season has a table at its own address', async () => {
  const { gameId } = await aPlayedGame();
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/stats`);
  const first = await startSeason(page, 'Spring', day(-30));
  await first.waitFor({ state: 'detached' });
  await page.getByText('Spring started', { exact: true }).waitFor();
  const early = await startSeason(page, 'Early', day(-31));
  await early.getByText("A season can't start before the last one did", { exact: true }).waitFor();
  await early.getByLabel('Name').fill('');
  await early.getByRole('button', { name: 'Start season' }).click();
  await early.getByText('Season name is required').waitFor();
  await page.keyboard.press('Escape');
  await (await startSeason(page, 'Summer', day(1))).waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: 'Spring' }).getByText('current').waitFor();

  await button(page, 'Rename Summer').click();
  const rename = page.getByRole('dialog', { name: 'Rename season' });
  await rename.getByLabel('Name').fill('High summer');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('listitem').filter({ hasText: 'High summer' }).waitFor();
  await button(page, 'Rename High summer').click();
  await rename.getByLabel('Name').fill('Summer');
  await rename.getByRole('button', { name: 'Save name' }).click();
  await button(page, 'Rename Summer').waitFor();

  // The current season is first.
  const player = await visitAs(browser, ada, `/game/${gameId}/stats`);
  const chosen = player.page.getByLabel('Season');
  await player.page.getByRole('table', { name: 'Leaderboard' }).waitFor();
  await chosen.waitFor();
  expect(await chosen.locator('option').allTextContents()).toEqual(['Spring', 'All time']);
  expect(await player.page.getByText(/Champion of/).count()).toBe(0);

  const spring: string = (await stored(paths.game(gameId)))?.seasons[0].id;
  await player.page.goto(`${fivesUrl()}/game/${gameId}/stats?season=all`);
  await player.page.getByRole('table', { name: 'Leaderboard' }).waitFor();
  expect(await chosen.inputValue()).toBe('all');
  await chosen.selectOption({ label: 'Spring' });
  await player.page.waitForURL(`${fivesUrl()}/game/${gameId}/stats?season=${spring}`);
  await player.page.getByRole('link', { name: 'show all Games won' }).click();
  await player.page.getByRole('heading', { level: 1, name: 'Games won' }).waitFor();
  expect(player.page.url()).toContain(`season=${spring}`);
  await player.page.goBack();
  await player.page.goBack();
  await player.page.waitForURL(`${fivesUrl()}/game/${gameId}/stats?season=all`);
  await waitFor(async () => expect(await chosen.inputValue()).toBe('all'));
  expect([...errors, ...player.errors]).toEqual([]);
});

test('the stats name the champion of a finished season', async () => {
  const { gameId } = await aPlayedGame();
  const start = (name: string, minutes: number) => {
    const from = new Date(Date.now() + minutes * 60_000).toISOString();
    return callApi('startSeason', { params: { gameId }, body: { name, from } }, olive);
  };
  const spring = await start('Spring', -600);
  const summer = await start('Summer', -5);
  const champions = async () => (await stored(paths.game(gameId)))?.champions[spring._id];
  await waitFor(async () => expect(await champions()).toHaveLength(1));
  const [{ name, points }] = await champions();

  const { page, errors } = await visitAs(browser, ada, `/game/${gameId}/stats`);
  await page.getByText(`Champion of Spring: ${name}, ${points} points`).waitFor();
  await page.getByRole('heading', { name: 'No results in this season yet' }).waitFor();
  expect(await page.getByLabel('Season').inputValue()).toBe(summer._id);
  await page.getByLabel('Season').selectOption({ label: 'Spring' });
  const top = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(1);
  await top.getByRole('rowheader', { name }).waitFor();
  expect(errors).toEqual([]);
});

test('a change of points recounts all results for all players', async () => {
  const { gameId } = await aPlayedGame();
  const player = await visitAs(browser, ada, `/game/${gameId}/stat?stat=leaderboard`);
  await player.page.getByText('win (W) 3').waitFor();
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/stats`);
  await button(page, 'Change the points').click();
  const sheet = page.getByRole('dialog', { name: 'Change the points' });
  await sheet.getByLabel('A win').fill('21');
  await sheet.getByRole('button', { name: 'Save points' }).click();
  await sheet.getByText('Points must be a whole number from 0 to 20').waitFor();
  await sheet.getByLabel('A win').fill('7');
  await sheet.getByRole('button', { name: 'Save points' }).click();
  await page.getByText('Points changed. Updating the leaderboards…', { exact: true }).waitFor();
  await page.getByText('win (W) 7').waitFor();
  await player.page.getByText('win (W) 7').waitFor();
  const top = player.page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(1);
  await top.getByRole('cell', { name: '7', exact: true }).waitFor();
  expect((await stored(paths.game(gameId)))?.points).toEqual({ ...DEFAULT_POINTS, win: 7 });
  expect([...errors, ...player.errors]).toEqual([]);
});
