import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { addInstance } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { signInOnDevice } from './signed-in.ts';
import { anAccount, fillAccount, submitGame, waitForLivePool } from './steps.ts';
import { aGame } from './visits.ts';

let browser: Browser;
let olive: Person;
let tenPeople: Person[];
let gameId: string;
let giId: string;
let organiser: Device;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
  const others = ['Ana', 'Ben', 'Cem', 'Dee', 'Eve', 'Fay', 'Gil', 'Hal', 'Ira'];
  tenPeople = [olive, ...others.map((name) => ({ ...olive, uid: randomUUID(), name }))];
  ({ gameId } = await aGame(olive));
  await playInstance(await addInstance(gameId, tenPeople));
  giId = await addInstance(gameId, tenPeople);
  organiser = await openDevice(browser);
  ({ page } = organiser);
  await signInOnDevice(page, olive);
  await countTaps(page);
});

afterAll(() => browser.close());

async function playInstance(played: string): Promise<void> {
  await kickOff(played);
  const params = { giId: played };
  await callApi('pickRandomTeams', { params }, olive);
  await callApi('setWinner', { params, body: { winningTeam: 'TEAM_A' } }, olive);
  await waitFor(async () =>
    expect((await stored(paths.statsHistory(gameId)))?.instances).toContainEqual(
      expect.objectContaining({ giId: played, winningTeam: 'TEAM_A' }),
    ),
  );
}

async function countTaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
    addEventListener('pointerdown', count, { capture: true });
  });
}

async function tapsOf(work: () => Promise<void>, page = organiser.page): Promise<number> {
  const taps = () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
  const before = await taps();
  await work();
  return (await taps()) - before;
}

async function openGame(): Promise<void> {
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await waitForLivePool(page);
}

const press = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true }).click();

async function teams(): Promise<Record<string, string>> {
  const { docs } = await database().collection(paths.playerInstances(giId)).get();
  return Object.fromEntries(docs.map((playerInstance) => [playerInstance.id, playerInstance.get('team')]));
}

const sizeOf = async (team: string) => Object.values(await teams()).filter((each) => each === team).length;

const expectResult = (fields: object) =>
  waitFor(async () => expect(await stored(paths.gameInstance(giId))).toMatchObject(fields));

// Each test continues where the previous test stopped.
describe.sequential('an organiser with few taps', () => {
  test('gives ten players stars with one tap each', async () => {
    await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
    await press('Pick teams');
    await press('Ratings and rules');
    const starsFor = (name: string) => page.getByRole('radiogroup', { name: `Rating for ${name}` });
    await starsFor('Ana').waitFor();
    const taps = await tapsOf(async () => {
      for (const [at, { name }] of tenPeople.entries())
        await starsFor(name)
          .getByRole('radio')
          .nth(at % 5)
          .click();
    });
    expect(taps).toBe(10);
    const stars = Object.fromEntries(tenPeople.map(({ uid }, at) => [uid, (at % 5) + 1]));
    await waitFor(async () =>
      expect(await stored(paths.organiserNotesOf(gameId, olive.uid))).toMatchObject({ stars }),
    );
  });

  test('picks fair teams with two taps', async () => {
    await openGame();
    const taps = await tapsOf(async () => {
      await page.getByRole('link', { name: /^Pick teams/ }).click();
      await press('Pick fair teams');
      await page.getByText('Teams picked', { exact: true }).waitFor();
    });
    expect(taps).toBe(2);
    expect([await sizeOf('TEAM_A'), await sizeOf('TEAM_B')]).toEqual([5, 5]);
    expect((await stored(paths.gameInstance(giId)))?.forecast).toBeTruthy();
  });

  test('records winner and score with four taps plus digits', async () => {
    await kickOff(giId);
    await openGame();
    const taps = await tapsOf(async () => {
      await page.getByRole('link', { name: /^Pick winner!/ }).click();
      await page.getByLabel('Team A goals').click();
      await page.keyboard.type('3');
      await page.getByLabel('Team B goals').click();
      await page.keyboard.type('1');
      await press('Save result');
      await page.getByRole('heading', { name: 'Result', level: 1 }).waitFor();
    });
    expect(taps).toBe(4);
    await expectResult({ winningTeam: 'TEAM_A', teamAGoals: 3, teamBGoals: 1, winningMargin: null });
  });

  test('reaches the margin, the winner and the draw with one tap each', async () => {
    const sheet = page.getByRole('dialog', { name: 'Pick winner!' });
    const waitForClosed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('Change result');
    const margin = sheet.getByLabel('Winning margin');
    await margin.waitFor();
    expect(await tapsOf(() => margin.click())).toBe(1);
    await page.keyboard.type('4');
    await press('Team B', sheet);
    await waitForClosed();
    await expectResult({ winningTeam: 'TEAM_B', winningMargin: 4, teamAGoals: null });

    for (const [name, winningTeam] of [
      ['Draw', 'DRAW'],
      ['Team A', 'TEAM_A'],
    ] as const) {
      await press('Change result');
      await sheet.getByRole('button', { name }).waitFor();
      expect(await tapsOf(() => press(name, sheet))).toBe(1);
      await expectResult({ winningTeam, winningMargin: null, teamAGoals: null, scoreDeclined: false });
      await page.getByRole('dialog', { name: 'Enter Score' }).getByRole('button', { name: 'Close' }).click();
      await waitForClosed();
    }
  });

  test('declines a score with one tap', async () => {
    await press('Change result');
    await press('Team A', page.getByRole('dialog', { name: 'Pick winner!' }));
    expect(await tapsOf(() => press("Don't enter score"))).toBe(1);
    await expectResult({ winningTeam: 'TEAM_A', scoreDeclined: true });
    expect(organiser.errors).toEqual([]);
  });
});

test('a new organiser gets from the landing page to a copied link with six taps', async () => {
  const { page, context, errors } = await openDevice(browser);
  await countTaps(page);
  await page.goto(`${fivesUrl()}/landing`);
  const taps = await tapsOf(async () => {
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('link', { name: "Don't have an account?" }).click();
    await fillAccount(page.locator('form'), anAccount('Nadia'));
    await page.locator('form').getByRole('button', { name: 'Register' }).click();
    await page.waitForURL(`${fivesUrl()}/`);
    await page.getByRole('main').getByRole('link', { name: 'new game' }).click();
    await submitGame(page, { name: 'Thursday Fives', location: 'The Cage', numberOfPlayers: 10 });
    await press('Copy link', page.getByRole('dialog', { name: 'Invites' }));
    await page.getByText('Link copied!').waitFor();
  }, page);
  expect(taps).toBe(6);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/gi/');
  expect(errors).toEqual([]);
  await context.close();
});
