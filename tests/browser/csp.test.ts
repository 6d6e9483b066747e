import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDrawn } from '../screens/is-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser, openVisitor, photographFailures, type Visitor } from './browser.ts';
import { loginOnPage, openInstance, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

const OUTSIDE = 'https://maps.example';

declare global {
  interface Window {
    /** What an injected script would leave behind. */
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

test('nothing on a walk through the app is refused by the policy', async () => {
  const visitor = await openVisitor(browser, { serviceWorkers: 'allow' });
  photographFailures(() => ({ visitor }));
  const { page, errors } = visitor;
  const refused = await refusals(page);
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
    await isDrawn(page);
  }
  await logOut(page);
  expect(refused).toEqual([]);
  expect(errors).toEqual([]);
});

test('a script that somebody gets into the page does not run', async () => {
  const { page } = await visit(browser, '/landing');
  const refused = await refusals(page);
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
    expect(refused.toSorted()).toEqual(['script-src-attr inline', 'script-src-elem inline']),
  );
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('markup in the names of games, places and people is text', async () => {
  const markup = '<img src=x onerror="window.hasRun = true">';
  const { giId } = await aGame(olive, { gameName: markup, location: '{{7*7}} javascript:alert(1)' });
  await callApi('addPerson', { params: { giId }, body: { name: '<b>Bo</b>', status: 'PLAYING' } }, olive);
  const { page } = await visitAs(browser, sam, `/gi/${giId}`);
  await page.getByRole('heading', { name: markup, level: 1 }).waitFor();
  for (const text of ['{{7*7}} javascript:alert(1)', '<b>Bo</b>'])
    await page.getByText(text).first().waitFor();
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
});

test('a link to another site does not tell it the invite that it stands on', async () => {
  const { page, context } = await visitAs(browser, sam, `/gi/${game.giId}`);
  await waitForLivePool(page);
  await context.route(`${OUTSIDE}/**`, (route) => route.fulfill({ body: 'A map' }));
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'The pitch on a map' });
    document.querySelector('main')?.prepend(link);
  }, `${OUTSIDE}/pitch`);
  const asked = page.waitForRequest(`${OUTSIDE}/pitch`);
  await page.getByRole('link', { name: 'The pitch on a map' }).click();
  expect(await (await asked).headerValue('referer')).toBeNull();
});

test('whoever logs out leaves nothing on the device, and the next person sees their own games alone', async () => {
  const alex = await signUp('Alex');
  await aGame(alex, { gameName: 'Friday Floodlights' });
  const { page } = await openPlaying(sam);
  await expect.poll(() => kept(page)).toContain('Thursday Lights');
  await logOut(page);
  await expect.poll(() => kept(page)).not.toContain('Thursday Lights');
  const left = await kept(page);
  for (const word of [sam.uid, sam.email, 'Sam', 'Olive', game.giId]) expect(left).not.toContain(word);

  await loginOnPage(page, alex);
  await page.getByRole('link', { name: /Friday Floodlights/ }).waitFor();
  expect(await page.getByText('Thursday Lights').count()).toBe(0);
  expect(await kept(page)).not.toContain('Thursday Lights');
});

test('somebody who logs out and in again without a reload has a cache again', async () => {
  const { page, errors } = await openPlaying(sam);
  await logOut(page);
  await logInAgain(page);
  await page.getByRole('link', { name: /Thursday Lights/ }).click();
  await row(page, 'Olive').waitFor();
  await expect.poll(() => kept(page)).toContain('Thursday Lights');
  expect(errors).toEqual([]);
});

test('without a network no page of theirs is drawn after a logout', async () => {
  const { page, context } = await openPlaying(sam, { serviceWorkers: 'allow' });
  await waitForOfflineApp(page);
  await context.setOffline(true);
  await logOut(page);
  await expect.poll(() => kept(page)).not.toContain('Thursday Lights');
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

test('a logout in one tab takes the other one out, too, where somebody can log in again', async () => {
  const { page, context } = await openPlaying(sam);
  const other = await context.newPage();
  await openInstance(other, game.giId);
  await logOut(page);
  await other.getByText("Reply to see who's playing").waitFor();
  await logInAgain(other);
  await row(other, 'Olive').waitFor();
});

/** Somebody at the game, who has logged in as people do. */
async function openPlaying(
  person: Person,
  options: Parameters<typeof openVisitor>[1] = {},
): Promise<Visitor> {
  const visitor = await openVisitor(browser, options);
  photographFailures(() => ({ visitor }));
  await loginOnPage(visitor.page, person);
  await openInstance(visitor.page, game.giId);
  return visitor;
}

/** Sam logs in by the app's own links, so that the page stays loaded. */
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

/** What the browser refuses from the next load of a page on: which part of the policy, and what. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('refused', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { refused(what: string): void }).refused(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  return refused;
}

/** All that this origin keeps on the device, as one text: its databases, its storages and its caches' addresses. */
function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // Removed meanwhile: it must not be made anew.
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
