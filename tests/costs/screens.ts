import { brotliCompressSync } from 'node:zlib';
import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openDevice } from '../browser/browser.ts';
import { signInOnDevice } from '../browser/signed-in.ts';
import { aGame, playFirst } from '../browser/visits.ts';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { BUDGET } from './budget.ts';
import { documentsRead } from './documents-read.ts';

interface ScreenCost {
  readonly name: keyof typeof BUDGET.screens;
  /** Number of documents read on a new device, without notifications. */
  readonly cold: number;
  readonly warm: number;
  readonly budget: number;
  readonly scripts: number;
  readonly scriptsBudget: number;
  /** Milliseconds of processor time on a device with a quarter of the speed. */
  readonly running: number;
  readonly runningBudget: number;
}

const SLOWDOWN = 4;

const CARDS = 2;
const PLAYERS = 3;

export async function costOfScreens(browser: Browser): Promise<ScreenCost[]> {
  const { viewer, visits } = await makeScreens();
  const costs: ScreenCost[] = [];
  for (const visit of visits) costs.push(await costOfScreen(browser, viewer, visit));
  return costs;
}

/** Creates a game of three with a played instance. */
export async function makeScreens() {
  const [olive, ada, bob] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Bob')]);
  const game = await aGame(olive);
  await joinAll(game.giId, [ada, bob]);
  const giId = await playFirst(game, [olive, ada, bob]);
  await waitForLastNotification(game.giId, ada);
  const visits: readonly ScreenVisit[] = [
    { name: 'home', path: '/', shows: 'Your games', reads: 7 },
    { name: 'game', path: `/game/${game.gameId}`, shows: 'Tuesday Fives', reads: 2 },
    { name: 'instance', path: `/gi/${giId}`, shows: 'Tuesday Fives', reads: 6 },
    { name: 'stats', path: `/game/${game.gameId}/stats`, shows: 'Tuesday Fives', reads: 2 },
  ];
  return { viewer: ada, visits };
}

export interface ScreenVisit {
  readonly name: keyof typeof BUDGET.screens;
  readonly path: string;
  readonly shows: string;
  /** Expected number of documents. Some arrive only after the screen is drawn. */
  readonly reads: number;
}

async function costOfScreen(
  browser: Browser,
  person: Person,
  { name, path, shows, reads }: ScreenVisit,
): Promise<ScreenCost> {
  const { page, context } = await openDevice(browser);
  await signInOnDevice(page, person);
  const read = await documentsRead(page);
  // A reconnect gives new ids to the listeners, so `read.paths()` can list a document twice.
  const own = () => [...new Set(read.paths())].filter((each) => !each.includes('/notifications/'));
  const thread = await context.newCDPSession(page);
  await thread.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.coverage.startJSCoverage();
  await page.goto(`${fivesUrl()}${path}`);
  await waitUntilDrawn(page, shows);
  await waitFor(async () => expect(own()).toHaveLength(reads));
  const { metrics } = await thread.send('Performance.getMetrics');
  const seconds = metrics.find(({ name: metric }) => metric === 'ScriptDuration')?.value ?? Number.NaN;
  const listeners = read.upToDateListeners();
  const scripts = kilobytesOf(await page.coverage.stopJSCoverage());
  read.forget();
  await page.reload();
  // The screen is drawn from the cache before the database responds.
  await waitFor(async () => expect(read.upToDateListeners()).toBeGreaterThanOrEqual(listeners));
  const warm = own().length;
  await read.end();
  await context.close();
  const budget = BUDGET.screens[name](CARDS, PLAYERS);
  return {
    name,
    cold: reads,
    warm,
    budget,
    scripts,
    scriptsBudget: BUDGET.scripts[name],
    running: Math.round(seconds * 1_000 * SLOWDOWN),
    runningBudget: BUDGET.running[name],
  };
}

function kilobytesOf(scripts: readonly { readonly source?: string }[]): number {
  const bytes = scripts.reduce((sum, { source = '' }) => sum + brotliCompressSync(source).length, 0);
  return Math.round(bytes / 1000);
}

async function waitUntilDrawn(page: Page, shows: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: shows }).waitFor();
  await waitFor(async () => expect(await page.locator('[aria-busy="true"]').count()).toBe(0));
}

async function waitForLastNotification(giId: string, { uid }: Person): Promise<void> {
  await waitFor(async () => {
    const notification = await stored(paths.notification(uid, `${giId}_MOTM_OPEN`));
    expect(notification).toMatchObject({ push: 'no-device' });
  });
}
