import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { fetchedScripts, openAndPrefetch } from './prefetch.ts';
import { signInOnDevice } from './signed-in.ts';
import { aGame } from './visits.ts';

/** Maximum bytes of the landing page scripts before a tap, with the best Brotli compression. */
const MAX_SCRIPT_BYTES = 15_000;

const APP_SCRIPT = '**/assets/index-*.js';

let browser: Browser;
let olive: Person;

beforeAll(async () => {
  [browser, olive] = await Promise.all([launchBrowser(), signUp('Olive')]);
});

afterAll(() => browser.close());

test('the chosen theme overrides the theme of the device', async () => {
  const { page, context } = await openDevice(browser);
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${fivesUrl()}/landing`);
  expect(await backgroundOf(page)).toBe('rgb(10, 17, 13)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  expect(await backgroundOf(page)).toBe('rgb(245, 247, 244)');
});

test.each(['/', '/landing'])(
  'the page at %s runs one small script and prefetches those of the next page',
  async (path) => {
    const { page, errors } = await openDevice(browser);
    await page.coverage.startJSCoverage();
    await openAndPrefetch(page, path);
    expect(page.url()).toBe(`${fivesUrl()}/landing`);
    const run = await page.coverage.stopJSCoverage();
    expect(run.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
    expect(run.reduce((sum, { source = '' }) => sum + brotliCompressSync(source).length, 0)).toBeLessThan(
      MAX_SCRIPT_BYTES,
    );

    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await fetchedScripts(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('the root page does not show the landing page to a signed-in player', async () => {
  const { page } = await openSignedIn();
  await page.addInitScript(() => {
    const checkFrame = () => {
      const landing = document.querySelector('[data-first-page]');
      if (landing?.checkVisibility({ visibilityProperty: true })) window.hasSeenLanding = true;
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
  await page.goto(`${fivesUrl()}/`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => window.hasSeenLanding)).toBeUndefined();
});

test('the root page shows a signed-in player the landing page if the app fails', async () => {
  const { page, context } = await openSignedIn();
  await context.route(APP_SCRIPT, (route) => route.abort());
  await page.goto(`${fivesUrl()}/`);
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
});

declare global {
  interface Window {
    hasSeenLanding?: boolean;
    hasRun?: boolean;
  }
}

async function openSignedIn() {
  const visitor = await openDevice(browser);
  await signInOnDevice(visitor.page, olive);
  return visitor;
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('a visitor whose request fails sees the game when the network is back', async () => {
  const { giId } = await aGame(olive);
  const { page, context } = await openDevice(browser);
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
});

async function serveAppPage(context: BrowserContext): Promise<void> {
  const app = await (await fetch(`${fivesUrl()}/app.html`)).text();
  await context.route('**/gi/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: app })
      : route.continue(),
  );
}

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
