import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { fivesUrl } from '../support/suite.ts';
import { SIGNED_IN_KEY } from './signed-in.ts';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function anAccount(name: string): Account {
  return { name, email: `${name.toLowerCase()}.${randomUUID()}@example.com`, password: 'floodlit' };
}

export async function registerOnPage(page: Page, account: Account): Promise<void> {
  await page.goto(`${fivesUrl()}/register`);
  await fillAccount(page.locator('form'), account);
  await page
    .locator('form')
    .getByRole('button', { name: /Register|Sign Up/ })
    .click();
  await page.waitForURL(`${fivesUrl()}/`);
}

export async function fillAccount(form: Locator, { name, email, password }: Account): Promise<void> {
  await form.getByLabel('Name', { exact: false }).first().fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(password);
}

export async function loginOnPage(
  page: Page,
  { email, password }: Omit<Account, 'name'>,
  path = '/',
): Promise<void> {
  await page.goto(`${fivesUrl()}/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${fivesUrl()}${path}`);
}

export interface NewGame {
  readonly name: string;
  readonly location: string;
  readonly numberOfPlayers: number;
}

export async function createGameOnPage(page: Page, game: NewGame): Promise<string> {
  await page.goto(`${fivesUrl()}/game`);
  await submitGame(page, game);
  await closeShareSheet(page);
  await page.getByRole('link', { name: game.name }).click();
  await page.waitForURL(/\/gi\//);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function submitGame(page: Page, game: NewGame): Promise<void> {
  await page.getByLabel('Game name').fill(game.name);
  await page.getByLabel('Location').fill(game.location);
  await page.getByLabel('Start date and time').fill(`${inDays(7)}T19:00`);
  await page.getByLabel('Number of players').fill(String(game.numberOfPlayers));
  await page
    .locator('form')
    .getByRole('button', { name: /create/i })
    .click();
  await page.waitForURL(`${fivesUrl()}/`);
}

export async function closeShareSheet(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Invites' });
  await sheet.getByRole('button', { name: 'Copy link' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

/** Opens an instance and waits for its players, so that tests write only after listeners have attached. */
export async function openInstance(page: Page, giId: string): Promise<void> {
  // The load event may take a minute on a busy machine, because the service worker downloads the whole app.
  await page.goto(`${fivesUrl()}/gi/${giId}`, { waitUntil: 'commit' });
  await waitForLivePool(page);
}

/** Waits for the live list of players. A visitor sees only counts, which the server or the app shows. */
export async function waitForLivePool(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  const isSignedIn = await page.evaluate((key) => localStorage.getItem(key) !== null, SIGNED_IN_KEY);
  const pool = isSignedIn
    ? page.locator('#root section[aria-busy="false"]')
    : page.getByRole('region', { name: 'Player pool' });
  await pool.first().waitFor();
}

export async function waitForOfflineApp(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
}

export async function changeReply(page: Page, to: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('button', { name: 'Change reply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: to, exact: true }).click();
  const dropOut = dialog.getByRole('button', { name: 'Drop out' });
  if (to === 'No' && (await dropOut.isVisible())) await dropOut.click();
}

export function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name });
}

/** Returns the date in London, the time zone of the pages, as `yyyy-mm-dd`. */
export function inDays(days: number): string {
  const at = new Date(Date.now() + days * 24 * 3_600_000);
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
}

/** Says yes as a guest and waits until the page shows the spot. */
export async function playAsGuest(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('tabpanel').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Play as Guest' }).click();
  await page.getByText("You're in", { exact: true }).waitFor();
}
