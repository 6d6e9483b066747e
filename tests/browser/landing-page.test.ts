import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser, openVisitor, PHONE, photographFailures } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { signInOnDevice } from './signed-in.ts';

/** What the scripts of the landing page may weigh before a tap, in bytes of Brotli at its best. */
const MOST = 15_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test.each(['/', '/landing'])('without scripts %s has all its texts, and its links lead on', async (path) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(`${fivesUrl()}${path}`);
  expect(await page.title()).toBe('Fives, the 5-a-side organiser');
  expect(await page.getByRole('heading').allTextContents()).toEqual([
    'Fives',
    'Less chasing, more playing',
    'Game organisation',
    'Stats and a leaderboard',
    'Fair team picking',
    'Player of the match',
    'Payments',
  ]);
  const hrefs = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await Promise.all(['Login', 'Sign Up', 'Get Started'].map(hrefs))).toEqual([
    '/login',
    '/register',
    '/login',
  ]);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(`${fivesUrl()}/login`);
  await context.close();
});

test('without scripts it is drawn in the colours of the device, and axe finds nothing in either', async () => {
  const { page, context } = await openVisitor(browser);
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/landing`);
  expect(await problemsOf(page, 'landing')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(page)).toBe('rgb(245, 247, 244)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(page)).toBe('rgb(10, 17, 13)');
});

test('the colours that were chosen on a device go before its own', async () => {
  const { page, context } = await openVisitor(browser);
  await context.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${fivesUrl()}/landing`);
  expect(await groundOf(page)).toBe('rgb(10, 17, 13)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  expect(await groundOf(page)).toBe('rgb(245, 247, 244)');
});

test.each(['/', '/landing'])(
  'of the scripts of %s only a few run, and the next page needs no more',
  async (path) => {
    const { page, errors } = await openVisitor(browser);
    await page.coverage.startJSCoverage();
    await page.goto(`${fivesUrl()}${path}`);
    await page.waitForURL(`${fivesUrl()}/landing`);
    await page.waitForFunction(() => document.querySelector('link[rel="prefetch"]') !== null);
    await page.waitForLoadState('networkidle');
    const run = await page.coverage.stopJSCoverage();
    expect(run.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/start-/)]);
    expect(run.reduce((sum, { source = '' }) => sum + brotliCompressSync(source).length, 0)).toBeLessThan(
      MOST,
    );

    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await fetchedScripts(page)).toEqual([]);
    expect(errors).toEqual([]);
  },
);

test('where somebody is signed in the app takes over in place, and nothing moves', async () => {
  const { page, context, errors } = await signedIn();
  await context.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/landing`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await spotTextsOf(page);
  await context.unroute('**/assets/index-*.js');
  errors.length = 0;
  await page.reload();
  await page.locator('main a[href="/"]').filter({ hasText: 'Get Started' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  expect(await spotTextsOf(page)).toEqual(drawn);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
});

test('where somebody is signed in the front door shows their games and nothing before', async () => {
  const { page } = await signedIn();
  await page.addInitScript(() => {
    const look = () => {
      const landing = document.querySelector('[data-first-page]');
      if (landing?.checkVisibility({ visibilityProperty: true })) window.hasSeenLanding = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${fivesUrl()}/`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => window.hasSeenLanding)).toBeUndefined();
});

test('where the app does not come, whoever is signed in has the landing page at least', async () => {
  const { page, context } = await signedIn();
  await context.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/`);
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
});

declare global {
  interface Window {
    hasSeenLanding?: boolean;
  }
}

async function signedIn() {
  const visitor = await openVisitor(browser);
  photographFailures(() => ({ visitor }));
  await signInOnDevice(visitor.page, await signUp('Olive'));
  return visitor;
}

/** Where the page's texts and links stand, below the bar at the top, in whole pixels. */
function spotTextsOf(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, a, footer)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}

/** What the page is drawn on. */
function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** The scripts of this page that came over the network. */
function fetchedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => name),
  );
}
