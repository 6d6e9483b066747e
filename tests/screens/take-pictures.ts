import { mkdirSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { DemoWorld } from '../../emulator-data/into-suite.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { findScreenIds } from './ids.ts';
import { type Login, loginOf } from './logins.ts';
import { makeOverview } from './overview.ts';
import { type Screen, screensOf } from './screens.ts';
import { waitUntilDrawn } from './wait-until-drawn.ts';

const folder = 'docs/screens';
const VIEWPORTS = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;
const MODES = ['light', 'dark'] as const;
const JPEG_QUALITY = 80;

export async function takePictures(url: string, world: DemoWorld): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const screens = screensOf(await findScreenIds(world));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--disable-gpu'] });
  let count = 0;
  try {
    for (const [width, viewport] of Object.entries(VIEWPORTS)) {
      for (const colorScheme of MODES) {
        const options = {
          viewport,
          colorScheme,
          timezoneId: 'Europe/London',
          reducedMotion: 'reduce',
        } as const;
        const context = await browser.newContext({
          ...options,
          deviceScaleFactor: width === 'phone' ? 2 : 1,
        });
        count += await takeAll(context, { url, world, screens, suffix: `${width}-${colorScheme}` });
        await context.close();
      }
    }
    await makeOverview(browser, folder);
  } finally {
    await browser.close();
  }
  return count;
}

interface Round {
  readonly url: string;
  readonly world: DemoWorld;
  readonly screens: readonly Screen[];
  readonly suffix: string;
}

async function takeAll(context: BrowserContext, { url, world, screens, suffix }: Round): Promise<number> {
  const page = await context.newPage();
  for (const as of ['visitor', 'organiser', 'player'] as const) {
    if (as !== 'visitor') await logIn(page, url, loginOf(as, world));
    for (const { name, path } of screens.filter((screen) => screen.as === as)) {
      await page.goto(`${url}${path}`);
      await waitUntilDrawn(page);
      await page.screenshot({ path: `${folder}/${name}-${suffix}.jpg`, type: 'jpeg', quality: JPEG_QUALITY });
    }
    if (as !== 'visitor') await logOut(page, url);
  }
  return screens.length;
}

async function logIn(page: Page, url: string, { email, password }: Login): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${url}/`);
}

async function logOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/support`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${url}/landing`);
  await page.getByRole('link', { name: 'Login' }).waitFor();
}
