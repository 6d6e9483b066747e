import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, playFirst, visit, visitAs } from './visits.ts';

const NAMES = ['Olive', 'Sam', 'Alexandra', 'Bo', 'Christopher', 'Dee', 'Eve', 'Finn', 'Gus', 'Hanna'];

let browser: Browser;
let people: readonly Person[];
let olive: Person;
let giId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  people = await Promise.all(NAMES.map(signUp));
  [olive] = people as [Person];
  const game = await aGame(olive);
  await joinAll(game.giId, people);
  giId = await playFirst(game, [olive, ...people.slice(1)]);
  await callApi('pickFairTeams', { params: { giId } }, olive);
});

afterAll(() => browser.close());

test('the app takes over the landing page without a layout shift when signed in', async () => {
  const { page, context, errors } = await visitAs(browser, olive, '/');
  await context.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(`${fivesUrl()}/landing`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await textsWithBoxes(page);
  await context.unroute('**/assets/index-*.js');
  errors.length = 0;
  await page.reload();
  await page.locator('main a[href="/"]').filter({ hasText: 'Get Started' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  expect(await textsWithBoxes(page)).toEqual(drawn);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
});

test.each<[string, Parameters<typeof aGame>[1], (giId: string) => Promise<unknown>]>([
  ['with spots left', {}, async () => {}],
  ['with a reserve', { numberOfPlayers: 2 }, (giId) => joinAll(giId, people.slice(0, 3))],
  ['that is cancelled', {}, (giId) => cancel(giId, 'The pitch is flooded')],
])('the app draws an invite %s exactly like the server page', async (_, settings, change) => {
  const { giId } = await aGame(olive, settings);
  await change(giId);
  const { page, errors } = await visit(browser, `/gi/${giId}`);
  await page.evaluate(() => document.fonts.ready);
  const drawn = await renderedParts(page);
  await page.getByRole('button', { name: /^(Invites|Share)$/ }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  expect(await renderedParts(page)).toEqual(drawn);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
});

test('an invite keeps its parts in place while its fonts load', async () => {
  const { giId } = await aGame(olive, { gameName: 'Tuesday Night Fives' });
  const { page, context } = await visit(browser, '/robots.txt');
  const drawInvite = async () => {
    await page.goto(`${fivesUrl()}/gi/${giId}`);
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator('main :is(header, h1, h2, .card, .tile)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().y)));
  };
  await context.route('**/*.woff*', (route) => route.abort());
  const withFallbacks = await drawInvite();
  await context.unroute('**/*.woff*');
  expect(await drawInvite()).toEqual(withFallbacks);
});

function cancel(giId: string, cancelReason: string) {
  return callApi(
    'updateGameInstance',
    { params: { giId }, body: { status: 'CANCELLED', cancelReason } },
    olive,
  );
}

function renderedParts(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, p, a, button, svg)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(part);
      const text = part instanceof HTMLElement ? part.innerText : '';
      return [text, ...[x, y, width, height].map(Math.round), color, fontSize, fontWeight].join(' ');
    }),
  );
}

function textsWithBoxes(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, a, footer)').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}

test('an instance page loads with almost no layout shift', async () => {
  const { giId, gameId } = await aGame(olive);
  const dailyStat = {
    type: 'BIGGEST_CLIMBER',
    text: 'Olive climbed by 3 places',
    playerId: olive.uid,
    name: 'Olive',
    value: 3,
    computedAt: new Date(),
  };
  await database().doc(paths.game(gameId)).update({ dailyStat });
  const { page } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await page.getByText('Olive climbed by 3 places').waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
