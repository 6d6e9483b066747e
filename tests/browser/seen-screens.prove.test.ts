import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilDrawn } from '../screens/wait-until-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { holdScripts, launchBrowser } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { aGame, visitAs } from './visits.ts';

declare global {
  interface Window {
    hasRun?: boolean;
  }
}

const A_DAY = 86_400_000;

let browser: Browser;
let olive: Person;
let sam: Person;
let game: { gameId: string; giId: string };
let path: string;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  game = await aGame(olive, { gameName: 'Thursday Lights' });
  await joinAll(game.giId, [sam]);
  path = `/game/${game.gameId}`;
  await waitFor(async () => expect(await members()).toContain(sam.uid));
});

afterAll(() => browser.close());

test('a game shows as last seen before the app loads, then live without a shift', async () => {
  const { page, errors } = await visitWithKeptScreen(olive);
  await changeKept(page, { seenAt: Date.now() - A_DAY });
  const loadApp = await reloadWithoutApp(page);
  await waitFor(async () => expect(await textsOf(page)).toEqual(expect.arrayContaining(['Updating…'])));
  expect(await textsOf(page)).toContain('Thursday Lights');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  loadApp();
  await waitUntilDrawn(page);
  expect(await textsOf(page)).not.toContain('Updating…');
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(errors).toEqual([]);
});

test('a screen seen a moment ago does not say that it updates', async () => {
  const { page } = await visitWithKeptScreen(olive);
  await changeKept(page, { seenAt: Date.now() + A_DAY });
  await reloadWithoutApp(page);
  await waitFor(async () => expect(await textsOf(page)).toContain('Thursday Lights'));
  expect(await textsOf(page)).not.toContain('Updating…');
});

test('an offline screen says when it was last updated', async () => {
  const { page } = await visitWithKeptScreen(olive);
  await changeKept(page, { seenAt: Date.parse('2026-03-05T20:15:00Z') });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await reloadWithoutApp(page);
  await waitFor(async () =>
    expect(await textsOf(page)).toContain("You're offline. Last updated 5 Mar, 20:15."),
  );
});

test('nothing in a kept screen runs or loads', async () => {
  const { page, errors } = await visitWithKeptScreen(olive);
  const html = `<main><h1 onclick="window.hasRun = true">Planted</h1><img src="/planted.png" onerror="window.hasRun = true">
    <script>window.hasRun = true</script><iframe src="/planted"></iframe></main>`;
  await changeKept(page, { html });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const loadApp = await reloadWithoutApp(page);
  await waitFor(async () => expect(await textsOf(page)).toContain('Planted'));
  loadApp();
  await waitUntilDrawn(page);
  expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
  expect(requested.filter((url) => url.includes('planted'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a removed player keeps no screen of the game once the server responds', async () => {
  const { page } = await visitWithKeptScreen(sam);
  await callApi('removeForGood', { params: { giId: game.giId, uid: sam.uid } }, olive);
  await waitFor(async () => expect(await members()).not.toContain(sam.uid));
  await page.reload();
  await page.getByRole('heading', { name: 'Players only' }).waitFor();
  await expect.poll(() => keptKeys(page)).not.toContain(`fives.seen ${path}`);
});

async function members(): Promise<unknown> {
  return (await stored(paths.game(game.gameId)))?.memberUids;
}

async function visitWithKeptScreen(person: Person, visited = path) {
  const visitor = await visitAs(browser, person, visited);
  await waitUntilDrawn(visitor.page);
  await expect.poll(() => keptKeys(visitor.page)).toContain(`fives.seen ${visited}`);
  return visitor;
}

function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fives.seen')));
}

/** Changes the kept screen at the next page load, because the open page may store a newer screen until then. */
async function changeKept(page: Page, change: { readonly seenAt?: number; readonly html?: string }) {
  await page.addInitScript(
    ([key, values]) => {
      const screen = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...screen, ...values }));
    },
    [`fives.seen ${path}`, change] as const,
  );
}

async function reloadWithoutApp(page: Page): Promise<() => void> {
  const loadApp = await holdScripts(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  return loadApp;
}

/** Returns the texts of the page, including texts in closed shadow trees. */
async function textsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await session.detach();
  const texts = ({ nodeValue, children = [], shadowRoots = [] }: typeof root): string[] => [
    nodeValue,
    ...[...children, ...shadowRoots].flatMap(texts),
  ];
  return texts(root);
}
