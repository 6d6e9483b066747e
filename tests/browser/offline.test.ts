import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { row } from './steps.ts';
import { twoAtOneGame } from './visits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('a reply given offline is kept, shown as not sent, and sent once the network is back', async () => {
  const { watching, travelling } = await twoAtOneGame(browser);
  const { page, context } = travelling;

  await context.setOffline(true);
  await page.getByText(/You are offline/).waitFor();
  await page.getByRole('button', { name: 'Change answer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText('You are out', { exact: true }).waitFor();
  await page.getByText('Not sent yet').first().waitFor();
  expect(await watching.page.getByText('1/10').count()).toBe(1);

  await context.setOffline(false);
  await watching.page.getByText('0/10').waitFor();
  await row(watching.page, 'Sam').waitFor();
  await page.getByText('Not sent yet').first().waitFor({ state: 'detached' });
  await page.getByText(/You are offline/).waitFor({ state: 'detached' });
});
