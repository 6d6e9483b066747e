import { readFile } from 'node:fs/promises';
import { paths, TEXT_LIMITS, toFormDate, toGameSummary } from '@fives/domain';
import { aGameInstance, aGame as aStoredGame } from '@fives/domain/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let players: readonly [Person, Person, Person];

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
  players = await Promise.all([signUp('Sam'), signUp('Alex'), signUp('Bo')]);
});

afterAll(() => browser.close());

const startIn = (days: number) =>
  new Date(new Date(Date.now() + days * 24 * 3_600_000).setUTCHours(18, 0, 30, 0));

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a game lists upcoming and played instances with links', async () => {
  const { gameId, giId } = await aGame(olive, { gameName: 'Harbour Fives' });
  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}`);
  await page.getByRole('heading', { name: 'Harbour Fives', level: 1 }).waitFor();
  await section(page, 'Upcoming').getByText('invites due').waitFor();
  await page.getByText('No games played yet').waitFor();

  await kickOff(giId);
  await section(page, 'Played').getByText('pick winner').waitFor();
  await page.getByText('No upcoming games').waitFor();

  await section(page, 'Played').getByRole('link').click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await page.goto(`${fivesUrl()}/game/${gameId}`);
  await page.getByRole('link', { name: 'Stats' }).click();
  await page.waitForURL(`${fivesUrl()}/game/${gameId}/stats`);
  expect(errors).toEqual([]);
});

test('the home list shows games with unknown or wrongly typed stored fields', async () => {
  const olga = await signUp('Olga');
  const longName = `Long name ${'x'.repeat(TEXT_LIMITS.gameName)}`;
  const oddFields: Record<string, Record<string, unknown>> = {
    'As it should be': { 'game.numberOfPlayers': 12 },
    'Unknown setting': { 'game.surface': 'sand' },
    'Unknown state': { status: 'POSTPONED' },
    'Number for a text': { 'game.location': 7 },
    'Text for a number': { 'game.numberOfPlayers': 'ten' },
    'Text for an object': { counts: 'many' },
    [longName]: { 'game.name': longName },
  };
  const instances = database().collection(paths.gameInstances());
  const writes = Object.entries(oddFields).map(async ([name, fields]) => {
    const game = toGameSummary(aStoredGame({ name, orgUid: olga.uid }));
    // Without a stored game and player instances, no trigger repairs the instance.
    const { id: _, ...instance } = aGameInstance({
      gameId: 'not-stored',
      game,
      startDateTime: startIn(3),
      memberUids: [olga.uid],
    });
    const reference = instances.doc();
    await database().batch().create(reference, instance).update(reference, fields).commit();
    return reference;
  });
  const references = await Promise.all(writes);

  const { page, errors } = await visitAs(browser, olga, '/');
  const shown = section(page, 'upcoming').getByRole('listitem').locator('h3 bdi');
  const names = Object.keys(oddFields).toSorted();
  await waitFor(async () => expect((await shown.allInnerTexts()).toSorted()).toEqual(names));
  expect(errors).toEqual([]);
  for (const [at, fields] of Object.values(oddFields).entries()) {
    const current = await references[at]?.get();
    for (const [field, value] of Object.entries(fields)) expect(current?.get(field), field).toBe(value);
  }
});

test('a game is open to members only, its settings to organisers only', async () => {
  const [sam, alex] = players;
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [sam]);
  await waitFor(async () => expect((await stored(paths.game(gameId)))?.memberUids).toContain(sam.uid));

  const stranger = await visitAs(browser, alex, `/game/${gameId}`);
  await stranger.page.getByRole('heading', { name: 'Players only' }).waitFor();

  const { page } = await visitAs(browser, sam, `/game/${gameId}`);
  await page.getByRole('link', { name: 'Stats' }).waitFor();
  expect(await page.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0);
  for (const path of [`/game/${gameId}/settings`, `/gi/${giId}/edit`]) {
    await page.goto(`${fivesUrl()}${path}`);
    await page.getByRole('heading', { name: 'Organisers only' }).waitFor();
  }
});

test('a setting is saved with a tap and the back button leads to the game', async () => {
  const { gameId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, `/game/${gameId}`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByText('Players vote after each game.').waitFor();
  const before = await stored(paths.game(gameId));

  await page.getByText('Automatic invites', { exact: true }).click();
  await page.getByText('Pick player-of-the-match', { exact: true }).click();
  await waitFor(async () =>
    expect(await stored(paths.game(gameId))).toMatchObject({
      autoInvites: !before?.autoInvites,
      pickMotm: !before?.pickMotm,
    }),
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(`${fivesUrl()}/game/${gameId}`);
});

test('an organiser downloads the results as CSV and JSON', async () => {
  const { gameId, giId } = await aGame(olive, { gameName: 'Harbour Fives' });
  await joinAll(giId, [olive, players[0]]);
  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'DRAW' } }, olive);
  await waitFor(async () =>
    expect((await stored(paths.statsHistory(gameId)))?.instances).toMatchObject([{ winningTeam: 'DRAW' }]),
  );
  const { page } = await visitAs(browser, olive, `/game/${gameId}/settings`);
  const csv = page.getByRole('button', { name: 'Spreadsheet (CSV)' });
  await page.route('**/export.csv', (route) => route.abort());
  await csv.click();
  await page.getByText("Can't reach Fives").waitFor();
  await page.unroute('**/export.csv');
  const [table] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(table.suggestedFilename()).toBe('Harbour Fives.csv');
  // Excel reads the names correctly only after the byte order mark.
  expect(await readFile(await table.path(), 'utf8')).toMatch(/^\uFEFF"Date",.+\r\n.+,"Draw",/);

  const json = page.getByRole('button', { name: 'Data (JSON)' });
  const [data] = await Promise.all([page.waitForEvent('download'), json.click()]);
  expect(data.suggestedFilename()).toBe('Harbour Fives.json');
  expect(JSON.parse(await readFile(await data.path(), 'utf8'))).toMatchObject({
    game: { name: 'Harbour Fives' },
    instances: [{ winningTeam: 'DRAW' }],
  });
});

test('a refused setting shows an error and the stored value', async () => {
  const { gameId } = await aGame(olive);
  const { page, context } = await visitAs(browser, olive, `/game/${gameId}/settings`);
  const toggle = page.getByRole('checkbox', { name: 'Automatic invites' });
  await toggle.waitFor({ state: 'attached' });
  expect(await toggle.isChecked()).toBe(true);

  await context.setOffline(true);
  await page.getByText('Automatic invites', { exact: true }).click();
  await page.getByText('Waiting to send').waitFor();
  expect(await toggle.isChecked()).toBe(false);
  // Another organiser takes over, so the change is refused when the network is back.
  await database()
    .doc(paths.game(gameId))
    .update({ orgUid: 'somebody-else', organiserUids: ['somebody-else'] });
  await context.setOffline(false);
  await page.getByText("Couldn't change automatic invites").waitFor();

  await database()
    .doc(paths.game(gameId))
    .update({ orgUid: olive.uid, organiserUids: [olive.uid] });
  await toggle.waitFor({ state: 'attached' });
  expect(await toggle.isChecked()).toBe(true);
});

test('updating a game keeps its start unless the organiser moves it', async () => {
  const timeZone = 'Europe/London';
  const before = startIn(30);
  const { gameId, giId } = await aGame(olive, { startDateTime: before.toISOString(), timeZone });
  await joinAll(giId, [await signUp('Kim')]);
  const startOf = async () => (await stored(paths.gameInstance(giId)))?.startDateTime.toDate();
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/edit`);
  const start = page.getByLabel('Next game start Date / Time');
  expect(await start.inputValue()).toBe(toFormDate(before, timeZone));

  await page.getByLabel('Game Name').fill('Thursday Fives');
  await page.getByLabel('Preferred number of Players').fill('12');
  await page.getByText('Recurring', { exact: true }).click();
  await page.getByRole('button', { name: 'Update Game' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  expect(await stored(paths.game(gameId))).toMatchObject({
    name: 'Thursday Fives',
    numberOfPlayers: 12,
    isRecurring: false,
  });
  expect(await startOf()).toEqual(before);
  await page.getByRole('heading', { name: 'Thursday Fives' }).waitFor();

  await page.goto(`${fivesUrl()}/gi/${giId}/edit`);
  const reachText = page.getByText("No one will be notified, 1 can't be reached");
  expect(await reachText.count()).toBe(0);
  await start.fill(toFormDate(startIn(32), timeZone));
  await reachText.waitFor();
  await page.getByRole('button', { name: 'Update Game' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  // The form has no seconds, so the new start has none.
  expect(await startOf()).toEqual(new Date(startIn(32).setUTCSeconds(0)));
  expect(errors).toEqual([]);
});

test('updating a game checks every field and keeps the input', async () => {
  const { giId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, `/gi/${giId}/edit`);
  await page.getByLabel('Game Name').fill('');
  await page.getByLabel('Location').fill(' ');
  await page.getByLabel('Preferred number of Players').fill('1');
  await page.getByLabel('Next game start Date / Time').fill('2020-01-01T19:00');
  const submit = page.getByRole('button', { name: 'Update Game' });
  await submit.click();
  for (const message of [
    'Game name is required',
    'Location is required',
    'Number of players must be greater than 1',
  ])
    await page.getByText(message, { exact: true }).waitFor();
  await page.getByLabel('Game Name').fill('Thursday Fives');
  await page.getByLabel('Location').fill('The Cage');
  await page.getByLabel('Preferred number of Players').fill('8');
  await submit.click();
  await page.getByText('Start date and time must be after today').waitFor();
  expect(await page.getByLabel('Game Name').inputValue()).toBe('Thursday Fives');
  expect(new URL(page.url()).pathname).toBe(`/gi/${giId}/edit`);
});

test('cancelling a game shows how many are notified and locks its start', async () => {
  const [sam, alex, bo] = players;
  const { giId } = await aGame(olive);
  await joinAll(giId, [olive, sam, alex]);
  await callApi('reply', { params: { giId, uid: bo.uid }, body: { status: 'NOT_PLAYING' } }, bo);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/edit`);
  await page.getByRole('button', { name: 'Cancel this game' }).click();
  await page.getByRole('dialog').getByText("No one will be notified, 2 can't be reached").waitFor();
  await page.getByRole('button', { name: 'Keep game' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ status: 'CREATED' });

  await page.getByRole('button', { name: 'Cancel this game' }).click();
  await page.getByRole('button', { name: 'Cancel game' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await page.getByText('This game has been cancelled').first().waitFor();
  expect(await stored(paths.gameInstance(giId))).toMatchObject({ status: 'CANCELLED' });

  await page.goto(`${fivesUrl()}/gi/${giId}/edit`);
  await page.getByText("This game has been cancelled, so you can't change its start.").waitFor();
  expect(await page.getByLabel('Next game start Date / Time').isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Cancel this game' }).count()).toBe(0);
  expect(errors).toEqual([]);
});
