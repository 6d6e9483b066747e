import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appPaths } from '../../web/src/config/paths.ts';
import { waitUntilDrawn } from '../screens/wait-until-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { problemsNow } from './axe.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { misfitsNow } from './narrow.ts';
import { signInOnDevice } from './signed-in.ts';
import { aGame, playFirst } from './visits.ts';

type Role = 'visitor' | 'guest' | 'player' | 'organiser';
type Route = keyof typeof appPaths;

const NARROWEST_PHONE = { width: 320, height: 640 };
/** Routes of the first page. The other routes need a sign-in. */
const PUBLIC: readonly Route[] = ['landing', 'login', 'register', 'unsubscribe', 'instance'];
const FOR_PLAYERS: readonly Route[] = [
  'newGame',
  'settings',
  'importResults',
  'giveStars',
  'editInstance',
  'account',
  'support',
];
const OF_INSTANCE: readonly Route[] = ['instance', 'editInstance', 'teams', 'pickMotm'];

let browser: Browser;
let people: Record<Exclude<Role, 'visitor'>, Person>;
let gameId: string;
let playedGiId: string;
let nextGiId: string;
let joinKey: string;
let linkedGiId: string;

beforeAll(async () => {
  const [olive, ada, bob, gus] = await Promise.all([
    signUp('Olive'),
    signUp('Ada'),
    signUp('Bob'),
    guest('Gus'),
  ]);
  people = { organiser: olive, player: ada, guest: gus };
  browser = await launchBrowser();
  const game = await aGame(olive);
  ({ gameId, giId: playedGiId } = game);
  const params = { giId: playedGiId };
  await joinAll(playedGiId, [olive, ada, bob]);
  await callApi('joinAsGuest', { params, body: { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } }, gus);
  nextGiId = await playFirst(game, [olive, ada, bob]);
  await callApi('enterCost', { params, body: { amount: 3000, currency: 'GBP' } }, olive);
  await callApi('pickFairTeams', { params: { giId: nextGiId } }, olive);
  joinKey = (await callApi('getGame', { params: { gameId } }, olive)).joinKey ?? '';
  const linked = await callApi('getLinkedInstance', { params: { key: joinKey } }, olive);
  linkedGiId = linked.gameInstances[0]?._id ?? '';
});

afterAll(() => browser.close());

test.each([
  ['visitor', []],
  ['guest', ['Games', 'Stats', 'People', 'Money']],
  ['player', ['Games', 'Stats', 'People', 'Money']],
  ['organiser', ['Games', 'Stats', 'People', 'Money', 'Settings']],
] as const)('each route is accessible and fits 320 px for the %s', async (role, tabs) => {
  const { page, errors } = await openDevice(browser, { viewport: NARROWEST_PHONE, serviceWorkers: 'allow' });
  if (role !== 'visitor') await signInOnDevice(page, people[role]);
  await page.goto(`${fivesUrl()}/nowhere`);
  const problems = await problemsOn(page, 'not found');
  for (const route of Object.keys(appPaths) as Route[]) {
    const path = pathOf(route, role);
    const shown = pathShown(route, role);
    await openPath(page, role, path);
    await page.waitForURL(`${fivesUrl()}${shown}`);
    // The target of a redirect is a route of its own.
    if (shown === path) problems.push(...(await problemsOn(page, route)));
    if (route === 'game') await expect.poll(() => tabsOf(page)).toEqual(tabs);
  }
  // The console reports violations of the content security policy.
  expect([...problems, ...errors]).toEqual([]);
});

/** The player and the guest see the played instance, the others the next instance. */
function pathOf(route: Route, role: Role): string {
  if (route === 'join') return appPaths.join(joinKey);
  if (route === 'stat') return appPaths.stat(gameId, 'leaderboard');
  if (route === 'login' || route === 'register') return appPaths[route]();
  if (!OF_INSTANCE.includes(route)) return appPaths[route](gameId);
  const isPlayed = role === 'player' || role === 'guest' || route === 'pickMotm';
  return appPaths[route](isPlayed ? playedGiId : nextGiId);
}

function pathShown(route: Route, role: Role): string {
  const path = pathOf(route, role);
  if (route === 'join') return appPaths.instance(linkedGiId);
  if (role === 'player' || role === 'organiser')
    return route === 'login' || route === 'register' ? appPaths.home() : path;
  if (PUBLIC.includes(route) || (role === 'guest' && !FOR_PLAYERS.includes(route))) return path;
  if (route === 'home') return appPaths.landing();
  if (route === 'teams') return appPaths.instance(nextGiId);
  if (route === 'pickMotm') return appPaths.instance(playedGiId);
  return appPaths.login(path);
}

/** Navigates inside the app if someone is signed in, because a reload takes longer than the checks. */
async function openPath(page: Page, role: Role, path: string): Promise<void> {
  if (role === 'visitor') return void (await page.goto(`${fivesUrl()}${path}`));
  const notFound = page.getByRole('heading', { name: 'Page not found' });
  await page.evaluate(navigateTo, '/nowhere');
  await notFound.waitFor();
  await page.evaluate(navigateTo, path);
  await notFound.waitFor({ state: 'detached' });
}

/** Runs in the page. The router reads the location after `popstate`. */
function navigateTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function problemsOn(page: Page, name: string): Promise<string[]> {
  await waitUntilDrawn(page);
  const found = [...(await problemsNow(page)), ...(await misfitsNow(page))];
  return found.map((problem) => `${name}: ${problem}`);
}

async function tabsOf(page: Page): Promise<string[]> {
  return page.getByRole('navigation', { name: 'Pages of this game' }).getByRole('link').allInnerTexts();
}
