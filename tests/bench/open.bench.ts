import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { launchBrowser, openDevice } from '../browser/browser.ts';
import { layoutShift } from '../browser/layout-shift.ts';
import { signInOnDevice } from '../browser/signed-in.ts';
import { makeScreens, type ScreenVisit } from '../costs/screens.ts';
import { waitUntilDrawn } from '../screens/wait-until-drawn.ts';
import type { Person } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import type { Figure } from './figure.ts';

const offset = 120;
const SLOWDOWN = 4;
const RUNS = 3;
/** Milliseconds of a task that do not count as blocked, as in Lighthouse. */
const SHORT_TASK_MS = 50;

interface Opening {
  /** Until the screen or its last seen version shows. */
  readonly readableMs: number;
  readonly liveMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

declare global {
  interface Window {
    opening?: { readableMs?: number; liveMs?: number; blockedMs: number };
  }
}

export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset }, async ({ env }) => {
    Object.assign(process.env, env);
    const browser = await launchBrowser();
    try {
      const { viewer, visits } = await makeScreens();
      const figures: Figure[] = [];
      for (const visit of visits) figures.push(...(await figuresOf(browser, viewer, visit)));
      return figures;
    } finally {
      await browser.close();
    }
  });
}

async function figuresOf(browser: Browser, viewer: Person, visit: ScreenVisit): Promise<Figure[]> {
  const { page, context } = await openDevice(browser, { serviceWorkers: 'allow' });
  await signInOnDevice(page, viewer);
  await page.goto(`${fivesUrl()}${visit.path}`);
  await waitUntilDrawn(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await waitUntilScreenStored(page, visit.path);
  await slowDown(context, page);
  await page.addInitScript(watchOpening, SHORT_TASK_MS);
  const online = await measureOpenings(page);
  await context.setOffline(true);
  const offline = await measureOpenings(page);
  await context.close();
  const name = `opening: ${visit.name}`;
  const row = (openings: readonly Opening[], key: keyof Opening, unit: string, max?: number): Figure => {
    const value = median(openings.map((opening) => opening[key]));
    return { name, value, unit, ...(max !== undefined && { gate: `≤ ${max}`, pass: value <= max }) };
  };
  return [
    row(online, 'readableMs', 'ms until readable', 1_000),
    row(offline, 'readableMs', 'ms until readable, offline', 1_000),
    row(online, 'liveMs', 'ms until live'),
    row(online, 'blockedMs', 'ms blocked', 200),
    row(online, 'shift', 'layout shift', 0.02),
  ];
}

async function waitUntilScreenStored(page: Page, path: string): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `fives.seen ${path}`);
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function measureOpenings(page: Page): Promise<Opening[]> {
  const all: Opening[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    await waitUntilDrawn(page);
    await page.waitForFunction(() => window.opening?.liveMs !== undefined);
    const {
      readableMs = Number.NaN,
      liveMs = Number.NaN,
      blockedMs,
    } = await page.evaluate(() => window.opening ?? { blockedMs: Number.NaN });
    const shift = Math.round((await layoutShift(page)) * 1000) / 1000;
    all.push({
      readableMs: Math.round(readableMs),
      liveMs: Math.round(liveMs),
      blockedMs: Math.round(blockedMs),
      shift,
    });
  }
  return all;
}

/** Runs in the page before its scripts. Has no named inner functions, because the compiler would wrap them. */
function watchOpening(shortTask: number): void {
  const opening: NonNullable<Window['opening']> = { blockedMs: 0 };
  window.opening = opening;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) opening.blockedMs += Math.max(0, duration - shortTask);
  }).observe({ type: 'longtask', buffered: true });
  const timer = setInterval(() => {
    const root = document.getElementById('root');
    const isLanding = root?.querySelector('[data-first-page]') != null;
    const isLive = root?.hidden === false && !isLanding && root.querySelector('main h1') !== null;
    const showsLastSeen = root?.hidden === true;
    if (!isLive && !showsLastSeen) return;
    if (isLive) clearInterval(timer);
    // The next frame is the first that shows the change.
    requestAnimationFrame((now) => {
      opening.readableMs ??= now;
      if (isLive) opening.liveMs ??= now;
    });
  }, 5);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
