import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

const SHORT_WINDOW = { viewport: { width: 390, height: 400 } };

let browser: Browser;
let olive: Person;
let giId: string;

beforeAll(async () => {
  [browser, olive] = await Promise.all([launchBrowser(), signUp('Olive')]);
  ({ giId } = await aGame(olive));
});

afterAll(() => browser.close());

test('a new page starts at the top while going back restores the scroll position', async () => {
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`, SHORT_WINDOW);
  await waitForLivePool(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => scrolledTo(page)).toBe(300);
  // Playwright scrolls to a link before a mouse click.
  await page.getByRole('link', { name: 'game page' }).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/game\//);
  await page.getByRole('heading', { name: 'Tuesday Fives', level: 1 }).waitFor();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.goBack();
  await waitForLivePool(page);
  await expect.poll(() => scrolledTo(page)).toBe(300);
  await page.reload();
  await waitForLivePool(page);
  await expect.poll(() => scrolledTo(page)).toBe(300);
  expect(errors).toEqual([]);
});

test('going back closes the open dialog, or leaves the page if none is open', async () => {
  const { page, errors } = await visitAs(browser, olive, '/');
  await page.getByRole('region', { name: 'Next up' }).getByRole('link', { name: 'Open this game' }).click();
  await waitForLivePool(page);
  const historyLength = await page.evaluate(() => history.length);
  const closeActions = [
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => [history.back(), history.back()]),
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of closeActions) {
    await page.getByRole('button', { name: 'Invites', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await close();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
  await page.goBack();
  await page.getByRole('region', { name: 'Next up' }).waitFor();
  expect(page.url()).toBe(`${fivesUrl()}/`);
  expect(errors).toEqual([]);
});

test('a screen that fails to load shows an error but does not block the next screen', async () => {
  const { page } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await page.route(/assets\/game-[\w-]{8}\.js/, (route) => route.abort());
  await page.getByRole('link', { name: 'game page' }).click();
  await page.getByRole('heading', { name: "Couldn't load this" }).waitFor();
  expect(await page.title()).toBe('Something went wrong · Fives');
  await page.getByRole('link', { name: 'Fives, home' }).click();
  await page.getByRole('region', { name: 'Next up' }).waitFor();
  expect(await page.getByRole('heading', { name: "Couldn't load this" }).count()).toBe(0);
});

function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
