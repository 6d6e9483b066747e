import { mkdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type DemoWorld, loadDemoWorld } from '../../emulator-data/load.ts';
import { build } from '../../scripts/commands/build.ts';
import { withSuite } from '../../scripts/emulators/suite.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { findScreenIds } from './ids.ts';
import { type Login, loginOf } from './logins.ts';
import { type Screen, screensOf } from './screens.ts';
import { waitUntilDrawn } from './wait-until-drawn.ts';

/** Avoids the ports of a running `npm start`. */
const offset = 130;
const FOLDER = 'docs/screens';
const VIEWPORTS = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } } as const;
const JPEG_QUALITY = 80;
const OVERVIEW = [
  'landing-phone-dark',
  'instance-phone-light',
  'result-phone-dark',
  'leaderboard-phone-light',
];

/** `npm run screens`: writes screenshots of the demo world to docs/screens. Reviews then show visual changes. */
export async function run(): Promise<number> {
  await withSuite({ offset, prepare: build }, async (suite) => {
    const world = await loadDemoWorld(suite);
    const screens = screensOf(await findScreenIds(world));
    mkdirSync(FOLDER, { recursive: true });
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--disable-gpu'] });
    try {
      let count = 0;
      for (const width of ['phone', 'wide'] as const) {
        for (const colorScheme of ['light', 'dark'] as const)
          count += await takeScreens(browser, suite.url, { world, screens, width, colorScheme });
      }
      await takeOverview(browser);
      console.log(`${count} screenshots in ${FOLDER}`);
    } finally {
      await browser.close();
    }
  });
  return 0;
}

interface Round {
  readonly world: DemoWorld;
  readonly screens: readonly Screen[];
  readonly width: keyof typeof VIEWPORTS;
  readonly colorScheme: 'light' | 'dark';
}

async function takeScreens(
  browser: Browser,
  url: string,
  { world, screens, width, colorScheme }: Round,
): Promise<number> {
  for (const as of ['visitor', 'organiser', 'player'] as const) {
    const context = await browser.newContext({
      viewport: VIEWPORTS[width],
      deviceScaleFactor: width === 'phone' ? 2 : 1,
      colorScheme,
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (as !== 'visitor') await logIn(page, url, loginOf(as, world));
    for (const { name, path } of screens.filter((screen) => screen.as === as)) {
      await page.goto(`${url}${path}`);
      await waitUntilDrawn(page);
      const file = `${FOLDER}/${name}-${width}-${colorScheme}.jpg`;
      await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY });
    }
    await context.close();
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

async function takeOverview(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1240, height: 660 } });
  const images = OVERVIEW.map(
    (name) =>
      `<img src="data:image/jpeg;base64,${readFileSync(`${FOLDER}/${name}.jpg`).toString('base64')}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: 24px; padding: 24px; justify-content: center; background: #141d18 }
    img { width: 282px; border-radius: 24px }
  </style>${images.join('')}`);
  await page.screenshot({ path: `${FOLDER}/overview.png` });
  await page.close();
}
