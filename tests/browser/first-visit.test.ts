import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser, openVisitor } from './browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test.each([
  ['/', 'Get Started'],
  ['/game/any-game/stats', 'Sign Up'],
])('a visitor at %s is sent on without loading the database', async (path, link) => {
  // A service worker would fetch everything, later and in the background.
  const { page } = await openVisitor(browser);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto(`${fivesUrl()}${path}`);
  await page.getByRole('link', { name: link }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('/index-'))).not.toEqual([]);
  expect(scripts.filter((script) => /firestore|live-data/.test(script))).toEqual([]);
});

test('the page allows no script but its own, and nobody may frame it', async () => {
  const policy = (await fetch(`${fivesUrl()}/landing`)).headers.get('content-security-policy');
  for (const part of ["script-src 'self';", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});

test('a page is always asked for anew, its parts never again, and a part that is gone is not a page', async () => {
  const page = await fetch(`${fivesUrl()}/gi/any-game`);
  const [part = ''] = /\/assets\/index-[^"]+\.js/.exec(await page.text()) ?? [];
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${fivesUrl()}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${fivesUrl()}${part}`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${fivesUrl()}/assets/gone.js`)).status).toBe(404);
});
