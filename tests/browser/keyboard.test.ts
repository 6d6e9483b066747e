import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kickOff, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { DESKTOP, type Device, launchBrowser, openDevice } from './browser.ts';
import { anAccount, closeShareSheet, inDays, waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

const TIMEOUT_MS = 60_000;

let browser: Browser;
let visitor: Device;
let page: Page;
let giId: string;
let others: readonly Person[];

beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await openDevice(browser, { viewport: DESKTOP });
  page = visitor.page;
  others = await Promise.all([signUp('Sam'), signUp('Alex')]);
});

afterAll(() => browser.close());

// Each test continues where the previous test stopped.
describe.sequential('an organiser with only a keyboard', () => {
  test('skips to the content and registers', async () => {
    await page.goto(`${fivesUrl()}/register`);
    await page.getByLabel('Name or nickname').waitFor();
    await page.keyboard.press('Tab');
    expect(await focusedName()).toBe('Skip to content');
    expect(await isFocusVisible()).toBe(true);
    await page.keyboard.press('Enter');
    const { name, email, password } = anAccount('Olive');
    await fill('Name or nickname', name);
    await fill('Email', email);
    await fill('Password', password);
    await fill('Repeat password', password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${fivesUrl()}/`);
  });

  test('opens the menu, which keeps the focus until Escape', async () => {
    await activate('Menu');
    await expectFocusInDialog();
    await page.keyboard.press('Escape');
    await expectFocusBackOn('Menu');
  });

  test('creates a game', async () => {
    await activate('new game');
    await page.waitForURL(`${fivesUrl()}/game`);
    await fill('Game name', 'Tuesday Fives');
    await fill('Location', 'The Cage');
    await tabTo('Start date and time');
    const [year, month, day] = inDays(7).split('-');
    // The field expects the order of the browser language: month, day, year, hour, minute, AM or PM.
    await page.keyboard.type(`${month}${day}${year}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('0700PM');
    await activate('Create Game');
    await page.waitForURL(`${fivesUrl()}/`);
    await closeShareSheet(page);
    await tabTo(/^Tuesday Fives/);
    expect(await isFocusVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/gi\//);
    giId = new URL(page.url()).pathname.split('/')[2] ?? '';
    await page.getByRole('button', { name: /^Invites due!/ }).waitFor();
  });

  test('replies with one key and returns from the change dialog', async () => {
    await activate('Yes');
    await page.getByText("You're in", { exact: true }).waitFor();
    // Tab continues from the position of the removed buttons.
    await activate('Change reply');
    await expectFocusInDialog();
    await page.keyboard.press('Escape');
    await expectFocusBackOn('Change reply');
  });

  test('picks random teams', async () => {
    await joinAll(giId, others);
    await page.getByText('3/10').waitFor();
    await activate(/^Pick teams/);
    await page.waitForURL(`${fivesUrl()}/gi/${giId}/teams`);
    await page.getByRole('dialog', { name: 'Pick teams' }).waitFor();
    // The screen opens the dialog without a click, because the link requests it.
    await expectFocusInDialog();
    await activate('Pick random teams');
    await page.getByRole('button', { name: 'Change teams' }).waitFor();
    await expectFocusBackOn('Change teams');
  });

  test('moves a player and keeps the focus on that player', async () => {
    const team = (await stored(paths.playerInstance(giId, others[0]?.uid ?? '')))?.team;
    const otherTeam = team === 'TEAM_A' ? 'Team B' : 'Team A';
    await activate(/^Sam/);
    await page.getByRole('dialog', { name: 'Sam' }).waitFor();
    await activate(`Move to ${otherTeam}`);
    await page.getByRole('region', { name: otherTeam }).getByText('Sam').waitFor();
    await expectFocusBackOn(/^Sam/);
  });

  test('renames a team and keeps the focus on its edit button', async () => {
    await activate('Edit Team A');
    await page.getByRole('dialog', { name: 'Edit Team' }).waitFor();
    await fill('Team Name', 'Bibs');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Bibs' }).waitFor();
    await expectFocusBackOn('Edit Bibs');
  });

  test('records winner and score', async () => {
    await kickOff(giId);
    await page.getByRole('button', { name: 'Pick winner!' }).waitFor();
    await activate('Pick winner!');
    await page.getByRole('dialog', { name: 'Pick winner!' }).waitFor();
    await activate('Bibs');
    await page.getByRole('dialog', { name: 'Enter Score' }).waitFor();
    await fill('Winning margin', '2');
    await page.keyboard.press('Enter');
    await page.getByText('Bibs won by 2').waitFor();
    await expectFocusBackOn('Change result');
    const recorded = { winningTeam: 'TEAM_A', winningMargin: 2 };
    await expect.poll(() => stored(paths.gameInstance(giId))).toMatchObject(recorded);
    expect(visitor.errors).toEqual([]);
  });
});

test('going back restores the scroll position, while a new page starts at the top', async () => {
  const olive = await signUp('Olive');
  const { giId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, `/gi/${giId}`, { viewport: { width: 390, height: 400 } });
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  await waitForLivePool(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(scrolledTo).toBe(300);
  // Playwright scrolls to a link before a mouse click.
  await page.getByRole('link', { name: 'game page' }).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/game\//);
  await page.getByRole('heading', { name: 'Tuesday Fives', level: 1 }).waitFor();
  await expect.poll(scrolledTo).toBe(0);
  await page.goBack();
  await waitForLivePool(page);
  await expect.poll(scrolledTo).toBe(300);
});

function focusedName(): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
  });
}

/** True if the focused element, or its `::before` overlay, has a visible outline. */
function isFocusVisible(): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return false;
    const styles = [getComputedStyle(element), getComputedStyle(element, '::before')];
    return styles.some((style) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  });
}

/** Presses Tab until `name` has the focus. Continues for a minute, because the screen may still be loading. */
async function tabTo(name: string | RegExp): Promise<void> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const reached = new Set<string>();
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const current = await focusedName();
    if (matches(current)) return;
    reached.add(current.slice(0, 60));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}. Reached: ${[...reached].join(' | ')}`);
}

async function activate(name: string | RegExp): Promise<void> {
  await tabTo(name);
  await page.keyboard.press('Enter');
}

async function fill(label: string, text: string): Promise<void> {
  await tabTo(label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function expectFocusInDialog(): Promise<void> {
  await page.getByRole('dialog').waitFor();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(isInside).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isInside()).toBe(true);
    expect(await isFocusVisible()).toBe(true);
  }
}

async function expectFocusBackOn(name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(focusedName).toMatch(typeof name === 'string' ? new RegExp(`^${name}$`) : name);
}
