import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilDrawn } from '../screens/wait-until-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { loginOnPage, openInstance, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

const OUTSIDE = 'https://maps.example';

declare global {
  interface Window {
    hasRun?: boolean;
  }
}

let browser: Browser;
let olive: Person;
let sam: Person;
let game: { gameId: string; giId: string };

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  game = await aGame(olive, { gameName: 'Thursday Lights' });
  await joinAll(game.giId, [sam]);
});

afterAll(() => browser.close());

test('the main screens violate no content security policy', async () => {
  const visitor = await openDevice(browser, { serviceWorkers: 'allow' });
  const { page, errors } = visitor;
  const violations = await collectViolations(page);
  await page.goto(`${fivesUrl()}/landing`);
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  await loginOnPage(page, olive);
  await page.getByRole('link', { name: /Thursday Lights/ }).click();
  await waitForLivePool(page);
  for (const path of [
    `/gi/${game.giId}/teams`,
    `/game/${game.gameId}/stats`,
    `/game/${game.gameId}/settings`,
    '/notifications',
    '/account',
  ]) {
    await page.goto(`${fivesUrl()}${path}`);
    await waitUntilDrawn(page);
  }
  await logOut(page);
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
});

test('an injected script does not run', async () => {
  const { page } = await visit(browser, '/landing');
  const violations = await collectViolations(page);
  await page.reload();
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.hasRun = true');
    image.src = 'data:image/png;base64,';
    document.body.append(image);
  });
  await waitFor(async () =>
    expect(violations.toSorted()).toEqual(['script-src-attr inline', 'script-src-elem inline']),
  );
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('markup in names of games, locations and people is shown as text', async () => {
  const markup = '<img src=x onerror="window.hasRun = true">';
  const { giId } = await aGame(olive, { gameName: markup, location: '{{7*7}} javascript:alert(1)' });
  await callApi('addPerson', { params: { giId }, body: { name: '<b>Bo</b>', status: 'PLAYING' } }, olive);
  const { page } = await visitAs(browser, sam, `/gi/${giId}`);
  await page.getByRole('heading', { name: markup, level: 1 }).waitFor();
  for (const text of ['{{7*7}} javascript:alert(1)', '<b>Bo</b>'])
    await page.getByText(text).first().waitFor();
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('a link to another site sends no referrer', async () => {
  const { page, context } = await visitAs(browser, sam, `/gi/${game.giId}`);
  await waitForLivePool(page);
  await context.route(`${OUTSIDE}/**`, (route) => route.fulfill({ body: 'A map' }));
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'The pitch on a map' });
    document.querySelector('main')?.prepend(link);
  }, `${OUTSIDE}/pitch`);
  const request = page.waitForRequest(`${OUTSIDE}/pitch`);
  await page.getByRole('link', { name: 'The pitch on a map' }).click();
  expect(await (await request).headerValue('referer')).toBeNull();
});

test('logging out removes all data of the player from the device', async () => {
  const alex = await signUp('Alex');
  await aGame(alex, { gameName: 'Friday Floodlights' });
  const { page } = await openGameAs(sam);
  await expect.poll(() => dataOnDevice(page)).toContain('Thursday Lights');
  await logOut(page);
  await expect.poll(() => dataOnDevice(page)).not.toContain('Thursday Lights');
  const remaining = await dataOnDevice(page);
  for (const word of [sam.uid, sam.email, 'Sam', 'Olive', game.giId]) expect(remaining).not.toContain(word);

  await loginOnPage(page, alex);
  await page.getByRole('link', { name: /Friday Floodlights/ }).waitFor();
  expect(await page.getByText('Thursday Lights').count()).toBe(0);
  expect(await dataOnDevice(page)).not.toContain('Thursday Lights');
});

test('a login after a logout without a reload stores the game on the device again', async () => {
  const { page, errors } = await openGameAs(sam);
  await logOut(page);
  await logInAgain(page);
  await page.getByRole('link', { name: /Thursday Lights/ }).click();
  await row(page, 'Olive').waitFor();
  await expect.poll(() => dataOnDevice(page)).toContain('Thursday Lights');
  expect(errors).toEqual([]);
});

test('offline pages show no data of the player after a logout', async () => {
  const { page, context } = await openGameAs(sam, { serviceWorkers: 'allow' });
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await logOut(page);
  await expect.poll(() => dataOnDevice(page)).not.toContain('Thursday Lights');
  const shownAt = {
    '/': '/landing',
    [`/gi/${game.giId}/teams`]: `/gi/${game.giId}`,
    [`/game/${game.gameId}`]: '/login',
  };
  for (const [path, shown] of Object.entries(shownAt)) {
    await page.goto(`${fivesUrl()}${path}`);
    await page.waitForURL(({ pathname }) => pathname === shown);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByText(/Thursday Lights|Olive/).count()).toBe(0);
  }
});

test('a logout in one tab also logs out the other tab', async () => {
  const { page, context } = await openGameAs(sam);
  const other = await context.newPage();
  await openInstance(other, game.giId);
  await logOut(page);
  await other.getByText("Reply to see who's playing").waitFor();
  await logInAgain(other);
  await row(other, 'Olive').waitFor();
});

async function openGameAs(person: Person, options: Parameters<typeof openDevice>[1] = {}): Promise<Device> {
  const visitor = await openDevice(browser, options);
  await loginOnPage(visitor.page, person);
  await openInstance(visitor.page, game.giId);
  return visitor;
}

/** Logs in through links, so that the page is not reloaded. */
async function logInAgain(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByLabel('Email').fill(sam.email);
  await page.getByLabel('Password', { exact: true }).fill(sam.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/landing$/);
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
}

/** Returns a list that collects policy violations as directive and URI, from the next page load on. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('addViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { addViolation(text: string): void }).addViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
  return violations;
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
