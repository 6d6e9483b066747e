import { readFile } from 'node:fs/promises';
import { paths } from '@fives/domain';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { database, stored } from '../support/database.ts';
import { type Person, signIn, signUp } from '../support/people.ts';
import { authUrl, fivesUrl, projectId } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { signInOnDevice } from './signed-in.ts';
import { anAccount, loginOnPage, registerOnPage } from './steps.ts';
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

test('a support message must have text and keeps the text after a failure', async () => {
  const { page } = await visitAs(browser, sam, '/support');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await page.getByText('Message is required').waitFor();

  await page.getByLabel('Message').fill('The bibs are in the car.\nWhich car?');
  await page.route('**/api/support/**', (route) => route.abort());
  await submit.click();
  await page.getByRole('alert').filter({ hasText: "Can't reach Fives" }).waitFor();
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

test('a forgotten password gets the same response with or without an account', async () => {
  const { page } = await visit(browser, '/login');
  const responses: string[] = [];
  for (const email of [sam.email, 'nobody.at.all@example.com']) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Forgotten password?' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Your email').inputValue()).toBe(email);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    responses.push(await dialog.getByRole('status').innerText());
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  expect(responses[0]).toMatch(/^If that email has an account/);
  expect(responses[1]).toBe(responses[0]);
  const sent = await passwordResetAddresses();
  expect(sent).toContain(sam.email);
  expect(sent).not.toContain('nobody.at.all@example.com');
});

test('the iPhone install guide opens once automatically, later from the menu', async () => {
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
  await page.getByRole('link', { name: 'Login' }).waitFor();
  await loginOnPage(page, sam);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(await guide.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the install guide follows the first reply of a guest on an iPhone', async () => {
  const { giId } = await aGame(await signUp('Olive'));
  const { page } = await visit(browser, `/gi/${giId}`, { userAgent: IPHONE });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  const guide = page.getByRole('dialog', { name: 'Install Fives' });
  await guide.waitFor();
  await guide.getByRole('button', { name: 'Close' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change reply' }).click();
  await page.getByRole('dialog', { name: 'Will you be playing?' }).waitFor();
});

test('the install guide is offered only in Safari on iOS', async () => {
  const { page } = await visitAs(browser, sam, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('button', { name: 'Install app' }).count()).toBe(0);
});

describe.sequential('an account', () => {
  let kim: Person;
  let device: Device;

  beforeAll(async () => {
    kim = await signUp('Kim');
    device = await openDevice(browser);
    await signInOnDevice(device.page, kim);
    await device.page.goto(`${fivesUrl()}/account`);
  });

  async function change(what: string, fields: Record<string, string>): Promise<Locator> {
    await device.page.getByRole('button', { name: `Change ${what}` }).click();
    const sheet = device.page.getByRole('dialog', { name: `Change your ${what}` });
    for (const [label, value] of Object.entries(fields))
      await sheet.getByLabel(label, { exact: true }).fill(value);
    await sheet.getByRole('button', { name: 'Save' }).click();
    return sheet;
  }

  test('copies a new name to its player instances', async () => {
    const { giId } = await aGame(kim);
    const sheet = await change('name', { 'Name or nickname': 'Kimberley' });
    await sheet.waitFor({ state: 'detached' });
    await device.page.getByText('Kimberley').waitFor();
    await waitFor(async () =>
      expect(await stored(paths.playerInstance(giId, kim.uid))).toMatchObject({ name: 'Kimberley' }),
    );
    await device.page.reload();
    await device.page.getByText('Kimberley').waitFor();
  });

  test('changes its password if the current one is correct', async () => {
    const chosen = { 'New password': 'floodlit-8', 'Repeat new password': 'floodlit-8' };
    const sheet = await change('password', { 'Current password': 'a guess', ...chosen });
    await sheet.getByRole('alert').filter({ hasText: 'Wrong email or password' }).waitFor();
    await sheet.getByLabel('Current password', { exact: true }).fill(kim.password);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect(signIn(kim.email)).rejects.toThrow('INVALID');
    expect(await signIn(kim.email, 'floodlit-8')).toMatchObject({ uid: kim.uid });
  });

  test('changes its email when the confirmation link is opened', async () => {
    const email = `new.${kim.email}`;
    const sheet = await change('email', { 'New email': email, 'Your password': 'floodlit-8' });
    await sheet.waitFor({ state: 'detached' });
    expect(await stored(paths.player(kim.uid))).toMatchObject({ email: kim.email });
    const link = (await sentAuthEmails()).find((sent) => sent.newEmail === email)?.oobLink ?? '';
    expect((await fetch(link)).ok).toBe(true);
    const { page } = await visit(browser, '/login');
    await loginOnPage(page, { email, password: 'floodlit-8' });
    await waitFor(async () => expect(await stored(paths.player(kim.uid))).toMatchObject({ email }));
  });

  test('gets a link to confirm its address after registration', async () => {
    const { page } = await visit(browser, '/register');
    const nora = anAccount('Nora');
    await registerOnPage(page, nora);
    await waitFor(async () =>
      expect(await sentAuthEmails()).toContainEqual(
        expect.objectContaining({ email: nora.email, requestType: 'VERIFY_EMAIL' }),
      ),
    );
    await page.goto(`${fivesUrl()}/account`);
    await page.getByText('Not confirmed yet.').waitFor();
    const link = (await sentAuthEmails()).find(({ email }) => email === nora.email)?.oobLink ?? '';
    expect((await fetch(link)).ok).toBe(true);
    await page.reload();
    await page.getByText('Confirmed', { exact: true }).waitFor();
  });
});

test('kind mode stays on after a reload and shows a failed change', async () => {
  const { page } = await visitAs(browser, sam, '/account');
  const kindMode = page.getByRole('checkbox', { name: 'Kind mode' });
  await page.route('**/api/player/*', (route) => route.abort());
  await kindMode.press('Space');
  await page.getByText("Can't reach Fives").waitFor();
  expect(await kindMode.isChecked()).toBe(false);
  await page.unroute('**/api/player/*');
  await kindMode.press('Space');
  await waitFor(async () => {
    expect(await stored(paths.player(sam.uid))).toMatchObject({ kindMode: true });
  });
  await page.reload();
  await waitFor(async () => expect(await kindMode.isChecked()).toBe(true));
});

test('a player downloads all personal data as a file', async () => {
  const { giId } = await aGame(sam);
  const { page } = await visitAs(browser, sam, '/account');
  const download = page.getByRole('button', { name: 'Download my data' });
  await page.route('**/api/player/*/export', (route) => route.abort());
  await download.click();
  await page.getByText("Can't reach Fives").waitFor();
  await page.unroute('**/api/player/*/export');
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^fives-\d{4}-\d\d-\d\d\.json$/);
  const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved).toMatchObject({ player: { name: 'Sam', email: sam.email }, instances: [{ giId }] });
});

const authEmailsSchema = z.object({
  oobCodes: z.array(
    z.object({
      email: z.string(),
      newEmail: z.optional(z.string()),
      requestType: z.string(),
      oobLink: z.string(),
    }),
  ),
});

async function sentAuthEmails() {
  const response = await fetch(`${authUrl()}/emulator/v1/projects/${projectId()}/oobCodes`);
  return authEmailsSchema.parse(await response.json()).oobCodes;
}

async function passwordResetAddresses(): Promise<string[]> {
  const sent = await sentAuthEmails();
  return sent.filter(({ requestType }) => requestType === 'PASSWORD_RESET').map(({ email }) => email);
}
