import { readFile } from 'node:fs/promises';
import { paths } from '@fives/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signIn, signUp } from '../support/people.ts';
import { authUrl, fivesUrl, projectId } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visit, visitAs } from './visits.ts';

let browser: Browser;
let kim: Person;

beforeAll(async () => {
  browser = await launchBrowser();
});
beforeEach(async () => {
  kim = await signUp('Kim');
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function change(page: Page, what: string, fields: Record<string, string>): Promise<Locator> {
  await button(page, `Change ${what}`).click();
  const sheet = page.getByRole('dialog', { name: `Change your ${what}` });
  for (const [label, value] of Object.entries(fields))
    await sheet.getByLabel(label, { exact: true }).fill(value);
  await sheet.getByRole('button', { name: 'Save' }).click();
  return sheet;
}

const authEmailsSchema = z.object({
  oobCodes: z.array(z.object({ newEmail: z.optional(z.string()), oobLink: z.string() })),
});

async function confirmationLink(newEmail: string): Promise<string> {
  const response = await fetch(`${authUrl()}/emulator/v1/projects/${projectId()}/oobCodes`);
  const { oobCodes } = authEmailsSchema.parse(await response.json());
  return oobCodes.find((sent) => sent.newEmail === newEmail)?.oobLink ?? '';
}

test('a player changes name and password', async () => {
  const { giId } = await aGame(kim);
  const { page } = await visitAs(browser, kim, '/account');
  const nameSheet = await change(page, 'name', { 'Name or nickname': 'Kimberley' });
  await nameSheet.waitFor({ state: 'detached' });
  await page.getByText('Kimberley').waitFor();
  await waitFor(async () =>
    expect(await stored(paths.playerInstance(giId, kim.uid))).toMatchObject({ name: 'Kimberley' }),
  );

  const chosen = { 'New password': 'floodlit-8', 'Repeat new password': 'floodlit-8' };
  const sheet = await change(page, 'password', { 'Current password': 'a guess', ...chosen });
  await sheet.getByRole('alert').filter({ hasText: 'Wrong email or password' }).waitFor();
  await sheet.getByLabel('Current password', { exact: true }).fill(kim.password);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect(signIn(kim.email)).rejects.toThrow('INVALID');
  expect(await signIn(kim.email, 'floodlit-8')).toMatchObject({ uid: kim.uid });
});

test('a player changes the email and logs in to the page that a link names', async () => {
  const email = `new.${kim.email}`;
  const { page } = await visitAs(browser, kim, '/account');
  const sheet = await change(page, 'email', { 'New email': email, 'Your password': kim.password });
  await sheet.waitFor({ state: 'detached' });
  expect(await stored(paths.player(kim.uid))).toMatchObject({ email: kim.email });
  expect((await fetch(await confirmationLink(email))).ok).toBe(true);
  const { page: other } = await visit(browser, '/account');
  await other.waitForURL(/\/login\?next=/);
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(kim.password);
  await other.locator('form').getByRole('button', { name: 'Login' }).click();
  await other.waitForURL(`${fivesUrl()}/account`);
  await other.getByText(email).waitFor();
  // The home screen stores the new email.
  await other.goto(`${fivesUrl()}/`);
  await waitFor(async () => expect(await stored(paths.player(kim.uid))).toMatchObject({ email }));
});

test('a player downloads all personal data and sends a support message', async () => {
  const { giId } = await aGame(kim);
  const { page, errors } = await visitAs(browser, kim, '/account');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()]);
  expect(file.suggestedFilename()).toMatch(/^fives-\d{4}-\d\d-\d\d\.json$/);
  const saved: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(saved).toMatchObject({ player: { name: 'Kim', email: kim.email }, instances: [{ giId }] });

  await page.goto(`${fivesUrl()}/support`);
  await page.getByLabel('Message').fill('The bibs are in the car.\nWhich car?');
  await button(page, 'Submit').click();
  await page.getByRole('dialog', { name: 'Thank you!' }).getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(`${fivesUrl()}/`);
  const messages = await database().collection(paths.supportMessages()).where('uid', '==', kim.uid).get();
  expect(messages.docs.map((doc) => doc.get('message'))).toEqual(['The bibs are in the car.\nWhich car?']);
  expect(errors).toEqual([]);
});

test('a deleted account hands over each game to the chosen member', async () => {
  const [ada, ben] = await Promise.all([signUp('Ada'), signUp('Ben')]);
  const game = await aGame(kim);
  const shared = await aGame(kim, { gameName: 'Thursday Fives' });
  for (const { giId } of [game, shared]) await joinAll(giId, [ada, ben]);
  await callApi('addOrganiser', { params: { gameId: shared.gameId }, body: { uid: ben.uid } }, kim);
  const { page } = await visitAs(browser, kim, '/account');
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Tuesday Fives').selectOption('Ada');
  expect(await dialog.getByLabel('Thursday Fives').inputValue()).toBe(ben.uid);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL(`${fivesUrl()}/landing`);
  const lead = async (gameId: string) => (await stored(paths.game(gameId)))?.orgUid;
  expect([await lead(game.gameId), await lead(shared.gameId)]).toEqual([ada.uid, ben.uid]);
  expect(await stored(paths.player(kim.uid))).toBeUndefined();
});
