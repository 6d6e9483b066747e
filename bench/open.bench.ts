import type { Browser, Page } from 'playwright-core';
import { build } from '../scripts/commands/build.ts';
import { withSuite } from '../scripts/emulators/suite.ts';
import { launchBrowser, openDevice } from '../tests/browser/browser.ts';
import { layoutShift } from '../tests/browser/layout-shift.ts';
import { signInOnDevice } from '../tests/browser/signed-in.ts';
import { makeScreens, type ScreenVisit } from '../tests/costs/screens.ts';
import { waitUntilDrawn } from '../tests/screens/wait-until-drawn.ts';
import type { Person } from '../tests/support/people.ts';
import { fivesUrl } from '../tests/support/suite.ts';
import { atMost, type Figure, OFFSET } from './figure.ts';

const SLOWDOWN = 4;
const RUNS = 5;
const MAX_SHIFT = 0.02;
/** Milliseconds of a task that do not count as blocked, as in Lighthouse. */
const SHORT_TASK_MS = 50;
/** Milliseconds without a long task after which the opening has ended. */
const QUIET_MS = 1_500;
const MESSAGE = 'opening ';

interface Opening {
  /** Until the screen or its last seen version shows. */
  readonly readableMs: number;
  readonly liveMs: number;
  readonly blockedMs: number;
  readonly shift: number;
}

export async function run(): Promise<readonly Figure[]> {
  await build();
  return withSuite({ offset: OFFSET }, async ({ env }) => {
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
  await slowDown(page);
  await page.goto(`${fivesUrl()}${visit.path}`);
  await waitUntilDrawn(page);
  const firstShift = await layoutShift(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await waitUntilScreenStored(page, visit.path);
  const online = await measureOpenings(page);
  await context.setOffline(true);
  const offline = await measureOpenings(page);
  await context.close();
  const name = `opening: ${visit.name}`;
  const row = (openings: readonly Opening[], key: keyof Opening, unit: string, max?: number): Figure => {
    const values = openings.map((opening) => opening[key]);
    const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
    return { name, value, unit, ...(max !== undefined && { gate: `≤ ${max}`, pass: value <= max }) };
  };
  return [
    row(online, 'readableMs', 'ms until readable', 1_000),
    row(offline, 'readableMs', 'ms until readable, offline', 1_000),
    row(online, 'liveMs', 'ms until live'),
    row(online, 'blockedMs', 'ms blocked', 200),
    atMost(name, firstShift, 'layout shift, first visit', MAX_SHIFT),
    row(online, 'shift', 'layout shift', MAX_SHIFT),
  ];
}

async function waitUntilScreenStored(page: Page, path: string): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, `fives.seen ${path}`);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Opens the address of `shown` again, each time in a new process, which has no compiled code in its memory. */
async function measureOpenings(shown: Page): Promise<Opening[]> {
  const url = shown.url();
  const context = shown.context();
  await shown.goto('about:blank');
  const all: Opening[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchOpening, [MESSAGE, SHORT_TASK_MS, QUIET_MS] as const);
    // Waits for a message, because a call into the page during the opening would add a long task.
    const message = page.waitForEvent('console', { predicate: (event) => event.text().startsWith(MESSAGE) });
    await page.goto(url, { waitUntil: 'commit' });
    const times = JSON.parse((await message).text().slice(MESSAGE.length)) as Omit<Opening, 'shift'>;
    const shift = Math.round((await layoutShift(page)) * 1000) / 1000;
    await page.close();
    all.push({ ...times, shift });
  }
  await shown.goto(url);
  return all;
}

/** Runs in the page before its scripts. Has no named inner functions, because the compiler would wrap them. */
function watchOpening([message, shortTask, quietMs]: readonly [string, number, number]): void {
  const opening = { readableMs: 0, liveMs: 0, blockedMs: 0 };
  let lastTaskAt = 0;
  new PerformanceObserver((list) => {
    const showsLastSeen = document.getElementById('root')?.hidden === true;
    for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
      if (showsLastSeen) opening.readableMs = Math.round(startTime);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      opening.blockedMs += Math.max(0, Math.round(duration - shortTask));
      lastTaskAt = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  const timer = setInterval(() => {
    const root = document.getElementById('root');
    const isLanding = root?.querySelector('[data-first-page]') != null;
    const isLive = root?.hidden === false && !isLanding && root.querySelector('main h1') !== null;
    if (!isLive) return;
    // The next frame is the first that shows the change.
    requestAnimationFrame((now) => (opening.liveMs ||= Math.round(now)));
    const isLoaded = opening.liveMs > 0 && root?.querySelector('[aria-busy="true"]') === null;
    if (!isLoaded || performance.now() - Math.max(lastTaskAt, opening.liveMs) < quietMs) return;
    clearInterval(timer);
    opening.readableMs ||= opening.liveMs;
    console.debug(message + JSON.stringify(opening));
  }, 5);
}
