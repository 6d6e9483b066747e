import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilDrawn } from '../screens/wait-until-drawn.ts';
import { type PlantedWorld, plantWorld, type Reader } from '../secrets/planted-world.ts';
import { leaksIn, type SeenText, secretsIn } from '../secrets/seen.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { visit, visitAs } from './visits.ts';

let browser: Browser;
let world: PlantedWorld;

beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), plantWorld()]);
});

afterAll(() => browser.close());

const pathsOf = ({ gameId, played, next }: PlantedWorld) => [
  '/notifications',
  `/gi/${next}`,
  `/gi/${played}/teams`,
  `/game/${gameId}`,
  `/game/${gameId}/stats`,
];

test.each<[Reader, string[]]>([
  ['visitor', []],
  ['guest', ['name']],
  ['former', ['name']],
  ['member', ['name']],
  ['ana', ['inbox', 'name']],
])('pages for reader %s contain only permitted secrets: %j', async (reader, permitted) => {
  const person = world.readers[reader];
  const { page } = await (person ? visitAs(browser, person, '/') : visit(browser, '/'));
  const seen: SeenText[] = [];
  // Repeats until all permitted secrets have appeared, because a page may first show its cache.
  await waitFor(async () => {
    for (const path of pathsOf(world)) {
      await page.goto(`${fivesUrl()}${path}`);
      seen.push([path, await contentOf(page)]);
    }
    expect(secretsIn(seen, world)).toEqual(expect.arrayContaining(permitted));
  });
  expect(leaksIn(seen, world, reader)).toEqual([]);
  expect(secretsIn(seen, world)).toEqual(permitted);
});

async function contentOf(page: Page): Promise<string> {
  await waitUntilDrawn(page);
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    return `${document.documentElement.outerHTML} ${fields.join(' ')}`;
  });
}
