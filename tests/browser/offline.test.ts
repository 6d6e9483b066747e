import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/people.ts';
import { launchBrowser, openVisitor, photographFailures } from './browser.ts';
import { loginOnPage, openInstance, row } from './steps.ts';
import { aSharedGame } from './visits.ts';

let browser: Browser;
let olive: Person;
let sam: Person;
let giId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ olive, sam, giId } = await aSharedGame());
});

afterAll(() => browser.close());

test('an answer given offline is kept, shown as not sent, and sent once the network is back', async () => {
  const [watching, travelling] = await Promise.all([openVisitor(browser), openVisitor(browser)]);
  photographFailures(() => ({ watching, travelling }));
  await Promise.all([loginOnPage(watching.page, olive), loginOnPage(travelling.page, sam)]);
  await Promise.all([openInstance(watching.page, giId), openInstance(travelling.page, giId)]);
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
