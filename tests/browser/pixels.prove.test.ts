import { paths } from '@fives/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilStill } from '../screens/wait-until-drawn.ts';
import { callApi } from '../support/api-client.ts';
import { database } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { DESKTOP, launchBrowser } from './browser.ts';
import { layoutShift } from './layout-shift.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, playFirst, visit, visitAs } from './visits.ts';

const SMALL_PHONE = { width: 375, height: 667 } as const;
const NAMES = ['Olive', 'Sam', 'Alexandra', 'Bo', 'Christopher', 'Dee', 'Eve', 'Finn', 'Gus', 'Hanna'];

let browser: Browser;
let people: readonly Person[];
let olive: Person;
let hanna: Person;
let giId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  people = await Promise.all(NAMES.map(signUp));
  [olive, hanna] = [people[0], people.at(-1)] as [Person, Person];
  const game = await aGame(olive);
  await joinAll(game.giId, people);
  giId = await playFirst(game, [olive, ...people.slice(1)]);
  await callApi('pickFairTeams', { params: { giId } }, olive);
});

afterAll(() => browser.close());

test.each(['the organiser', 'a player'])(
  'both teams are side by side on a small phone, without scrolling, for %s',
  async (viewer) => {
    const viewport = SMALL_PHONE;
    const person = viewer === 'a player' ? hanna : olive;
    const { page } = await visitAs(browser, person, `/gi/${giId}/teams`, { viewport });
    const fairnessButton = page.getByRole('button', { name: /^How even are the teams\?.*\d\d–\d\d/ });
    await fairnessButton.waitFor();
    const region = (name: string) => boxOf(page.getByRole('region', { name }));
    const [teamA, teamB, fairness] = await Promise.all([
      region('Team A'),
      region('Team B'),
      region('How even are the teams?'),
    ]);
    expect(teamA.y).toBe(teamB.y);
    expect(teamA.right).toBeLessThan(teamB.x);
    expect(teamB.right).toBeLessThanOrEqual(viewport.width);
    expect(fairness.bottom).toBeLessThan(teamA.y);
    expect(fairness.height).toBeLessThan(60);
    const changeTeams = page.getByRole('button', { name: 'Change teams' });
    const visibleBottom = viewer === 'a player' ? viewport.height : (await boxOf(changeTeams)).y;
    expect(Math.max(teamA.bottom, teamB.bottom)).toBeLessThan(visibleBottom);

    await fairnessButton.click();
    await page.getByText(/^Low confidence/).waitFor();
    await fairnessButton.click();
    await page.getByText(/^Low confidence/).waitFor({ state: 'hidden' });
  },
);

test('the player pool is beside the game on wide windows and below it on phones', async () => {
  const { page } = await visitAs(browser, olive, `/gi/${giId}`, { viewport: DESKTOP });
  await waitForLivePool(page);
  const measure = async () => {
    const pool = await boxOf(page.getByRole('region', { name: 'Player pool' }));
    return { pool, header: await boxOf(page.locator('main header')) };
  };
  const wide = await measure();
  expect(wide.pool.x).toBeGreaterThan(wide.header.right);
  expect(wide.pool.y).toBe(wide.header.y);
  await page.setViewportSize(SMALL_PHONE);
  const narrow = await measure();
  expect(narrow.pool.x).toBe(narrow.header.x);
  expect(narrow.pool.y).toBeGreaterThan(narrow.header.bottom);
});

test('the pool highlights the row of the viewer', async () => {
  const { page } = await visitAs(browser, hanna, `/gi/${giId}`);
  await waitForLivePool(page);
  const rows = page.getByRole('region', { name: 'Player pool' }).getByRole('listitem');
  const own = rows.filter({ hasText: 'you' });
  expect(await own.textContent()).toContain('Hanna');
  expect(await own.getAttribute('aria-current')).toBe('true');
  const background = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(own)).not.toBe(await background(rows.filter({ hasText: 'Sam' })));
});

test('a toast covers neither the title nor the bottom buttons', async () => {
  const { page } = await visitAs(browser, olive, `/gi/${giId}/teams`, { viewport: SMALL_PHONE });
  await page.getByRole('button', { name: 'Share' }).click();
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await toast.waitFor();
  await waitUntilStill(page);
  const toastBox = await boxOf(toast);
  const changeTeams = await boxOf(page.getByRole('button', { name: 'Change teams' }));
  expect(toastBox.bottom).toBeLessThanOrEqual(changeTeams.y);
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('link', { name: 'to game' })])
    expect((await boxOf(part)).bottom).toBeLessThan(toastBox.y);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  readonly height: number;
}

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  const { x, y, width, height } = box;
  return { x, y, right: x + width, bottom: y + height, height };
}

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
  // Ignores shifts of the server page before its fonts are loaded.
  const fontsReadyAt = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Invites' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.locator('[data-first-page]').count()).toBe(0);
  expect(await renderedParts(page)).toEqual(drawn);
  expect(await layoutShift(page, fontsReadyAt)).toBeLessThan(0.01);
  expect(errors).toEqual([]);
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
