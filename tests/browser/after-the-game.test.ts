import { readFile } from 'node:fs/promises';
import { DEFAULT_POINTS, formatInZone, paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, playFirst, visit, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ana: Person;
let ben: Person;
let cem: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ana, ben, cem] = await Promise.all([signUp('Olive'), signUp('Ana'), signUp('Ben'), signUp('Cem')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const waitForStatus = (page: Page, text: string) =>
  page.getByRole('status').getByText(text, { exact: true }).waitFor();

test('a player picks three others as player of the match and changes the vote', async () => {
  const dee = await signUp('Dee');
  const { giId } = await aGame(olive, { startDateTime: inHours(2) });
  await joinAll(giId, [olive, ana, ben, cem, dee]);
  // The Firestore rules compare ballots with the stored counts.
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: 5 } }),
  );
  await kickOff(giId);
  const { page, errors } = await visitAs(browser, ana, `/gi/${giId}/pick-motm`);
  const vote = async (...names: string[]) => {
    for (const name of names)
      await page.getByRole('list', { name: 'Players' }).getByRole('checkbox', { name }).click();
    await button(page, 'Submit Votes').click();
    await dialog(page, 'Votes Submitted').getByRole('button', { name: 'OK' }).click();
    await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
    return z.array(z.string()).parse((await stored(paths.motmBallot(giId, ana.uid)))?.votes);
  };
  await page.getByRole('heading', { name: 'Select 3 players' }).waitFor();
  expect((await vote('Ben', 'Cem', 'Dee')).toSorted()).toEqual([ben.uid, cem.uid, dee.uid].toSorted());
  await page.getByRole('link', { name: /You've voted/ }).click();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(3);
  expect((await vote('Cem', 'Olive')).toSorted()).toEqual([ben.uid, dee.uid, olive.uid].toSorted());
  expect(errors).toEqual([]);
});

test('a season and new points change the table of all players', async () => {
  const game = await aGame(olive, { gameName: 'Harbour Fives' });
  const { gameId } = game;
  await joinAll(game.giId, [olive, ana]);
  await playFirst(game, [olive, ana]);
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/stats`);
  await button(page, 'Start a new season').click();
  const sheet = dialog(page, 'Start a new season');
  await sheet.getByLabel('Name').fill('Spring');
  const monthAgo = new Date(Date.now() - 30 * 86_400_000);
  await sheet.getByLabel('First day').fill(formatInZone(monthAgo, 'Europe/London', 'yyyy-MM-dd'));
  await sheet.getByRole('button', { name: 'Start season' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('Spring started', { exact: true }).waitFor();

  const player = await visitAs(browser, ana, `/game/${gameId}/stats?season=all`);
  await player.page.getByRole('table', { name: 'Leaderboard' }).waitFor();
  const spring: string = (await stored(paths.game(gameId)))?.seasons[0].id;
  await player.page.getByLabel('Season').selectOption({ label: 'Spring' });
  await player.page.waitForURL(`${fivesUrl()}/game/${gameId}/stats?season=${spring}`);
  const top = player.page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(1);
  await top.getByRole('cell', { name: '3', exact: true }).waitFor();

  await button(page, 'Change the points').click();
  await dialog(page, 'Change the points').getByLabel('A win').fill('7');
  await button(page, 'Save points').click();
  await top.getByRole('cell', { name: '7', exact: true }).waitFor();
  expect((await stored(paths.game(gameId)))?.points).toEqual({ ...DEFAULT_POINTS, win: 7 });

  await page.goto(`${fivesUrl()}/game/${gameId}/settings`);
  const csv = button(page, 'Spreadsheet (CSV)');
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(file.suggestedFilename()).toBe('Harbour Fives.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF"Date",/);
  expect([...errors, ...player.errors]).toEqual([]);
});

test('a conditional yes becomes a spot when enough people play', async () => {
  const { giId } = await aGame(olive, { numberOfPlayers: 4 });
  const organiser = await visitAs(browser, olive, `/gi/${giId}`);
  const { page, errors } = await visit(browser, `/gi/${giId}`);
  await button(page, 'Yes, if…').click();
  const sheet = dialog(page, 'Will you be playing?');
  await sheet.getByLabel('How many must play?').selectOption('at least 2');
  await sheet.getByRole('button', { name: 'Say yes' }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await button(page, 'Play as Guest').click();
  await waitForStatus(page, 'Waiting for more players');
  await organiser.page.getByText('Yes, if at least 2 play').waitFor();
  await joinAll(giId, [ben]);
  await waitForStatus(page, "You're in");
  await organiser.page.getByText('Playing (2)').waitFor();

  await button(page, 'Change reply').click();
  await sheet.getByText('You said yes if at least 2 play.').waitFor();
  await sheet.getByRole('button', { name: 'Yes', exact: true }).click();
  await organiser.page.getByText('Yes, if at least 2 play').waitFor({ state: 'detached' });
  expect([...errors, ...organiser.errors]).toEqual([]);
});

test('a reserve accepts a late offer, and the organiser marks no-shows', async () => {
  const { giId } = await aGame(olive, { numberOfPlayers: 2, startDateTime: inHours(2) });
  await joinAll(giId, [ana, ben, cem]);
  const lateQueue = async () => (await stored(paths.gameInstance(giId)))?.lateQueue;
  await waitFor(async () => expect((await lateQueue())?.reserves[cem.uid]).toBeDefined());
  const { page, errors } = await visitAs(browser, cem, `/gi/${giId}`);
  await page.getByText("If another spot opens up, we'll ask if you can still make it.").waitFor();
  await callApi('reply', { params: { giId, uid: ana.uid }, body: { status: 'NOT_PLAYING' } }, ana);
  const offer = page.getByRole('group', { name: 'Can you still make it?' });
  await offer.getByRole('button', { name: 'Yes' }).click();
  await waitForStatus(page, "You're in");
  await waitFor(async () => expect((await lateQueue())?.playing).toContain(cem.uid));

  await kickOff(giId);
  const organiser = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(organiser.page);
  await button(organiser.page, /Who turned up\?/).click();
  const sheet = dialog(organiser.page, 'Who turned up?');
  await sheet.getByText('Ben: turned up').click();
  await sheet.getByText('Ben: no-show').waitFor();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await organiser.page.getByText('Saved', { exact: true }).waitFor();
  const noShows = async () => (await stored(paths.gameInstance(giId)))?.noShows;
  expect(await noShows()).toEqual([ben.uid]);
  await button(organiser.page, 'Undo').click();
  await waitFor(async () => expect(await noShows()).toEqual([]));
  expect([...errors, ...organiser.errors]).toEqual([]);
});
