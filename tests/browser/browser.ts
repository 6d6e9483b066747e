import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import { chromiumPath } from './chromium.ts';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

const FLAGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** Retries once, because Chromium sometimes crashes at the start on a busy machine. */
export async function launchBrowser(): Promise<Browser> {
  const options = { executablePath: await chromiumPath(), args: FLAGS };
  return chromium.launch(options).catch(() => chromium.launch(options));
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
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isEndedSession(message)) errors.push(message.text());
  });
  return { page, context, errors };
}

/** True for a failed request of a Firestore session that has ended. The client opens a new session. */
function isEndedSession(message: ConsoleMessage): boolean {
  return message.text().includes('status of 400') && message.location().url.includes('/google.firestore.v1.');
}

/** After a failed test, stores a screenshot of each device, and prints its address, errors and text. */
export function screenshotFailures(devices: () => Record<string, Device>): void {
  onTestFailed(async ({ task }) => {
    for (const [name, { page, errors }] of Object.entries(devices())) {
      const path = `.cache/failures/${task.name.replaceAll(/\W+/g, '-')}-${name}.png`;
      await page.screenshot({ path, fullPage: true });
      console.log(name, page.url(), errors, await page.locator('body').innerText());
    }
  });
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
