import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { kickOff, stored } from '../support/database.ts';
import { inHours, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { anAccount, fillAccount } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let players: readonly [Person, Person, Person, Person];

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
  players = await Promise.all([signUp('Sam'), signUp('Alex'), signUp('Bo'), signUp('Cleo')]);
});

afterAll(() => browser.close());

test('a player picks three others as player of the match and can change the vote', async () => {
  const [sam] = players;
  const giId = await aPlayedInstance([olive, ...players]);
  const { page, errors } = await visitAs(browser, sam, `/gi/${giId}/pick-motm`);
  await page.getByRole('heading', { name: 'Select 3 players' }).waitFor();
  const submit = page.getByRole('button', { name: 'Submit Votes' });
  expect(await submit.isDisabled()).toBe(true);

  // The second tap opens the dialog again only if the first tap has ticked nothing.
  for (const _ of ['once', 'again']) {
    await candidate(page, 'Sam').click();
    const dialog = page.getByRole('dialog', { name: 'Invalid Selection' });
    await dialog.getByText("You can't pick yourself.").waitFor();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await pick(page, 'Alex', 'Bo');
  expect(await submit.isDisabled()).toBe(true);
  await pick(page, 'Cleo');
  expect(await candidate(page, 'Olive').isDisabled()).toBe(true);
  await submit.click();
  await closeConfirmation(page, giId);
  expect(await votesOf(giId, sam)).toEqual(uidsOf('Alex', 'Bo', 'Cleo'));

  await page.getByRole('link', { name: /You've voted/ }).click();
  await expect.poll(() => tickedNames(page)).toEqual(['Alex', 'Bo', 'Cleo']);
  await pick(page, 'Bo', 'Olive');
  await submit.click();
  await closeConfirmation(page, giId);
  expect(await votesOf(giId, sam)).toEqual(uidsOf('Alex', 'Cleo', 'Olive'));
  expect(errors).toEqual([]);
});

test('a vote needs all other players if fewer than three others played', async () => {
  const [sam, alex] = players;
  const giId = await aPlayedInstance([sam, alex]);
  const { page } = await visitAs(browser, sam, `/gi/${giId}/pick-motm`);
  await page.getByRole('heading', { name: 'Select 1 player', exact: true }).waitFor();
  await pick(page, 'Alex');
  await page.getByRole('button', { name: 'Submit Votes' }).click();
  await closeConfirmation(page, giId);
});

test('a player who cannot vote sees the reason and a link back', async () => {
  const [sam, alex, bo, cleo] = players;
  const { giId } = await aGame(olive);
  await joinAll(giId, [sam, alex, bo]);
  const { page } = await visitAs(browser, sam, `/gi/${giId}/pick-motm`);
  await page.getByText('Voting opens after kick-off.').waitFor();

  await kickOff(giId, 25);
  await page.getByText('Voting has closed.').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);

  await kickOff(giId);
  const other = await visitAs(browser, cleo, `/gi/${giId}/pick-motm`);
  await other.page.getByText('Only players who played can vote.').waitFor();
});

test('a guest who played can register to vote', async () => {
  const [sam, alex] = players;
  const { giId } = await aGame(olive);
  await joinAll(giId, [sam, alex]);
  const { page } = await visit(browser, `/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();

  await kickOff(giId);
  await page.goto(`${fivesUrl()}/gi/${giId}/pick-motm`);
  await page.getByText('Only registered players can vote.').waitFor();
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await fillAccount(page.locator('form'), anAccount('Gus'));
  await page.locator('form').getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Select 2 players' }).waitFor();
  await pick(page, 'Sam', 'Alex');
  await page.getByRole('button', { name: 'Submit Votes' }).click();
  await closeConfirmation(page, giId);
});

async function aPlayedInstance(people: readonly Person[]): Promise<string> {
  const { giId } = await aGame(olive, { startDateTime: inHours(2) });
  await joinAll(giId, people);
  // The Firestore rules compare ballots with the stored counts.
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing: people.length } }),
  );
  await kickOff(giId);
  return giId;
}

const candidate = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Players' }).getByRole('checkbox', { name: new RegExp(name) });

async function pick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await candidate(page, name).click();
}

async function tickedNames(page: Page): Promise<string[]> {
  const names = await page.getByRole('checkbox', { checked: true }).locator('bdi').allInnerTexts();
  return names.toSorted();
}

async function closeConfirmation(page: Page, giId: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Votes Submitted' });
  await dialog.getByText('Your votes have been submitted successfully.').waitFor();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
}

async function votesOf(giId: string, { uid }: Person): Promise<string[]> {
  const ballot = await stored(paths.motmBallot(giId, uid));
  return z.array(z.string()).parse(ballot?.votes).toSorted();
}

function uidsOf(...names: string[]): string[] {
  return [olive, ...players]
    .filter(({ name }) => names.includes(name))
    .map(({ uid }) => uid)
    .toSorted();
}
