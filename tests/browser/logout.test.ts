import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { loginOnPage, openInstance, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let sam: Person;
let giId: string;
let gameId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  ({ gameId, giId } = await aGame(olive, { gameName: 'Thursday Lights' }));
  await joinAll(giId, [sam]);
});

afterAll(() => browser.close());

test('a logout removes all data of the player from the device', async () => {
  const alex = await signUp('Alex');
  await aGame(alex, { gameName: 'Friday Floodlights' });
  const { page } = await visitAs(browser, sam, `/gi/${giId}`);
  await row(page, 'Olive').waitFor();
  await expect.poll(() => dataOnDevice(page)).toContain('Thursday Lights');
  await logOut(page);
  await expect.poll(() => dataOnDevice(page)).not.toContain('Thursday Lights');
  const remaining = await dataOnDevice(page);
  for (const word of [sam.uid, sam.email, 'Sam', 'Olive', giId]) expect(remaining).not.toContain(word);

  await loginOnPage(page, alex);
  await page.getByRole('link', { name: /Friday Floodlights/ }).waitFor();
  expect(await dataOnDevice(page)).not.toContain('Thursday Lights');
});

test('a logout deletes the kept screens of the device', async () => {
  const { page } = await visitAs(browser, olive, `/game/${gameId}`);
  await page.getByRole('heading', { name: 'Thursday Lights', level: 1 }).waitFor();
  await expect.poll(() => dataOnDevice(page)).toContain(`fives.seen /game/${gameId}`);
  await logOut(page);
  await expect.poll(() => dataOnDevice(page)).not.toContain('fives.seen');
});

test('offline pages show no data of the player after a logout', async () => {
  const { page, context } = await visitAs(browser, sam, `/gi/${giId}`, { serviceWorkers: 'allow' });
  await waitForLivePool(page);
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await logOut(page);
  await expect.poll(() => dataOnDevice(page)).not.toContain('Thursday Lights');
  const shownAt = { '/': '/landing', [`/gi/${giId}/teams`]: `/gi/${giId}`, [`/game/${gameId}`]: '/login' };
  for (const [path, shown] of Object.entries(shownAt)) {
    await page.goto(`${fivesUrl()}${path}`);
    await page.waitForURL(({ pathname }) => pathname === shown);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText(/Thursday Lights|Olive/).count()).toBe(0);
  }
});

test('a logout in one tab also logs out the other tab', async () => {
  const { page, context } = await visitAs(browser, sam, `/gi/${giId}`);
  await waitForLivePool(page);
  const other = await context.newPage();
  await openInstance(other, giId);
  await logOut(page);
  await other.getByText(/^Reply to see everyone/).waitFor();
  // Logs in through a link, so that the page is not reloaded.
  await other.getByRole('link', { name: 'Login' }).first().click();
  await other.getByLabel('Email').fill(sam.email);
  await other.getByLabel('Password', { exact: true }).fill(sam.password);
  await other.locator('form').getByRole('button', { name: 'Login' }).click();
  await row(other, 'Olive').waitFor();
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/landing$/);
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
}

function dataOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // Aborts if the database was deleted meanwhile, because `open` would create an empty database.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await done(opening).catch(() => null);
      if (database === null) continue;
      for (const store of database.objectStoreNames)
        found.push(store, await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    for (const name of await caches.keys())
      found.push((await (await caches.open(name)).keys()).map(({ url }) => url));
    return JSON.stringify(found);
  });
}
