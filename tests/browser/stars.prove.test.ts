import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { createGame, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { playFirst, visitAs } from './visits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const starsFor = (page: Page, { name }: Person) =>
  page.getByRole('radiogroup', { name: `Rating for ${name}` });

test('a member gives stars in private when an organiser asks', async () => {
  const [olive, ana, ben, zoe] = await Promise.all([
    signUp('Olive'),
    signUp('Ana'),
    signUp('Ben'),
    signUp('Zoe'),
  ]);
  const { gameId, giId } = await createGame(olive);
  await joinAll(giId, [olive, ana, ben, zoe]);
  const next = await playFirst({ gameId, giId }, [olive, zoe]);
  await kickOff(next);
  await callApi('pickRandomTeams', { params: { giId: next } }, olive);
  await callApi('setWinner', { params: { giId: next }, body: { winningTeam: 'TEAM_B' } }, olive);
  await waitFor(async () =>
    expect(await stored(paths.statsTable(gameId))).toMatchObject({
      rows: { [zoe.uid]: { numPlayed: 2 }, [ben.uid]: { numPlayed: 1 } },
    }),
  );

  const anas = await visitAs(browser, ana, `/game/${gameId}/stars`);
  await anas.page.getByRole('heading', { name: 'No ratings needed' }).waitFor();
  const olives = await visitAs(browser, olive, `/game/${gameId}/people`);
  await olives.page.getByRole('button', { name: 'Ask players to rate' }).click();
  const sheet = olives.page.getByRole('dialog', { name: 'Ask players to rate' });
  await sheet.getByText('Not asked').first().waitFor();
  expect(await sheet.getByText('Olive').count()).toBe(0);
  await sheet.getByText('Ana', { exact: true }).click();
  await sheet.getByText('Asked, no ratings yet').waitFor();
  await anas.page.getByRole('heading', { name: 'Rate the players' }).waitFor();

  await anas.page.goto(anas.page.url().replace(/\/game\/.*/, '/notifications'));
  await anas.page.getByRole('link', { name: /Rate the players/ }).click();
  await starsFor(anas.page, ben).waitFor();
  // Olive and Zoe played twice, and Ben played once.
  const order = await anas.page.getByRole('main').getByRole('listitem').allInnerTexts();
  expect(order.map((text) => text.split('\n')[0])).toEqual(['Olive', 'Zoe', 'Ben']);
  await starsFor(anas.page, ben).getByRole('radio', { name: '4 stars' }).click();
  await waitFor(async () =>
    expect(await stored(paths.organiserNotesOf(gameId, ana.uid))).toMatchObject({ stars: { [ben.uid]: 4 } }),
  );
  expect(await starsFor(anas.page, ana).count()).toBe(0);

  await olives.page.keyboard.press('Escape');
  await olives.page.getByRole('button', { name: 'Ask players to rate' }).click();
  await sheet.getByText('Rated 1 player').waitFor();
  await sheet.getByText('Ana', { exact: true }).click();
  await waitFor(async () => expect(await stored(paths.organiserNotesOf(gameId, ana.uid))).toBeUndefined());
  await anas.page.getByRole('heading', { name: 'No ratings needed' }).waitFor();
});
