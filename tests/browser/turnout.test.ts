import { paths } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { createGame, inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool } from './steps.ts';
import { visitAs } from './visits.ts';

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

test('a reserve accepts a late offer shortly before the start', async () => {
  const { giId } = await createGame(olive, { numberOfPlayers: 2, startDateTime: inHours(2) });
  await joinAll(giId, [ana, ben, cem]);
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({
      lateQueue: { reserves: { [cem.uid]: expect.anything() } },
    }),
  );
  const { page } = await visitAs(browser, cem, `/gi/${giId}`);
  await waitForLivePool(page);
  await page.getByText("If another spot opens up, we'll ask if you can still make it.").waitFor();
  await callApi('reply', { params: { giId, uid: ana.uid }, body: { status: 'NOT_PLAYING' } }, ana);
  await page.getByRole('status').getByText('Can you still make it?').waitFor();
  await page
    .getByRole('group', { name: 'Can you still make it?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await page.getByRole('status').getByText("You're in", { exact: true }).waitFor();
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({
      lateQueue: { playing: expect.arrayContaining([cem.uid]) },
    }),
  );
});

test('a reserve and the organiser see how often reserves play', async () => {
  const { giId } = await createGame(olive, { numberOfPlayers: 2 });
  await joinAll(giId, [ana, ben, cem]);
  const reserve = await visitAs(browser, cem, `/gi/${giId}`);
  const organiser = await visitAs(browser, olive, `/gi/${giId}`);
  await reserve.page.getByText('Not enough games yet to say how often reserves play.').waitFor();
  await database()
    .doc(paths.gameInstance(giId))
    .update({ reserveOdds: { weeks: 20, played: [14, 11, 3] } });
  await reserve.page.getByText('As 1st reserve, you would have played in 14 of the last 20 weeks.').waitFor();
  await organiser.page.getByRole('button', { name: 'Invites', exact: true }).click();
  await organiser.page
    .getByText('Aim for 4 yes replies. In 11 of the last 20 weeks, you needed at least 2 reserves.')
    .waitFor();
});

test('only an organiser marks no-shows after the game', async () => {
  const { giId } = await createGame(olive, { numberOfPlayers: 2 });
  await joinAll(giId, [ana, ben]);
  await kickOff(giId);
  const organisers = await visitAs(browser, olive, `/gi/${giId}`);
  const players = await visitAs(browser, ana, `/gi/${giId}`);
  await Promise.all([waitForLivePool(organisers.page), waitForLivePool(players.page)]);
  expect(await players.page.getByRole('button', { name: /Who turned up\?/ }).count()).toBe(0);

  await organisers.page.getByRole('button', { name: /Who turned up\?/ }).click();
  const sheet = organisers.page.getByRole('dialog', { name: 'Who turned up?' });
  await sheet.getByText('Ana: turned up').click();
  await sheet.getByText('Ana: no-show').waitFor();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await organisers.page.getByText('Saved', { exact: true }).waitFor();
  expect(await stored(paths.attendance(giId))).toMatchObject({ noShows: [ana.uid] });

  await organisers.page.getByText('Done (1)').click();
  await organisers.page.getByRole('button', { name: /Who turned up\?/ }).click();
  await sheet.getByText('Ana: no-show').waitFor();
  await sheet.getByText('In for 1 game, 1 no-show').waitFor();

  await sheet.getByText('Ana: no-show').click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await waitFor(async () => expect(await stored(paths.attendance(giId))).toMatchObject({ noShows: [] }));
  await organisers.page.getByRole('button', { name: 'Undo' }).click();
  await waitFor(async () =>
    expect(await stored(paths.attendance(giId))).toMatchObject({ noShows: [ana.uid] }),
  );
});
