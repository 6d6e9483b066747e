import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isDrawn } from '../../scripts/screens/is-drawn.ts';
import { findPlaces } from '../../scripts/screens/places.ts';
import { type Screen, screensOf } from '../../scripts/screens/screens.ts';
import { fivesUrl } from '../support/suite.ts';
import { DESK, launchBrowser, openVisitor, PHONE } from './browser.ts';
import { loadDemoWorldHere } from './demo-world.ts';
import { loginOnPage } from './steps.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let browser: Browser;
let screens: readonly Screen[];
let organiser: { email: string; password: string };

beforeAll(async () => {
  browser = await launchBrowser();
  const world = await loadDemoWorldHere();
  screens = screensOf(await findPlaces(world));
  organiser = world.logins[0] ?? { email: '', password: '' };
});

afterAll(() => browser.close());

describe.each([
  ['light', PHONE],
  ['dark', PHONE],
  ['dark', DESK],
] as const)('in %s mode, %o', (colorScheme, viewport) => {
  test.each(['visitor', 'organiser'] as const)(
    'no screen of a %s has anything that axe finds',
    async (as) => {
      const { page } = await openVisitor(browser, { colorScheme, viewport, serviceWorkers: 'allow' });
      if (as === 'organiser') await loginOnPage(page, organiser);
      const found: string[] = [];
      for (const screen of screens.filter((each) => each.as === as)) {
        await page.goto(`${fivesUrl()}${screen.path}`);
        await isDrawn(page);
        found.push(...(await violations(page)).map((violation) => `${screen.name}: ${violation}`));
        found.push(...(await sidewaysScroll(page)).map((wide) => `${screen.name}: ${wide}`));
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`);
  return results.violations.map(
    ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

async function sidewaysScroll(page: Page): Promise<string[]> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return extra > 0 ? [`scrolls ${extra} px sideways`] : [];
}
