import { brotliCompressSync } from 'node:zlib';
import { paths } from '@fives/domain';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { problemsOf } from './axe.ts';
import { holdScripts, launchBrowser, openDevice, PHONE } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { fetchedScripts, openAndPrefetch } from './prefetch.ts';
import { fillAccount, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

/** Matches requests to Firestore, and scripts that contain or use the Firestore library. */
const DATABASE =
  /google\.firestore|\/assets\/(firestore|live|player-instances|game-instances|games|live-instance)-/;

/** Maximum bytes before a visitor can reply, with the best Brotli compression. Fonts may load later. */
const MAX_BYTES_BEFORE_REPLY = 60_000;

const APP_SCRIPT = '**/assets/index-*.js';

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
  const visitor = await openDevice(browser);
  const { page, errors } = visitor;
  const requests = databaseRequests(page);
  await page.clock.install();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByText('0/10').waitFor();
  await page.getByText("Reply to see who's playing").waitFor();

  await joinAndWait(giId, others.slice(0, 1), 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('1/10').waitFor();
  await joinAndWait(giId, others.slice(1, 2), 2);
  await page.clock.fastForward(30_000);
  await page.getByText('2/10').waitFor();
  expect(await page.getByText('Sam').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
  await row(page, 'Gus').waitFor();
  await row(page, 'Sam').waitFor();
  expect(requests).not.toEqual([]);
  await joinAndWait(giId, others.slice(2, 3), 4);
  await page.getByText('4/10').waitFor();
  expect(errors).toEqual([]);
});

test('a visitor whose request fails sees the game when the network is back', async () => {
  const { giId } = await aGame(olive);
  const visitor = await openDevice(browser);
  const { page, context } = visitor;
  const requests = databaseRequests(page);
  await serveAppPage(context);
  await context.route('**/api/gi/*', (route) => route.abort());
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByRole('heading', { name: 'No connection', level: 1 }).waitFor();

  await context.unroute('**/api/gi/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('heading', { name: 'Tuesday Fives', level: 1 }).waitFor();

  // The counts stay if a later request fails.
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(/You're offline/).waitFor();
  await page.getByText('0/10').waitFor();
  expect(requests).toEqual([]);
});

/** Serves the app instead of the server page, like the service worker of a returning visitor. */
async function serveAppPage(context: BrowserContext): Promise<void> {
  const app = await (await fetch(`${fivesUrl()}/app.html`)).text();
  await context.route('**/gi/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: app })
      : route.continue(),
  );
}

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
  expect(await page.getByRole('button').allTextContents()).toEqual([
    ' Yes',
    ' No',
    'Click to login',
    'Invites',
    'Login',
  ]);
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await Promise.all(['Login', 'Sign Up', 'Stats'].map(hrefOf))).toEqual([
    `/login?next=%2Fgi%2F${giId}`,
    `/register?next=%2Fgi%2F${giId}`,
    `/game/${gameId}/stats`,
  ]);
  await context.close();
});

test('the invite passes axe in both device themes without the app', async () => {
  const { giId } = await aGame(olive);
  const { page, context } = await openDevice(browser);
  await context.route('**/*.js', (route) => route.abort());
  for (const path of [`/gi/${giId}`, '/gi/no-such-game-anywhere']) {
    await page.goto(`${fivesUrl()}${path}`);
    expect(await problemsOf(page, path)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(245, 247, 244)',
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(10, 17, 13)');
});

test('an invite stays in its size budget and loads no script after a tap', async () => {
  const { giId } = await aGame(olive);
  const { page, errors } = await openDevice(browser);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const isPrefetch = response.request().headers()['sec-purpose'] === 'prefetch';
    const isFont = response.request().resourceType() === 'font';
    if (!isPrefetch && !isFont) sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.coverage.startJSCoverage();
  await openAndPrefetch(page, `/gi/${giId}`);
  const executed = await page.coverage.stopJSCoverage();
  expect(executed.map(({ url }) => new URL(url).pathname)).toEqual(['/invite.js']);
  const totalSize = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  expect(totalSize).toBeLessThan(MAX_BYTES_BEFORE_REPLY);

  await page.evaluate(() => performance.clearResourceTimings());
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('dialog', { name: 'Play as a guest or register' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await fetchedScripts(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a reply tapped before the app has loaded is kept and sent', async () => {
  const { giId } = await aGame(olive);
  const visitor = await openDevice(browser);
  const { page, context } = visitor;
  await context.route(APP_SCRIPT, (route) => route.abort());
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  const no = page.getByRole('button', { name: 'No', exact: true });
  await no.click();
  // The app fails to load, so the button waits for another tap.
  await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached' });
  await context.unroute(APP_SCRIPT);

  const loadApp = await holdScripts(context, APP_SCRIPT);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.locator('button[aria-busy="true"]').filter({ hasText: 'Yes' }).waitFor();
  await no.click();
  await page.locator('button[aria-busy="true"]').filter({ hasText: 'No' }).waitFor();
  await page.getByText('0/10').waitFor();
  loadApp();
  const dialog = page.getByRole('dialog', { name: "Can't make it?" });
  await dialog.getByLabel('Name').fill('Gus');
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText("You're not playing", { exact: true }).waitFor();
});

test('a tap on Yes before any script has loaded keeps the reply and the address', async () => {
  const { giId, gameId } = await aGame(olive);
  const { inviteKey } = await callApi('renewLink', { params: { gameId } }, olive);
  const visitor = await openDevice(browser);
  const { page, context } = visitor;
  await context.route('**/invite.js', (route) => route.abort());
  const link = `${fivesUrl()}/gi/${giId}?key=${inviteKey}`;
  await page.goto(link);
  await context.unroute('**/invite.js');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('dialog', { name: 'Play as a guest or register' }).waitFor();
  expect(page.url()).toBe(link);
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
});

test.each<[string, Parameters<typeof aGame>[1], (giId: string) => Promise<unknown>]>([
  ['with spots left', {}, async () => {}],
  ['with a reserve', { numberOfPlayers: 2 }, (giId) => joinAndWait(giId, others, 3)],
  ['that is cancelled', {}, (giId) => cancel(giId, 'The pitch is flooded')],
])('the app draws an invite %s exactly like the server page', async (_, settings, change) => {
  const { giId } = await aGame(olive, settings);
  await change(giId);
  const { page, errors } = await visit(browser, `/gi/${giId}`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await renderedParts(page);
  // Ignores shifts of the server page before its fonts are loaded.
  const fontsReadyAt = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Invites' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  expect(await renderedParts(page)).toEqual(drawn);
  expect(await layoutShift(page, fontsReadyAt)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
});

function cancel(giId: string, cancelReason: string) {
  return callApi(
    'updateGameInstance',
    { params: { giId }, body: { status: 'CANCELLED', cancelReason } },
    olive,
  );
}

test('the server page updates its numbers and keeps the focus without the app', async () => {
  const { giId } = await aGame(olive);
  const { page, errors } = await openDevice(browser);
  await page.clock.install();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await page.getByText('0/10').waitFor();
  await page.getByRole('button', { name: 'No', exact: true }).focus();
  await joinAndWait(giId, others.slice(0, 1), 1);
  await page.clock.fastForward(30_000);
  await page.getByText('1/10').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(' No');
  await joinAndWait(giId, others.slice(1, 2), 2);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText('2/10').waitFor();
  expect(await page.locator('[data-first-page]').count()).toBe(1);
  expect(errors).toEqual([]);
});

test.each([
  ['Europe/London', 0],
  ['America/New_York', 1],
])(
  'an invite in %s names the time zone of the game only if the two clocks differ',
  async (timezoneId, noteCount) => {
    const { giId } = await aGame(olive, { timeZone: 'Europe/London' });
    const { page, context } = await openDevice(browser, { timezoneId });
    await context.route(APP_SCRIPT, (route) => route.abort());
    await page.goto(`${fivesUrl()}/gi/${giId}`);
    await page.getByText('You are invited').waitFor();
    await page.waitForLoadState('load');
    expect(await page.getByText('London time').filter({ visible: true }).count()).toBe(noteCount);
  },
);

test('a returning visitor gets the app from the device', async () => {
  const { giId } = await aGame(olive);
  const { page } = await visit(browser, `/gi/${giId}`, { serviceWorkers: 'allow' });
  await page.getByText('0/10').waitFor();
  await waitForOfflineApp(page);
  const response = await page.goto(`${fivesUrl()}/gi/${giId}`);
  expect(response?.fromServiceWorker()).toBe(true);
  await page.getByText('You are invited').waitFor();
  expect(await page.locator('[data-first-page]').count()).toBe(0);
});

function renderedParts(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, p, a, button, svg)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(part);
      const text = part instanceof HTMLElement ? part.innerText : '';
      return [text, ...[x, y, width, height].map(Math.round), color, fontSize, fontWeight].join(' ');
    }),
  );
}

test('a link to an unknown game shows an error to a visitor', async () => {
  const { page } = await visit(browser, '/gi/no-such-game-anywhere');
  await page.getByRole('heading', { name: 'Game not found', level: 1 }).waitFor();
});

test('a player who logs out sees the invite as a visitor, without names', async () => {
  const { giId } = await aGame(olive);
  await joinAll(giId, others.slice(0, 1));
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await row(page, 'Sam').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${fivesUrl()}/landing`);
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await page.goBack();
  await page.getByText("Reply to see who's playing").waitFor();
  expect(await page.getByText('Sam').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a returning guest is greeted by name and replies with one tap', async () => {
  const [first, second] = await Promise.all([aGame(olive), aGame(olive)]);
  const { page, errors } = await visit(browser, `/gi/${first.giId}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: "Can't make it?" });
  expect(await dialog.getByText(/guest/i).count()).toBe(0);
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
  const [{ giId }, sue] = await Promise.all([aGame(olive), signUp('Sue')]);
  const { page } = await visit(browser, `/gi/${giId}`);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('tabpanel').filter({ has: page.getByLabel('Email') });
  await fillAccount(form, { ...sue, password: 'not-this-one' });
  const error = form.getByRole('alert').filter({ hasText: 'already has an account' });
  await form.getByRole('button', { name: 'Register and Play' }).click();
  await error.waitFor();
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

test('the next game is first on the home screen and takes a reply there', async () => {
  const [sam] = others;
  if (!sam) throw new Error('No player');
  const { giId } = await aGame(olive, { gameName: 'Dawn Fives' });
  await joinAll(giId, [sam]);
  const { page } = await visitAs(browser, sam, '/');
  const next = page.getByRole('region', { name: 'Next up' });
  await next.getByText("You're in", { exact: true }).waitFor();
  await next.getByRole('button', { name: 'No', exact: true }).click();
  await next.getByText("You're not playing", { exact: true }).waitFor();
  expect(await next.getByRole('link', { name: 'Open this game' }).getAttribute('href')).toMatch(/^\/gi\//);
});

/** Goes back right after the browser adds a dialog, before it paints. Counts the steps back in `data-steps-back`. */
async function goBackFromEachDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let left: Element | null = null;
    let count = 0;
    new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]');
      if (dialog === null || dialog === left) return;
      left = dialog;
      count += 1;
      document.documentElement.dataset.stepsBack = String(count);
      history.back();
    }).observe(document, { childList: true, subtree: true });
  });
}

test('going back closes a dialog and stays on the page opened by an external link', async () => {
  const { giId } = await aGame(olive);
  const visitor = await openDevice(browser);
  const { page } = visitor;
  await goBackFromEachDialog(page);
  // `replace` leaves no history entry before the page.
  await page.evaluate((url) => location.replace(url), `${fivesUrl()}/gi/${giId}`);
  for (const [at, opener] of ['Yes', 'Click to login'].entries()) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.locator(`html[data-steps-back="${at + 1}"]`).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('You are invited').waitFor();
    expect(page.url()).toBe(`${fivesUrl()}/gi/${giId}`);
  }
});
