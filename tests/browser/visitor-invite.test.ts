import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser, openVisitor, photographFailures } from './browser.ts';
import { fillAccount, poolIsLive, row } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

/** The database's own addresses, and the parts of the app that hold its library or read through it. */
const DATABASE =
  /google\.firestore|\/assets\/(firestore|live|player-instances|game-instances|games|live-instance)-/;

let browser: Browser;
let olive: Person;
let others: Person[];

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ...others] = (await Promise.all(['Olive', 'Sam', 'Alex', 'Bo'].map(signUp))) as [
    Person,
    ...Person[],
  ];
});

afterAll(() => browser.close());

/** Notes which requests of a page have to do with the database. */
function databaseRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => DATABASE.test(request.url()) && urls.push(request.url()));
  return urls;
}

/** Lets somebody say yes, and waits until the instance counts them. */
async function joins(giId: string, person: Person | undefined, playing: number): Promise<void> {
  if (person) await joinAll(giId, [person]);
  await waitFor(async () =>
    expect(await stored(paths.gameInstance(giId))).toMatchObject({ counts: { playing } }),
  );
}

test('a visitor’s invite is drawn and renewed without the database, which comes once they have replied', async () => {
  const { giId } = await aGame(olive);
  const visitor = await openVisitor(browser);
  photographFailures(() => ({ visitor }));
  const { page, errors } = visitor;
  const requests = databaseRequests(page);
  await page.clock.install();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByText('0/10').waitFor();
  await page.getByText('Sign in to see who is playing').waitFor();

  await joins(giId, others[0], 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('1/10').waitFor();
  await joins(giId, others[1], 2);
  await page.clock.fastForward(30_000);
  await page.getByText('2/10').waitFor();
  expect(await page.getByText('Sam').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText('You are in', { exact: true }).waitFor();
  await row(page, 'Gus').waitFor();
  await row(page, 'Sam').waitFor();
  expect(requests).not.toEqual([]);
  await joins(giId, others[2], 4);
  await page.getByText('4/10').waitFor();
  expect(errors).toEqual([]);
});

test('a visitor whose request fails reads that, and sees the game once the network is back', async () => {
  const { giId } = await aGame(olive);
  const visitor = await openVisitor(browser);
  photographFailures(() => ({ visitor }));
  const { page, context } = visitor;
  const requests = databaseRequests(page);
  await context.route('**/api/gi/*', (route) => route.abort());
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByRole('heading', { name: 'No connection', level: 1 }).waitFor();

  await context.unroute('**/api/gi/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Tuesday Fives', level: 1 }).waitFor();

  // What is known stays while a later card cannot be had.
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(/You are offline/).waitFor();
  await page.getByText('0/10').waitFor();
  expect(requests).toEqual([]);
});

test('a link to no game says so to a visitor', async () => {
  const { page } = await visit(browser, '/gi/no-such-game-anywhere');
  await page.getByRole('heading', { name: 'No game here', level: 1 }).waitFor();
});

test('whoever logs out sees the invite as a visitor, and nobody’s name any more', async () => {
  const { giId } = await aGame(olive);
  await joinAll(giId, others.slice(0, 1));
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await poolIsLive(page);
  await row(page, 'Sam').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${fivesUrl()}/landing`);
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await page.goBack();
  await page.getByText('Sign in to see who is playing').waitFor();
  expect(await page.getByText('Sam').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a guest who comes back in the same browser is known by name, and answers a game by one tap', async () => {
  const [first, second] = await Promise.all([aGame(olive), aGame(olive)]);
  const { page, errors } = await visit(browser, `/gi/${first.giId}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Thanks for letting us know' });
  expect(await dialog.getByText(/guest/i).count()).toBe(0);
  await dialog.getByLabel('Name').fill('Gus');
  await dialog.getByRole('button', { name: 'Send my answer' }).click();
  await page.getByText('You are out', { exact: true }).waitFor();

  await page.goto(`${fivesUrl()}/gi/${second.giId}`);
  await page.getByText('Hello again, Gus').waitFor();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByText('You are in', { exact: true }).waitFor();
  await row(page, 'Gus').waitFor();
  expect(errors).toEqual([]);
});

test('whoever registers with the email of an account logs in with it instead, and the answer is given', async () => {
  const [{ giId }, sue] = await Promise.all([aGame(olive), signUp('Sue')]);
  const { page } = await visit(browser, `/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel').filter({ has: page.getByLabel('Email') });
  await fillAccount(form, { ...sue, password: 'not-this-one' });
  const refusal = form.getByRole('alert').filter({ hasText: 'already has an account' });
  await form.getByRole('button', { name: 'Register and Play' }).click();
  await refusal.waitFor();
  expect(await form.getByLabel('Name or nickname').inputValue()).toBe('Sue');
  await form.getByRole('button', { name: `Log in as ${sue.email}` }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  expect(await login.getByLabel('Email').inputValue()).toBe(sue.email);
  await login.getByLabel('Password', { exact: true }).fill(sue.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await page.getByText('You are in', { exact: true }).waitFor();
  expect(await stored(paths.playerInstance(giId, sue.uid))).toMatchObject({
    status: 'PLAYING',
    isGuest: false,
  });
});

test('the next game stands first on the home screen, and is answered there', async () => {
  const [sam] = others;
  if (!sam) throw new Error('nobody to answer');
  const { giId } = await aGame(olive, { gameName: 'Dawn Fives' });
  await joinAll(giId, [sam]);
  const { page } = await visitAs(browser, sam, '/');
  const next = page.getByRole('region', { name: 'Next up' });
  await next.getByText('You are in', { exact: true }).waitFor();
  await next.getByRole('button', { name: 'No', exact: true }).click();
  await next.getByText('You are out', { exact: true }).waitFor();
  expect(await next.getByRole('link', { name: 'Open this game' }).getAttribute('href')).toMatch(/^\/gi\//);
});

test('who came from another app closes a dialog by going back, and stays on the page', async () => {
  const { giId } = await aGame(olive);
  const visitor = await openVisitor(browser);
  photographFailures(() => ({ visitor }));
  const { page } = visitor;
  // The address takes the place of the empty page: there is no step before it.
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
