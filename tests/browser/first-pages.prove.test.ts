import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser, openDevice, PHONE } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { fetchedScripts, openAndPrefetch } from './prefetch.ts';
import { signInOnDevice } from './signed-in.ts';

/** Maximum bytes of the landing page scripts before a tap, with the best Brotli compression. */
const MAX_SCRIPT_BYTES = 15_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test.each(['/', '/landing'])('the page at %s has all texts and links without scripts', async (path) => {
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
  const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await Promise.all(['Login', 'Sign Up', 'Get Started'].map(hrefOf))).toEqual([
    '/login',
    '/register',
    '/login',
  ]);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(`${fivesUrl()}/login`);
  await context.close();
});

test('the landing page passes axe in both device themes without scripts', async () => {
  const { page, context } = await openDevice(browser);
  await context.route('**/*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/landing`);
  expect(await problemsOf(page, 'landing')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await backgroundOf(page)).toBe('rgb(245, 247, 244)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await backgroundOf(page)).toBe('rgb(10, 17, 13)');
});

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

test('the app takes over the landing page without a layout shift when signed in', async () => {
  const { page, context, errors } = await openSignedIn();
  await context.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/landing`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await textsWithBoxes(page);
  await context.unroute('**/assets/index-*.js');
  errors.length = 0;
  await page.reload();
  await page.locator('main a[href="/"]').filter({ hasText: 'Get Started' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  expect(await textsWithBoxes(page)).toEqual(drawn);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
});

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
  await context.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/`);
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
});

declare global {
  interface Window {
    hasSeenLanding?: boolean;
  }
}

async function openSignedIn() {
  const visitor = await openDevice(browser);
  await signInOnDevice(visitor.page, await signUp('Olive'));
  return visitor;
}

function textsWithBoxes(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, a, footer)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
