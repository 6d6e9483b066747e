import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoWorld, loadDemoWorld } from '../../emulator-data/load.ts';
import { offsetFromEnv } from '../../scripts/emulators/ports.ts';
import { suiteAt } from '../../scripts/emulators/suite.ts';
import { findScreenIds } from '../screens/ids.ts';
import { loginOf } from '../screens/logins.ts';
import { type Screen, type ScreenIds, screensOf, type ViewerRole } from '../screens/screens.ts';
import { waitUntilDrawn, waitUntilLoaded } from '../screens/wait-until-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { joinAll } from '../support/games.ts';
import { guest, type Person, signIn, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { misfitsOf, misfitsOfDialog } from './narrow.ts';
import { type OpenedDialog, openedDialogs } from './opened-dialogs.ts';
import { signInOnDevice } from './signed-in.ts';
import { aGame, playFirst, visitAs } from './visits.ts';

const TIMEOUT_MS = 480_000;

let browser: Browser;
let world: DemoWorld;
let ids: ScreenIds;

beforeAll(async () => {
  browser = await launchBrowser();
  world = await loadDemoWorld(suiteAt(offsetFromEnv(process.env)));
  ids = await findScreenIds(world);
});

afterAll(() => browser.close());

test.each(['visitor', 'organiser', 'player'] as const)(
  'every %s screen passes axe in both themes and fits 320 px and double text size',
  async (as) => {
    const page = await pageOf(as);
    expect(
      await problemsOnScreens(
        page,
        screensOf(ids).filter((screen) => screen.as === as),
      ),
    ).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'every guest screen passes axe and fits 320 px and double text size',
  async () => {
    const gus = await guest('Gus');
    const body = { name: gus.name, anonUid: gus.uid, status: 'PLAYING' } as const;
    await callApi('joinAsGuest', { params: { giId: ids.giId }, body }, gus);
    const { page } = await openDevice(browser, { serviceWorkers: 'allow' });
    await signInOnDevice(page, gus);
    const screens = [
      { name: 'guest-home', path: '/' },
      { name: 'guest-instance', path: `/gi/${ids.giId}` },
      { name: 'guest-vote', path: `/gi/${ids.votingGiId}/pick-motm` },
    ];
    expect(await problemsOnScreens(page, screens)).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each(['visitor', 'organiser'] as const)(
  'every dialog of a %s passes axe and fits the narrowest phone',
  async (as) => {
    const page = await pageOf(as);
    const found: string[] = [];
    for (const dialog of openedDialogs(ids).filter((each) => each.as === as))
      found.push(...(await problemsInDialog(page, dialog)));
    expect(found).toEqual([]);
  },
  TIMEOUT_MS,
);

async function pageOf(as: ViewerRole): Promise<Page> {
  const { page } = await openDevice(browser, { serviceWorkers: 'allow' });
  if (as !== 'visitor') await signInOnDevice(page, await personOf(as));
  return page;
}

async function personOf(as: Exclude<ViewerRole, 'visitor'>): Promise<Person> {
  const { name, email, password } = loginOf(as, world);
  return { name, email, password, ...(await signIn(email, password)) };
}

async function problemsOnScreens(
  page: Page,
  screens: readonly Pick<Screen, 'name' | 'path'>[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of screens) {
    await openScreen(page, path);
    // A redirect would show another screen.
    expect(page.url()).toBe(`${fivesUrl()}${path}`);
    found.push(...(await problemsOf(page, name)), ...(await misfitsOf(page, name)));
  }
  return found;
}

async function problemsInDialog(page: Page, { name, path, open }: OpenedDialog): Promise<string[]> {
  if (page.url() !== `${fivesUrl()}${path}`) await openScreen(page, path);
  await open(page);
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await waitUntilLoaded(page, '[role=dialog]');
  const found = [...(await problemsOf(page, name, '[role=dialog]')), ...(await misfitsOfDialog(page, name))];
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return found;
}

/** Navigates inside the app if someone is signed in, because a reload takes longer than the checks. */
async function openScreen(page: Page, path: string): Promise<void> {
  if (await page.getByRole('link', { name: 'Notifications' }).count()) {
    const notFound = page.getByRole('heading', { name: 'Page not found' });
    await page.evaluate(navigateTo, '/nowhere');
    await notFound.waitFor();
    await page.evaluate(navigateTo, path);
    await notFound.waitFor({ state: 'detached' });
  } else await page.goto(`${fivesUrl()}${path}`);
  await waitUntilDrawn(page);
}

/** Runs in the page. The router reads the location after `popstate`. */
function navigateTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A name of several words, and a name of one long word, which may break. */
const LONG_TEAM_NAMES = { teamAName: 'Bricklayers Arms Veterans', teamBName: 'Hallelujahchorusensemble' };

test(
  'long names of people and teams are shown whole before and after a game',
  async () => {
    const [olive, ...people] = await Promise.all(
      ['Olive', 'Wolfeschlegelsteinhausen', 'Anna-Magdalena Lindqvist', 'Bo', 'Maximiliano de la Fuente'].map(
        signUp,
      ),
    );
    if (!olive) throw new Error('No organiser');
    const game = await aGame(olive, { gameName: 'Thursday Night Football' });
    await joinAll(game.giId, [olive, ...people]);
    const next = await playFirst(game, [olive, ...people]);
    for (const giId of [game.giId, next])
      await callApi('setTeamLooks', { params: { giId }, body: LONG_TEAM_NAMES }, olive);
    await callApi('pickFairTeams', { params: { giId: next } }, olive);
    const { page, errors } = await visitAs(browser, olive, '/');
    const screens = [
      { name: 'instance', path: `/gi/${next}` },
      { name: 'teams', path: `/gi/${next}/teams` },
      { name: 'result', path: `/gi/${game.giId}/teams` },
      { name: 'game', path: `/game/${game.gameId}` },
      { name: 'leaderboard', path: `/game/${game.gameId}/stat?stat=leaderboard` },
      { name: 'form', path: `/game/${game.gameId}/stat?stat=form` },
      { name: 'stats', path: `/game/${game.gameId}/stats` },
    ];
    expect(await misfitsOn(page, screens)).toEqual([]);
    expect(errors).toEqual([]);
  },
  TIMEOUT_MS,
);

async function misfitsOn(page: Page, screens: readonly { name: string; path: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path } of screens) {
    await page.goto(`${fivesUrl()}${path}`);
    await waitUntilDrawn(page);
    // A redirect would show another screen.
    expect(page.url()).toBe(`${fivesUrl()}${path}`);
    found.push(...(await misfitsOf(page, name)));
  }
  return found;
}

test('the first pages pass axe in both device themes without the app', async () => {
  const { giId } = await aGame(await signUp('Olive'));
  const { page, context } = await openDevice(browser);
  await context.route('**/*.js', (route) => route.abort());
  for (const path of ['/landing', `/gi/${giId}`, '/gi/no-such-game-anywhere']) {
    await page.goto(`${fivesUrl()}${path}`);
    expect(await problemsOf(page, path)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await backgroundOf(page)).toBe('rgb(245, 247, 244)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await backgroundOf(page)).toBe('rgb(10, 17, 13)');
  }
});

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
