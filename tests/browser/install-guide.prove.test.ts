import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/people.ts';
import { launchBrowser } from './browser.ts';
import { loginOnPage, playAsGuest } from './steps.ts';
import { aGame, visit } from './visits.ts';

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function closeGuide(page: Page): Promise<void> {
  const guide = page.getByRole('dialog', { name: 'Install Fives' });
  await guide.getByText("'Add to Home Screen'").waitFor();
  await page.keyboard.press('Escape');
  await guide.waitFor({ state: 'detached' });
}

test('the install guide opens once automatically, later from the menu', async () => {
  const sam = await signUp('Sam');
  const { page, errors } = await visit(browser, '/login', { userAgent });
  await loginOnPage(page, sam);
  await closeGuide(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await closeGuide(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/landing$/);
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await loginOnPage(page, sam);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(await page.getByRole('dialog', { name: 'Install Fives' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the install guide follows the first reply of a guest', async () => {
  const { giId } = await aGame(await signUp('Olive'));
  const { page } = await visit(browser, `/gi/${giId}`, { userAgent });
  await playAsGuest(page, 'Gus');
  await closeGuide(page);
  await page.getByRole('button', { name: 'Change reply' }).click();
  await page.getByRole('dialog', { name: 'Will you be playing?' }).waitFor();
});
