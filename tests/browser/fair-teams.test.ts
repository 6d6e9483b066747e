import { paths, reasonText } from '@fives/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, kickOff, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl, projectId } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, holdScripts, launchBrowser } from './browser.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let players: Person[];
let gameId: string;
let first: string;
let next: string;
let organiser: Device;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
  players = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee', 'Eve'].map(signUp));
  ({ gameId, giId: first } = await aGame(olive, { numberOfPlayers: 6 }));
  await joinAll(first, [olive, ...players]);
  organiser = await visitAs(browser, olive, `/gi/${first}/teams`);
});

afterAll(() => browser.close());

// Each test continues where the previous test stopped.
describe.sequential('an organiser who wants fair teams', () => {
  test('sees that fair teams need a result first', async () => {
    const { page } = organiser;
    await pickFairTeams(page, 'Pick teams');
    const dialog = page.getByRole('dialog', { name: 'Fair teams' });
    await dialog.getByText(reasonText({ code: 'NO_RESULTS' })).waitFor();
    await dialog.getByRole('button', { name: 'or give stars now' }).click();
    const ratings = page.getByRole('dialog', { name: 'Ratings and rules' });
    await ratings.waitFor();
    await ratings.getByRole('button', { name: 'Close' }).click();
    await ratings.waitFor({ state: 'detached' });
    expect(await panel(page).count()).toBe(0);
  });

  test('picks fair teams after a result and sees forecast and confidence', async () => {
    next = await playFirst({ gameId, giId: first }, [olive, ...players]);
    const { page } = organiser;
    await page.goto(`${fivesUrl()}/gi/${next}/teams`);
    await pickFairTeams(page, 'Pick teams');
    await openPanel(page);
    await panel(page)
      .getByText(/^Low confidence/)
      .waitFor();
    expect(await chanceOf(page)).toMatch(/^\d\d–\d\d$/);
    await panel(page).getByText('No one has played 5 games yet, so this is mostly a guess').waitFor();
    await panel(page).getByRole('button', { name: 'Other fair teams' }).click();
    await panel(page).getByText('Current teams').waitFor();
    const { forecast } = (await stored(paths.gameInstance(next))) ?? {};
    expect(Math.round(forecast.chanceA * 100)).toBe(Number((await chanceOf(page)).slice(0, 2)));
  });

  test('sees the forecast of a swap before swapping', async () => {
    const { page } = organiser;
    const before = await teamOf(players[0]);
    await page
      .getByRole('region', { name: 'Team A' })
      .getByRole('button', { name: 'Ana' })
      .or(page.getByRole('region', { name: 'Team B' }).getByRole('button', { name: 'Ana' }))
      .click();
    const swaps = page.getByRole('dialog', { name: 'Ana' }).getByRole('region', { name: 'Swap with' });
    const partner = swaps.getByRole('button').first();
    await partner.getByText(/^\d\d–\d\d$/).waitFor();
    const previewed = await partner.getByText(/^\d\d–\d\d$/).innerText();
    await partner.click();
    await waitFor(async () => expect(await teamOf(players[0])).not.toBe(before));
    await expect.poll(() => chanceOf(page)).toBe(previewed);
  });

  test('previews other teams and stores the chosen teams', async () => {
    const { page } = organiser;
    const shown = panel(page).getByText(/^Fair teams [1-4] of [2-4]: \d\d–\d\d$/);
    await panel(page).getByText('Fairest', { exact: true }).click();
    await shown.waitFor();
    const stepButton = (name: string) => panel(page).getByRole('button', { name });
    const isLast = await stepButton('Next teams').isDisabled();
    await stepButton(isLast ? 'Previous teams' : 'Next teams').click();
    const previewed = await shown.innerText();
    await panel(page).getByRole('button', { name: 'Use these teams' }).click();
    await panel(page).getByText('Current teams').waitFor();
    expect(previewed.endsWith(await chanceOf(page))).toBe(true);
  });

  test('gives stars and locks a player to a team for the next pick', async () => {
    const { page } = organiser;
    const team = (await teamOf(players[0])) === 'TEAM_A' ? 'Team B' : 'Team A';
    const dialog = await openRulesOf(page, 'Ana');
    await dialog.getByText('5', { exact: true }).click();
    await dialog.getByText(team, { exact: true }).click();
    await waitFor(async () => expect((await notes())?.stars).toEqual({ [uidOf('Ana')]: 5 }));
    await dialog.getByRole('button', { name: 'All players' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radiogroup', { name: 'Rating for Ana' })
      .getByRole('radio', { name: '5 stars', checked: true })
      .waitFor();
    await page.keyboard.press('Escape');
    await pickFairTeams(page, 'Change teams');
    const locked = team === 'Team A' ? 'TEAM_A' : 'TEAM_B';
    await waitFor(async () => expect(await teamOf(players[0])).toBe(locked));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('keeps the teams when the rules contradict each other', async () => {
    const { page } = organiser;
    const team = (await teamOf(players[0])) === 'TEAM_A' ? 'Team A' : 'Team B';
    const dialog = await openRulesOf(page, 'Ben');
    await dialog.getByText(team, { exact: true }).click();
    await dialog.getByLabel('Keep apart from').selectOption('Ana');
    await waitFor(async () => expect((await notes())?.apart).toHaveLength(1));
    await page.keyboard.press('Escape');
    const problem = /^These rules contradict each other, so change one: (Ana, Ben|Ben, Ana)$/;
    await panel(page).getByText(problem).waitFor();
    const before = await Promise.all(players.map(teamOf));
    await pickFairTeams(page, 'Change teams');
    await page.locator('[data-scope=toast]').getByText(problem).waitFor();
    await page.keyboard.press('Escape');
    expect(await Promise.all(players.map(teamOf))).toEqual(before);
  });

  test('keeps stars private while players see the forecast', async () => {
    const [ana] = players;
    if (!ana) throw new Error('No player');
    const { page, errors } = await visitAs(browser, ana, `/gi/${next}/teams`);
    await openPanel(page);
    await panel(page)
      .getByText(/confidence/)
      .waitFor();
    expect(await chanceOf(page)).toBe(await chanceOf(organiser.page));
    expect(await panel(page).getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await panel(page).getByRole('button').count()).toBe(1);
    expect(await page.getByText(/stars/i).count()).toBe(0);
    expect(await readNotesAs(ana)).toBe(403);
    expect(await readNotesAs(olive)).toBe(200);
    expect(errors).toEqual([]);
  });

  test('shows players the prediction after the game without a layout shift', async () => {
    const [ana] = players;
    if (!ana) throw new Error('No player');
    await kickOff(next);
    await callApi('setWinner', { params: { giId: next }, body: { winningTeam: 'TEAM_A' } }, olive);
    const { page, errors } = await visitAs(browser, ana, '/robots.txt');
    const scripts = '**/assets/fair-panel-*.js';
    const load = await holdScripts(page, scripts);
    const request = page.waitForRequest(scripts);
    await page.goto(`${fivesUrl()}/gi/${next}/teams`);
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
});

function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'How even are the teams?' });
}

function openPanel(page: Page): Promise<void> {
  return panel(page)
    .getByRole('button', { name: /^How even are the teams/ })
    .click();
}

async function chanceOf(page: Page): Promise<string> {
  const text = await panel(page)
    .getByText(/^Predicted/)
    .textContent();
  return /\d+–\d+/.exec(text ?? '')?.[0] ?? '';
}

async function pickFairTeams(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Pick fair teams' }).click();
}

async function openRulesOf(page: Page, name: string): Promise<Locator> {
  await panel(page).getByRole('button', { name: 'Ratings and rules' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  return page.getByRole('dialog', { name });
}

async function teamOf(person: Person | undefined): Promise<string> {
  return (await stored(paths.playerInstance(next, person?.uid ?? '')))?.team;
}

function uidOf(name: string): string {
  return players.find((person) => person.name === name)?.uid ?? '';
}

async function notes() {
  return (await database().doc(paths.organiserNotesOf(gameId, olive.uid)).get()).data();
}

async function readNotesAs({ token }: Person): Promise<number> {
  const documents = `projects/${projectId()}/databases/(default)/documents`;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents}/${paths.organiserNotesOf(gameId, olive.uid)}`;
  return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status;
}
