import { paths, toPiId } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { misfitsOf, misfitsOfDialog } from './narrow.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ana, ben] = await Promise.all([signUp('Olive'), signUp('Ana'), signUp('Ben')]);
});
afterAll(() => browser.close());

test('a conditional yes becomes a spot when enough people play', async () => {
  const { giId } = await aGame(olive, { numberOfPlayers: 4 });
  const { page } = await visitAs(browser, ana, `/gi/${giId}`);
  const organiser = await visitAs(browser, olive, `/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes, if…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Will you be playing?' });
  await dialog.getByLabel('How many must play?').selectOption('At least 2');
  await dialog.getByLabel('Until (optional)').fill('2020-01-01T12:00');
  await dialog.getByRole('button', { name: 'Say yes' }).click();
  await dialog.getByText('Choose a time between now and the start').waitFor();
  await dialog.getByLabel('Until (optional)').fill('');
  expect(await problemsOf(page, 'condition', '[role="dialog"]')).toEqual([]);
  expect(await misfitsOfDialog(page, 'condition')).toEqual([]);
  await dialog.getByRole('button', { name: 'Say yes' }).dblclick();
  await page.getByRole('status').getByText('Waiting for more players').waitFor();
  await page.getByText("You said yes if at least 2 play. 0 so far. We'll tell you if you're in.").waitFor();
  await organiser.page.getByText('If more play (1)').waitFor();
  await organiser.page.getByText('Yes, if at least 2 play').waitFor();
  expect(await misfitsOf(page, 'waiting')).toEqual([]);
  await joinAll(giId, [ben]);
  expect(await page.getByText("Couldn't save your reply").count()).toBe(0);
  await page.getByRole('status').getByText("You're in", { exact: true }).waitFor();
  await organiser.page.getByText('Playing (2)').waitFor();

  await waitForLivePool(page);
  await page.getByRole('button', { name: 'Change reply' }).click();
  await dialog.getByText('You said yes if at least 2 play.').waitFor();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitFor(async () =>
    expect(await stored(paths.playerInstance(giId, ana.uid))).toMatchObject({
      status: 'PLAYING',
      condition: null,
    }),
  );
});

test('a tap on "Yes" on the home screen removes a condition', async () => {
  const [{ giId }, cem] = await Promise.all([aGame(olive, { numberOfPlayers: 4 }), signUp('Cem')]);
  const params = { piId: toPiId(giId, cem.uid) };
  const condition = { minPlayers: 3, until: null, reserveOnly: false };
  await joinAll(giId, [cem]);
  await callApi('updatePlayerInstance', { params, body: { condition } }, cem);
  const { page } = await visitAs(browser, cem, '/');
  const nextUp = page.getByRole('region', { name: 'Next up' });
  await nextUp.getByText('You said yes if at least 3 play.').waitFor();
  expect(await misfitsOf(page, 'home with a condition')).toEqual([]);
  await nextUp.getByRole('button', { name: 'Yes', pressed: false }).click();
  await nextUp.getByRole('button', { name: 'Yes', pressed: true }).waitFor();
  await waitFor(async () =>
    expect(await stored(paths.playerInstance(giId, cem.uid))).toMatchObject({ condition: null }),
  );
});
