import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { misfitsOf } from './narrow.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let tom: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, tom] = await Promise.all([signUp('Olive'), signUp('Tom Harris')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page) => page.getByRole('textbox', { name: 'Your results' });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const RESULTS = `12/03/2025 Ann, Tom 5-3 Cid, Dee
19/03/2025 Ann, Cid 2-2 Tom, Dee
26/03/2025 Ann, Dee beat Tom, Cid
Who brings the ball?`;

async function checkResults(page: Page, text: string): Promise<void> {
  await textbox(page).fill(text);
  await button(page, 'Check results').click();
}

async function aGameWithTom(): Promise<string> {
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [tom]);
  return gameId;
}

test('an organiser imports past results, says who a name is, and undoes the import', async () => {
  const gameId = await aGameWithTom();
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/stats`);
  await page.getByRole('link', { name: 'Import past results' }).click();
  await page.waitForURL(`${fivesUrl()}/game/${gameId}/import`);
  await checkResults(page, '  ');
  await page.getByText('Paste your results first').waitFor();
  await checkResults(page, RESULTS);
  const summary = page.getByText('We found 3 games and 4 people. Nothing is saved yet.');
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await region(page, 'Left out').getByText('Who brings the ball?').waitFor();
  await region(page, 'Games').getByText('Wed 12 Mar 2025').waitFor();
  await page.getByText('3 new people: Ann, Cid, Dee').waitFor();
  expect([...(await problemsOf(page, 'preview')), ...(await misfitsOf(page, 'preview'))]).toEqual([]);

  await button(page, 'Import 3 games').click();
  await page.getByText('Choose who Tom is').waitFor();
  const suggested = page
    .getByRole('group', { name: 'Who is Tom?' })
    .getByRole('button', { name: 'Tom Harris' });
  expect(await suggested.evaluate((element) => element === document.activeElement)).toBe(true);
  await suggested.click();
  await button(page, 'Import 3 games').click();
  await page.getByText('3 games imported', { exact: true }).waitFor();
  await region(page, 'Your imports').getByText('3 games').waitFor();

  await checkResults(page, RESULTS);
  await page.getByRole('group', { name: 'Who is Tom?' }).getByRole('button', { name: 'Tom Harris' }).click();
  await page.getByText("We found 3 games and 4 people. They're all here already.").waitFor();
  await button(page, 'Add them again').click();
  await button(page, 'Import 3 games').waitFor();
  await button(page, 'Edit text').click();
  expect(await textbox(page).inputValue()).toBe(RESULTS);

  await page.getByRole('link', { name: 'Table' }).click();
  await page.getByRole('link', { name: 'show all Leaderboard' }).click();
  const table = page.getByRole('table', { name: 'Leaderboard' });
  for (const name of ['Ann', 'Tom Harris', 'Cid', 'Dee'])
    await table.getByRole('rowheader', { name }).waitFor();

  await page.goto(`${fivesUrl()}/game/${gameId}/import`);
  await button(page, 'Undo import').click();
  const sheet = page.getByRole('dialog', { name: 'Undo this import?' });
  await sheet.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Import undone', { exact: true }).waitFor();
  await region(page, 'Your imports').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Table' }).click();
  await page.getByText('No stats yet. They start with the first result.').waitFor();
  expect(await page.getByText('Ann', { exact: true }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('an imported game shows its people and result to an organiser and a player', async () => {
  const gameId = await aGameWithTom();
  const body = { text: RESULTS, people: [{ name: 'Tom', uid: tom.uid }] };
  await callApi('importResults', { params: { gameId }, body }, olive);
  const organisers = await visitAs(browser, olive, `/game/${gameId}`);
  const played = region(organisers.page, 'Played').getByRole('article');
  await waitFor(async () => expect(await played.count()).toBe(3));
  expect(await played.filter({ hasText: 'imported' }).count()).toBe(3);
  await played.filter({ hasText: '12/03' }).getByRole('link').click();
  await organisers.page.waitForURL(/\/gi\//);
  const path = new URL(organisers.page.url()).pathname;
  const players = await visitAs(browser, tom, path);
  for (const { page } of [organisers, players]) {
    await page.getByText('imported', { exact: true }).waitFor();
    const pool = region(page, 'Player pool');
    for (const name of ['Ann', 'Tom Harris', 'Cid', 'Dee'])
      await pool.getByRole('listitem').filter({ hasText: name }).waitFor();
    expect(await pool.getByRole('button').count()).toBe(0);
    for (const name of [/Who turned up/, /What did it cost/, /Invites/, /reply/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  for (const { page } of [organisers, players]) {
    await page
      .getByRole('link', { name: /Team A v Team B|Teams/ })
      .first()
      .click();
    await page.waitForURL(`${fivesUrl()}${path}/teams`);
    await region(page, 'Team A').getByText('Tom Harris').waitFor();
    await region(page, 'Team B').getByText('Cid').waitFor();
    expect(await button(page, 'Change teams').count()).toBe(0);
  }
  const home = await visitAs(browser, tom, '/');
  await region(home.page, 'played').getByText('imported').first().waitFor();
  expect([...organisers.errors, ...players.errors, ...home.errors]).toEqual([]);
});

test('an organiser imports totals, then merges their person with a player who joined', async () => {
  const gameId = await aGameWithTom();
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/import`);
  await checkResults(page, 'Name,P,W,D,L\nRobbo,10,5,2,3\nBen,8,6,0,2');
  await page.getByText('We found totals of 2 people. They become the start of your table.').waitFor();
  await button(page, 'Import totals of 2 people').click();
  await region(page, 'Your imports').getByText('totals of 2 people').waitFor();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Name in results').selectOption('Robbo');
  await page.getByLabel('Same person as').selectOption('Tom Harris');
  const merge = region(page, 'Names in past results');
  expect([...(await problemsOf(page, 'merge')), ...(await misfitsOf(page, 'merge'))]).toEqual([]);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await page.getByText('Robbo and Tom Harris merged', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Table' }).click();
  await page.getByRole('link', { name: 'show all Leaderboard' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Tom Harris' });
  await row.getByRole('cell', { name: '17', exact: true }).waitFor();
  await row.getByText('10 from totals').waitFor();
  expect(await page.getByText('Robbo', { exact: true }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the order of day and month is asked if a file does not show it', async () => {
  const gameId = await aGameWithTom();
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/settings`);
  await page.getByRole('link', { name: 'Import past results' }).click();
  const file = { name: 'results.csv', mimeType: 'text/csv' };
  await page.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.alloc(1024 * 1024 + 1, 'a') });
  await page.getByText("That's more than 1 MB. Import your results in parts").waitFor();
  const text = '03/04/2025 Ann, Ben 3-1 Cid, Dee\n05/06/2025 Ann, Cid 0-2 Ben, Dee';
  await page.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from(text) });
  await page.getByText('Does 03/04/2025 mean 3 April or 4 March?').waitFor();
  await button(page, 'Import 2 games').click();
  await page.getByText('Choose the order of day and month').waitFor();
  await button(page, 'Month first (4 March)').click();
  await region(page, 'Games').getByText('Tue 4 Mar 2025').waitFor();
  await button(page, 'Import 2 games').click();
  await page.getByText('2 games imported', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('an import shows its progress after a reload', async () => {
  const { gameId } = await aGame(olive);
  const document = database().doc(paths.import(gameId, 'running'));
  const counts = { games: 1000, created: 300 };
  await document.create({
    ...{ by: olive.uid, createdAt: new Date(), state: 'RUNNING', planned: [], people: [] },
    ...counts,
  });
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/import`);
  const bar = page.getByRole('progressbar', { name: '300 of 1,000 games imported' });
  await bar.waitFor();
  expect(await bar.getAttribute('aria-valuenow')).toBe('30');
  await page.reload();
  await bar.waitFor();
  await document.update({ created: 1000 });
  await page.getByText('Updating the table…').waitFor();
  await document.update({ state: 'DONE' });
  await page.getByText('1,000 games imported', { exact: true }).waitFor();
  await textbox(page).waitFor();
  expect(errors).toEqual([]);
});

test('only organisers open the import', async () => {
  const gameId = await aGameWithTom();
  const { page } = await visitAs(browser, tom, `/game/${gameId}/import`);
  await page.getByRole('heading', { name: 'Organisers only' }).waitFor();
  expect(await textbox(page).count()).toBe(0);
});
