import { paths, type TeamOrNone, toPiId } from '@fives/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { addInstance, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

let browser: Browser;
let everyone: [Person, ...Person[]];
let olive: Person;
let ana: Person;
let gameId: string;
/** The played instance, which makes fair teams possible. */
let first: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const names = ['Olive', 'Ana', 'Ben', 'Cem', 'Dee', 'Eve'];
  everyone = (await Promise.all(names.map(signUp))) as [Person, ...Person[]];
  [olive, ana] = everyone as [Person, Person];
  ({ gameId, giId: first } = await aGame(olive, { numberOfPlayers: 6 }));
  await joinAll(first, everyone);
  await playFirst({ gameId, giId: first }, everyone);
});
afterAll(() => browser.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'How even are the teams?' });
const suggestion = (page: Page) => page.getByRole('region', { name: 'Suggested change' });
const teamRegion = (page: Page, team: TeamOrNone) =>
  page.getByRole('region', { name: team === 'TEAM_A' ? 'Team A' : 'Team B' });
const openPanel = (page: Page) => button(page, /^How even are the teams/).click();

async function aNextInstance(): Promise<string> {
  const giId = await addInstance(gameId, everyone);
  await callApi('pickFairTeams', { params: { giId } }, olive);
  return giId;
}

async function teamOf(giId: string, { uid }: Person): Promise<TeamOrNone> {
  return (await stored(paths.playerInstance(giId, uid)))?.team;
}

const teamsOf = (giId: string) => Promise.all(everyone.map((person) => teamOf(giId, person)));

const move = (giId: string, { uid }: Person, team: TeamOrNone) =>
  callApi('updatePlayerInstance', { params: { piId: toPiId(giId, uid) }, body: { team } }, olive);

async function chanceOf(page: Page): Promise<string> {
  const text = await panel(page)
    .getByText(/^Predicted/)
    .textContent();
  return /\d+–\d+/.exec(text ?? '')?.[0] ?? '';
}

async function applySuggestion(page: Page): Promise<void> {
  await suggestion(page)
    .getByRole('button', { name: /^Make th(is change|ese changes)$/ })
    .click();
  await suggestion(page).waitFor({ state: 'detached' });
}

test('the organiser picks fair teams and undoes the pick', async () => {
  const giId = await addInstance(gameId, everyone);
  for (const [at, person] of everyone.entries()) await move(giId, person, at < 5 ? 'TEAM_A' : 'TEAM_B');
  const uneven = await teamsOf(giId);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/teams`);
  await button(page, 'Change teams').click();
  await button(page, 'Pick fair teams').click();
  await page.getByText('Teams changed').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await teamsOf(giId)).filter((team) => team === 'TEAM_A')).toHaveLength(3);
  await button(page, 'Undo').click();
  await waitFor(async () => expect(await teamsOf(giId)).toEqual(uneven));
  expect(errors).toEqual([]);
});

test('the organiser sees the forecast of teams, of a swap and of other teams', async () => {
  const giId = await aNextInstance();
  const before = await teamOf(giId, ana);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/teams`);
  await openPanel(page);
  const { forecast } = (await stored(paths.gameInstance(giId))) ?? {};
  expect(Number((await chanceOf(page)).slice(0, 2))).toBe(Math.round(forecast.chanceA * 100));
  await teamRegion(page, before).getByRole('button', { name: 'Ana' }).click();
  const swaps = page.getByRole('dialog', { name: 'Ana' }).getByRole('region', { name: 'Swap with' });
  const partner = swaps.getByRole('button').first();
  const previewed = await partner.getByText(/^\d\d–\d\d$/).innerText();
  await partner.click();
  await waitFor(async () => expect(await teamOf(giId, ana)).not.toBe(before));
  await expect.poll(() => chanceOf(page)).toBe(previewed);

  // The suggested teams contain no uneven teams.
  await move(giId, ana, before);
  await button(page, 'Other fair teams').click();
  const shown = await panel(page)
    .getByText(/^Fair teams 1 of [2-4]: \d\d–\d\d$/)
    .innerText();
  await button(page, 'Use these teams').click();
  await panel(page).getByText('Current teams').waitFor();
  expect(shown.endsWith(await chanceOf(page))).toBe(true);
  expect(errors).toEqual([]);
});

test('players see the forecast without stars, and the teams they are told', async () => {
  const giId = await aNextInstance();
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/teams`);
  await page.getByText("No one will be notified, 5 can't be reached").waitFor();
  await button(page, 'Tell the players').click();
  const report = page.getByRole('region', { name: 'Who was notified' });
  await report.getByText('No one was notified. Copy the text for all 5').waitFor();
  const notice = paths.notification(ana.uid, `${giId}_TEAMS_PICKED`);
  expect(await stored(notice)).toMatchObject({ kind: 'TEAMS_PICKED' });
  const other = (await teamOf(giId, ana)) === 'TEAM_A' ? 'TEAM_B' : 'TEAM_A';
  await move(giId, ana, other);
  await page.getByText('1 player has changed team since you told them.').waitFor();
  await button(page, 'Tell them').click();
  const body = expect.stringContaining(other === 'TEAM_A' ? "You're in Team A" : "You're in Team B");
  await waitFor(async () => expect(await stored(notice)).toMatchObject({ body }));

  const phone = await visitAs(browser, ana, `/gi/${giId}/teams`);
  await openPanel(phone.page);
  await panel(phone.page).getByRole('listitem').first().waitFor();
  await panel(phone.page)
    .getByText(/confidence/)
    .waitFor();
  expect(await panel(phone.page).getByRole('button').count()).toBe(1);
  expect(await phone.page.getByText(/stars/i).count()).toBe(0);
  expect([...errors, ...phone.errors]).toEqual([]);
});

test('the organiser applies the suggested change after drop-outs', async () => {
  const giId = await aNextInstance();
  await callApi('tellTeams', { params: { giId } }, olive);
  const small = (await teamOf(giId, olive)) === 'TEAM_A' ? 'TEAM_B' : 'TEAM_A';
  const teams = await teamsOf(giId);
  const [stayer, ...leavers] = everyone.filter((_, at) => teams[at] === small) as [Person, ...Person[]];
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/teams`);
  const phone = await visitAs(browser, stayer, `/gi/${giId}/teams`);
  for (const { uid, token } of leavers)
    await callApi('reply', { params: { giId, uid }, body: { status: 'NOT_PLAYING' } }, { token });
  await suggestion(page)
    .getByText(/^(\w+ and \w+) are no longer playing\.$/)
    .waitFor();
  await suggestion(page)
    .getByText(/^Predicted \d\d–\d\d, now \d\d–\d\d: Team A against Team B/)
    .waitFor();
  await applySuggestion(page);
  const sizes = async () => (await teamsOf(giId)).filter((team) => team === small).length;
  await waitFor(async () => expect(await sizes()).toBe(2));
  await teamRegion(phone.page, small).getByRole('listitem').nth(1).waitFor();
  expect([...errors, ...phone.errors]).toEqual([]);
});

test('the organiser swaps players at half-time and saves the result', async () => {
  const giId = await addInstance(gameId, everyone);
  for (const person of everyone) await move(giId, person, await teamOf(first, person));
  await kickOff(giId);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/teams`);
  const fillGoals = async (sheet: Locator, teamA: number, teamB: number) => {
    await sheet.getByLabel('Team A goals').fill(String(teamA));
    await sheet.getByLabel('Team B goals').fill(String(teamB));
  };
  await button(page, 'Enter half-time score').click();
  await fillGoals(page.getByRole('dialog', { name: 'Half-time' }), 6, 1);
  await button(page, 'Save half-time').click();
  await suggestion(page).getByText('6–1 at half-time.').waitFor();
  await applySuggestion(page);
  await page.getByText(/^Changed teams: \w+/).waitFor();
  await button(page, 'Pick winner!').click();
  await fillGoals(page.getByRole('dialog', { name: 'Pick winner!' }), 8, 5);
  await button(page, 'Save result').click();
  const firstHalf = expect.objectContaining({ teamAGoals: 6, teamBGoals: 1 });
  const history = async () => (await stored(paths.statsHistory(gameId)))?.instances;
  await waitFor(async () =>
    expect(await history()).toContainEqual(expect.objectContaining({ giId, teamAGoals: 8, firstHalf })),
  );
  expect(errors).toEqual([]);
});
