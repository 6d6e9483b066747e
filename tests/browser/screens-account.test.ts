import { paths } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { database } from '../support/database.ts';
import { type Person, signUp } from '../support/people.ts';
import { authUrl, fivesUrl, projectId } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { loginOnPage } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

let browser: Browser;
let sam: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  sam = await signUp('Sam');
});

afterAll(() => browser.close());

test('a message to support needs words, survives a failure, and is answered with thanks', async () => {
  const { page } = await visitAs(browser, sam, '/support');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await page.getByText('Message is required').waitFor();

  await page.getByLabel('Message').fill('The bibs are in the car.\nWhich car?');
  await page.route('**/api/support/**', (route) => route.abort());
  await submit.click();
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('The bibs are in the car.\nWhich car?');

  await page.unroute('**/api/support/**');
  await submit.click();
  const thanks = page.getByRole('dialog', { name: 'Thank you!' });
  await thanks.getByText("We'll get back to you as soon as possible.").waitFor();
  await thanks.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(`${fivesUrl()}/`);
  const messages = await database().collection(paths.supportMessages()).where('uid', '==', sam.uid).get();
  expect(messages.docs.map((doc) => doc.data().message)).toEqual(['The bibs are in the car.\nWhich car?']);
});

test('a forgotten password is answered alike for every address, and only an account gets a link', async () => {
  const { page } = await visit(browser, '/login');
  const answers: string[] = [];
  for (const email of [sam.email, 'nobody.at.all@example.com']) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Forgotten password?' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Your email').inputValue()).toBe(email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    answers.push(await dialog.getByRole('status').innerText());
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  expect(answers[0]).toMatch(/^If there is an account with this address/);
  expect(answers[1]).toBe(answers[0]);
  const sent = await addressesWithLinks();
  expect(sent).toContain(sam.email);
  expect(sent).not.toContain('nobody.at.all@example.com');
});

test('on an iPhone the way onto the home screen is shown once by itself, and in the menu', async () => {
  const { page, errors } = await visit(browser, '/login', { userAgent: IPHONE });
  await loginOnPage(page, sam);
  const guide = page.getByRole('dialog', { name: 'Install Fives' });
  await guide.getByText('Tap the share button at the bottom of the screen.').waitFor();
  await guide.getByText("'Add to Home Screen'").waitFor();
  await page.keyboard.press('Escape');
  await guide.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Install app' }).click();
  await guide.waitFor();
  await page.keyboard.press('Escape');
  await guide.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/landing$/);
  await loginOnPage(page, sam);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(await guide.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a guest’s first reply on an iPhone is followed by the way onto the home screen', async () => {
  const { giId } = await aGame(await signUp('Olive'));
  const { page } = await visit(browser, `/gi/${giId}`, { userAgent: IPHONE });
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  const guide = page.getByRole('dialog', { name: 'Install Fives' });
  await guide.waitFor();
  await guide.getByRole('button', { name: 'Close' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change answer' }).click();
  await page.getByRole('dialog', { name: 'Will you be playing?' }).waitFor();
});

test('nothing but Safari on iOS is offered a guide', async () => {
  const { page } = await visitAs(browser, sam, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('button', { name: 'Install app' }).count()).toBe(0);
});

/** To whom the identity provider has sent a link for a new password. */
async function addressesWithLinks(): Promise<string[]> {
  const response = await fetch(`${authUrl()}/emulator/v1/projects/${projectId()}/oobCodes`);
  const codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), requestType: z.string() })) });
  return codes
    .parse(await response.json())
    .oobCodes.filter(({ requestType }) => requestType === 'PASSWORD_RESET')
    .map(({ email }) => email);
}
