import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser, openDevice } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('a visitor at a screen for players is redirected without loading Firestore', async () => {
  const { page, requestedPaths } = await open('/game/any-game/stats');
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter((path) => path.includes('/index-'))).not.toEqual([]);
  expect(requestedPaths.filter((path) => /firestore|live-data/.test(path))).toEqual([]);
});

test('a visitor at the teams or the vote of a game is redirected to the invite', async () => {
  for (const part of ['teams', 'pick-motm']) {
    const { page } = await open(`/gi/any-instance/${part}`);
    await page.waitForURL('**/gi/any-instance');
  }
});

test('a visitor at / sees the landing page without loading Firestore', async () => {
  const { page, requestedPaths } = await open('/');
  await page.waitForURL(`${fivesUrl()}/landing`);
  await expect.poll(() => requestedPaths.some((path) => path.includes('/login-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter((path) => /firestore|live-data/.test(path))).toEqual([]);
});

test('the page allows only its own scripts and no framing', async () => {
  const policy = (await fetch(`${fivesUrl()}/landing`)).headers.get('content-security-policy');
  for (const directive of [
    "script-src 'self';",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(directive);
});

test('pages are revalidated, scripts are immutable, missing scripts return 404', async () => {
  const page = await fetch(`${fivesUrl()}/game/any-game`);
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(await page.text()) ?? [];
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${fivesUrl()}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${fivesUrl()}${script}`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${fivesUrl()}/assets/gone.js`)).status).toBe(404);
});

async function open(path: string) {
  // A service worker would fetch the whole app in the background, so `openDevice` blocks service workers.
  const { page } = await openDevice(browser);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto(`${fivesUrl()}${path}`);
  return { page, requestedPaths };
}
