import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { chromiumPath } from './chromium.ts';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

const FLAGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: FLAGS });
}

export interface Device {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
}

export interface DeviceOptions {
  readonly viewport?: { width: number; height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly timezoneId?: string;
  /** With `allow`, the browser downloads the whole app, which slows down tests of a single screen. */
  readonly serviceWorkers?: 'allow' | 'block';
  readonly userAgent?: string;
}

export interface OpenPage extends Device {
  readonly unanswered: ReadonlySet<Request>;
}

export const openPages = new Set<OpenPage>();

export async function openDevice(browser: Browser, options: DeviceOptions = {}): Promise<Device> {
  const context = await browser.newContext({
    viewport: options.viewport ?? PHONE,
    colorScheme: options.colorScheme ?? 'light',
    timezoneId: options.timezoneId ?? 'Europe/London',
    locale: 'en-GB',
    serviceWorkers: options.serviceWorkers ?? 'block',
    ...(options.userAgent && { userAgent: options.userAgent }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // The first page is slow if two suites share the machine and a function starts.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isEndedSession(message)) errors.push(message.text());
  });
  const open = { page, context, errors, unanswered };
  openPages.add(open);
  page.once('close', () => openPages.delete(open));
  return { page, context, errors };
}

/** True for a request to a listen session (`SID`) that has ended. The client opens a new session. */
function isEndedSession(message: ConsoleMessage): boolean {
  const isListen = /Firestore\/Listen\/channel\?(.*&)?SID=/.test(message.location().url);
  return isListen && message.text().includes('status of 400');
}

/** Prints the address, errors, unanswered requests and text of each open page, and stores a screenshot. */
export async function reportOpenPages(testName: string): Promise<void> {
  for (const [at, { page, errors, unanswered }] of [...openPages].entries()) {
    const requests = [...unanswered].map((request) => `${request.method()} ${request.url()}`);
    console.log(page.url(), errors, requests, await page.locator('body').innerText());
    const path = `.cache/failures/${testName.replaceAll(/\W+/g, '-')}-${at}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}

/** Closes the devices of all open pages except `shared`. */
export async function closePagesExcept(shared: ReadonlySet<OpenPage>): Promise<void> {
  const contexts = [...openPages].filter((open) => !shared.has(open)).map(({ context }) => context);
  await Promise.all(contexts.map((context) => context.close()));
}

/** Holds back scripts whose address matches `scripts`. Returns a function that lets them load. */
export async function holdScripts(target: Page | BrowserContext, scripts: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await target.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
