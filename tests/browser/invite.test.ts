import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { holdScripts, launchBrowser, openDevice, PHONE } from './browser.ts';
import { fillAccount, row, waitForLivePool } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

/** Matches requests to Firestore, and scripts that contain or use the Firestore library. */
const DATABASE =
  /google\.firestore|\/assets\/(firestore|live|player-instances|game-instances|games|instance-screen)-/;

const APP_SCRIPT = '**/assets/index-*.js';

let browser: Browser;
let olive: Person;
let others: Person[];

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ...others] = (await Promise.all(['Olive', 'Sam', 'Alex'].map(signUp))) as [Person, ...Person[]];
});

afterAll(() => browser.close());

function databaseRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => DATABASE.test(request.url()) && urls.push(request.url()));
  return urls;
}

async function joinAndWait(giId: string, people: readonly Person[], playing: number): Promise<void> {
  await joinAll(giId, people);
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing } }),
  );
}

test('the invite of a visitor stays current without Firestore until the reply', async () => {
  const { giId } = await aGame(olive);
  const { page, errors } = await openDevice(browser);
  const requests = databaseRequests(page);
  await page.clock.install();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByText('0/10').waitFor();
  await page.getByText("Reply to see who's playing").waitFor();

  await joinAndWait(giId, others.slice(0, 1), 1);
  await page.clock.fastForward(30_000);
  await page.getByText('1/10').waitFor();
  await page.getByText('Sam', { exact: true }).waitFor();
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
  await row(page, 'Gus').waitFor();
  await row(page, 'Sam').waitFor();
  expect(requests).not.toEqual([]);
  await joinAndWait(giId, others.slice(1, 2), 3);
  await page.getByText('3/10').waitFor();
  expect(errors).toEqual([]);
});

test('a visitor at a screen for players reaches the login without loading Firestore', async () => {
  const { page } = await openDevice(browser);
  const requests = databaseRequests(page);
  await page.goto(`${fivesUrl()}/game/any-game/stats`);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).search).toBe('?next=%2Fgame%2Fany-game%2Fstats');
  expect(requests).toEqual([]);
});

test('the invite is readable and its links work without scripts', async () => {
  const { gameId, giId } = await aGame(olive);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  expect(await page.title()).toBe('Tuesday Fives · Fives');
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Tuesday Fives', 'Player pool']);
  for (const text of ['0/10', 'Powerleague Shoreditch', 'You are invited'])
    await page.getByText(text, { exact: true }).waitFor();
  await page.getByText('0 of 10 playing, 10 spots left. Will you be playing?').waitFor();
  expect(await page.locator('noscript').innerText()).toBe('Fives needs JavaScript to take your answer.');
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await Promise.all(['Login', 'Sign Up', 'Stats'].map(hrefOf))).toEqual([
    `/login?next=%2Fgi%2F${giId}`,
    `/register?next=%2Fgi%2F${giId}`,
    `/game/${gameId}/stats`,
  ]);
  await context.close();
});

test('a reply tapped before the app has loaded is kept and sent', async () => {
  const { giId } = await aGame(olive);
  const { page, context } = await openDevice(browser);
  const loadApp = await holdScripts(context, APP_SCRIPT);
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.locator('button[aria-busy="true"]').filter({ hasText: 'Yes' }).waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.locator('button[aria-busy="true"]').filter({ hasText: 'No' }).waitFor();
  loadApp();
  const dialog = page.getByRole('dialog', { name: "Can't make it?" });
  await dialog.getByLabel('Name').fill('Gus');
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText("You're not playing", { exact: true }).waitFor();
});

test('a returning guest is greeted by name and replies with one tap', async () => {
  const [first, second] = [await aGame(olive), await aGame(olive)];
  const { page, errors } = await visit(browser, `/gi/${first.giId}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "Can't make it?" });
  await dialog.getByLabel('Name').fill('Gus');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText("You're not playing", { exact: true }).waitFor();

  await page.goto(`${fivesUrl()}/gi/${second.giId}`);
  await page.getByText('Hello again, Gus').waitFor();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
  await row(page, 'Gus').waitFor();
  expect(errors).toEqual([]);
});

test('registering with a known email logs in instead and sends the reply', async () => {
  const { giId } = await aGame(olive);
  const sue = await signUp('Sue');
  const { page } = await visit(browser, `/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel').filter({ has: page.getByLabel('Email') });
  await fillAccount(form, { ...sue, password: 'not-this-one' });
  await form.getByRole('button', { name: 'Register and Play' }).click();
  await form.getByRole('alert').filter({ hasText: 'already has an account' }).waitFor();
  expect(await form.getByLabel('Name or nickname').inputValue()).toBe('Sue');
  await form.getByRole('button', { name: `Log in as ${sue.email}` }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  expect(await login.getByLabel('Email').inputValue()).toBe(sue.email);
  await login.getByLabel('Password', { exact: true }).fill(sue.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
  expect(await stored(paths.playerInstance(giId, sue.uid))).toMatchObject({
    status: 'PLAYING',
    isGuest: false,
  });
});

test('going back closes a dialog and stays on the page opened by an external link', async () => {
  const { giId } = await aGame(olive);
  const { page } = await openDevice(browser);
  // `replace` leaves no history entry before the page.
  await page.evaluate((url) => location.replace(url), `${fivesUrl()}/gi/${giId}`);
  for (const opener of ['Yes', 'Click to login']) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('You are invited').waitFor();
    expect(page.url()).toBe(`${fivesUrl()}/gi/${giId}`);
  }
});

test('going back inside the app closes the open dialog, or leaves the page', async () => {
  const olga = await signUp('Olga');
  const { giId } = await aGame(olga);
  const { page, errors } = await visitAs(browser, olga, '/');
  await page.getByRole('region', { name: 'upcoming' }).getByRole('link').click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await waitForLivePool(page);
  const historyLength = await page.evaluate(() => history.length);
  for (const steps of [1, 2]) {
    await page.getByRole('button', { name: 'Invites', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate((count) => Array.from({ length: count }, () => history.back()), steps);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
  await page.goBack();
  await page.getByRole('region', { name: 'upcoming' }).waitFor();
  expect(page.url()).toBe(`${fivesUrl()}/`);
  expect(errors).toEqual([]);
});
