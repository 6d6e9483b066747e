import { paths, type TeamOrNone, toPiId } from '@fives/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { problemsOf } from './axe.ts';
import { type Device, launchBrowser } from './browser.ts';
import { misfitsOf, misfitsOfDialog } from './narrow.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

const RENEWED = 'The teams have changed, so this is a new suggestion.';

let browser: Browser;
let olive: Person;
let eve: Person;
let players: Person[];
let game: { gameId: string; giId: string };
let next: string;
let organiser: Device;
/** The team without Olive. Its first two players drop out. */
let smallTeam: TeamOrNone;
let leavers: Person[];
let stayer: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, eve] = await Promise.all([signUp('Olive'), signUp('Eve')]);
  players = await Promise.all(['Ana', 'Ben', 'Cem', 'Dee'].map(signUp));
  game = await aGame(olive, { numberOfPlayers: 6 });
  await joinAll(game.giId, [olive, ...players]);
  await callApi('pickRandomTeams', { params: { giId: game.giId } }, olive);
  organiser = await visitAs(browser, olive, `/gi/${game.giId}/teams`);
});

afterAll(() => browser.close());

// Each test continues where the previous test stopped.
describe.sequential('an organiser whose picked teams change', () => {
  test('is offered even numbers for a late yes before the first result', async () => {
    const { page } = organiser;
    await page.getByRole('region', { name: 'Player pool' }).getByText("Everyone's in a team.").waitFor();
    await joinAll(game.giId, [eve]);
    await card(page).getByText("Eve isn't in a team.").waitFor();
    await card(page).getByText('Not enough games yet to predict the result.').waitFor();
    await card(page).getByRole('button', { name: 'Make this change' }).click();
    await page.getByText('Teams changed').waitFor();
    await waitFor(async () => expect(await sizesOf(game.giId)).toEqual([3, 3]));
    await card(page).waitFor({ state: 'detached' });
  });

  test('is offered the fewest moves after drop-outs', async () => {
    await dropOutOfFairTeams();
    const { page } = organiser;
    await page.goto(`${fivesUrl()}/gi/${next}/teams`);
    await card(page)
      .getByText(/^(\w+ and \w+) are no longer playing\.$/)
      .waitFor();
    const steps = card(page).getByRole('listitem');
    await expect
      .poll(() => steps.allInnerTexts())
      .toEqual([expect.stringMatching(new RegExp(`moves to ${nameOf(smallTeam)}$`))]);
    await card(page)
      .getByText(/^Predicted \d\d–\d\d, now \d\d–\d\d: Team A against Team B/)
      .waitFor();
    await card(page).getByText('Low confidence: few results so far').waitFor();
  });

  test('reads the offer in both themes, on the narrowest phone and in double text size', async () => {
    const { page } = organiser;
    // A button that becomes enabled during the check fades in with too little contrast.
    await page.getByRole('button', { name: 'Tell the players', disabled: false }).waitFor();
    expect(await problemsOf(page, 'repair')).toEqual([]);
    expect(await misfitsOf(page, 'repair')).toEqual([]);
  });

  test('reads that the teams have changed since the offer', async () => {
    const [back] = leavers;
    if (!back) throw new Error('No player dropped out');
    const { page } = organiser;
    expect(await card(page).getByText(RENEWED).count()).toBe(0);
    await sendReply(back, 'PLAYING');
    await card(page).getByText(RENEWED).waitFor();
    await card(page)
      .getByText(new RegExp(`^${back.name} joins Team [AB]$`))
      .waitFor();
    await card(page)
      .getByText(`${leavers[1]?.name} is no longer playing. ${back.name} isn't in a team.`)
      .waitFor();
  });

  test('applies the repair, and a player sees the new teams', async () => {
    const phone = await visitAs(browser, stayer, `/gi/${next}/teams`);
    await phone.page.getByRole('region', { name: nameOf(smallTeam) }).waitFor();
    const { page } = organiser;
    await card(page)
      .getByRole('button', { name: /^Make th(is change|ese changes)$/ })
      .click();
    await card(page).waitFor({ state: 'detached' });
    await waitFor(async () => expect((await sizesOf(next)).toSorted()).toEqual([2, 3]));
    const [back] = leavers;
    const team = nameOf(await teamOf(back));
    await phone.page
      .getByRole('region', { name: team })
      .getByText(back?.name ?? '')
      .waitFor();
    expect(await card(phone.page).count()).toBe(0);
    expect([...organiser.errors, ...phone.errors]).toEqual([]);
  });

  test('is offered a swap at half-time', async () => {
    await pickFirstTeamsAgain();
    await kickOff(next);
    const { page } = organiser;
    await page.goto(`${fivesUrl()}/gi/${next}/teams`);
    await page.getByRole('button', { name: 'Enter half-time score' }).click();
    const sheet = page.getByRole('dialog', { name: 'Half-time' });
    await fillGoals(sheet, 6, 1);
    expect(await problemsOf(page, 'half-time', '[role="dialog"]')).toEqual([]);
    expect(await misfitsOfDialog(page, 'half-time')).toEqual([]);
    await sheet.getByRole('button', { name: 'Save half-time' }).click();
    await page.getByText('Half-time 6–1').waitFor();
    await card(page).getByText('6–1 at half-time.').waitFor();
    expect(await misfitsOf(page, 'half-time')).toEqual([]);
    await card(page)
      .getByRole('button', { name: /^Make th(is change|ese changes)$/ })
      .click();
    await card(page).waitFor({ state: 'detached' });
    await page.getByText(/^Changed teams: \w+/).waitFor();
    await page.getByRole('button', { name: 'Pick winner!' }).click();
    const winner = page.getByRole('dialog', { name: 'Pick winner!' });
    await fillGoals(winner, 5, 4);
    await winner.getByRole('button', { name: 'Save result' }).click();
    await winner.getByText("The final score can't be lower than at half-time").waitFor();
    await fillGoals(winner, 8, 5);
    await winner.getByRole('button', { name: 'Save result' }).click();
    const goals = { teamAGoals: 6, teamBGoals: 1 };
    await waitFor(async () =>
      expect((await stored(paths.statsHistory(game.gameId)))?.instances).toContainEqual(
        expect.objectContaining({ giId: next, teamAGoals: 8, firstHalf: expect.objectContaining(goals) }),
      ),
    );
  });
});

async function fillGoals(dialog: Locator, teamA: number, teamB: number): Promise<void> {
  await dialog.getByLabel('Team A goals').fill(String(teamA));
  await dialog.getByLabel('Team B goals').fill(String(teamB));
}

/** Picks fair teams. Then the two `leavers` drop out of the team without Olive, and `stayer` remains. */
async function dropOutOfFairTeams(): Promise<void> {
  const everyone: [Person, ...Person[]] = [olive, eve, ...players];
  next = await playFirst(game, everyone);
  await callApi('pickFairTeams', { params: { giId: next } }, olive);
  smallTeam = (await teamOf(olive)) === 'TEAM_A' ? 'TEAM_B' : 'TEAM_A';
  const teams = await Promise.all(everyone.map((person) => teamOf(person)));
  const [first, second, third] = everyone.filter((_, at) => teams[at] === smallTeam);
  if (!first || !second || !third) throw new Error('Teams are uneven');
  leavers = [first, second];
  stayer = third;
  for (const leaver of leavers) await sendReply(leaver, 'NOT_PLAYING');
}

/** Picks the teams of the first game, so that its winners play together again. */
async function pickFirstTeamsAgain(): Promise<void> {
  for (const person of [olive, eve, ...players]) {
    const team = await teamOf(person, game.giId);
    const params = { piId: toPiId(next, person.uid) };
    await callApi('updatePlayerInstance', { params, body: { team } }, olive);
  }
}

function card(page: Page): Locator {
  return page.getByRole('region', { name: 'Suggested change' });
}

function nameOf(team: TeamOrNone): string {
  return team === 'TEAM_A' ? 'Team A' : 'Team B';
}

function sendReply({ uid, token }: Person, status: 'PLAYING' | 'NOT_PLAYING'): Promise<unknown> {
  return callApi('reply', { params: { giId: next, uid }, body: { status } }, { token });
}

async function teamOf(person: Person | undefined, giId = next): Promise<TeamOrNone> {
  return (await stored(paths.playerInstance(giId, person?.uid ?? '')))?.team;
}

async function sizesOf(giId: string): Promise<number[]> {
  const teams = await Promise.all([olive, eve, ...players].map((person) => teamOf(person, giId)));
  return ['TEAM_A', 'TEAM_B'].map((team) => teams.filter((each) => each === team).length);
}
