import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kickOff } from '../support/database.ts';
import { fivesUrl } from '../support/suite.ts';
import { DESKTOP, type Device, launchBrowser, openDevice, PHONE } from './browser.ts';
import {
  anAccount,
  changeReply,
  createGameOnPage,
  fillAccount,
  openInstance,
  registerOnPage,
  row,
  waitForLivePool,
} from './steps.ts';

let browser: Browser;
let organiser: Device;
let friend: Device;
let guest: Device;
let visitor: Device;
let giId: string;
let inviteLink: string;

beforeAll(async () => {
  browser = await launchBrowser();
  organiser = await openDevice(browser, { viewport: DESKTOP });
  friend = await openDevice(browser, { viewport: PHONE });
  guest = await openDevice(browser, { viewport: PHONE, colorScheme: 'dark' });
  visitor = await openDevice(browser);
});

afterAll(() => browser.close());

// Each test continues where the previous test stopped.
describe.sequential('an organiser and two friends on three devices', () => {
  test('the organiser registers, creates a game and copies its invite link', async () => {
    const { page } = organiser;
    await registerOnPage(page, anAccount('Olive'));
    giId = await createGameOnPage(page, { name: 'Tuesday Fives', location: 'The Cage', numberOfPlayers: 4 });
    await waitForLivePool(page);
    await page.getByRole('button', { name: /Invites due!/ }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied!').waitFor();
    inviteLink = await page.evaluate(() => navigator.clipboard.readText());
    expect(inviteLink).toContain(`${fivesUrl()}/join/`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('a friend opens the link as a visitor and sees the game and who invites', async () => {
    await friend.page.goto(inviteLink);
    await friend.page.getByText('You are invited').waitFor();
    expect(await friend.page.getByText('Tuesday Fives').count()).toBeGreaterThan(0);
    await friend.page.getByText(/^Olive invites you\./).waitFor();
  });

  test('the friend registers in the dialog and appears on the screen of the organiser', async () => {
    const { page } = friend;
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await fillAccount(
      page.getByRole('tabpanel').filter({ has: page.getByLabel('Email') }),
      anAccount('Felix'),
    );
    await page.getByRole('button', { name: 'Register and Play' }).click();
    await page.getByText("You're in", { exact: true }).waitFor();
    await row(organiser.page, 'Felix').waitFor();
  });

  test('a guest joins without an account and appears on both other screens', async () => {
    const { page } = guest;
    await page.goto(inviteLink);
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByRole('tabpanel').getByLabel('Name').fill('Gus');
    await page.getByRole('button', { name: 'Play as Guest' }).click();
    await page.getByText("You're in", { exact: true }).waitFor();
    await Promise.all([organiser, friend].map(({ page: other }) => row(other, 'Gus').waitFor()));
    await waitForLivePool(page);
  });

  test('a changed reply shows on the other screens without a reload', async () => {
    await changeReply(guest.page, 'No');
    await waitForCount(organiser.page, '1/4');
    await changeReply(guest.page, 'Yes');
    await waitForCount(organiser.page, '2/4');
    await waitForCount(friend.page, '2/4');
  });

  test('the organiser says yes to their own game', async () => {
    await organiser.page.getByRole('button', { name: 'Yes', exact: true }).click();
    await waitForCount(friend.page, '3/4');
  });

  test('the friend sees the teams after the organiser tells the players', async () => {
    await friend.page.goto(`${fivesUrl()}/gi/${giId}/teams`);
    await friend.page.getByText("Teams aren't out yet").waitFor();
    const { page } = organiser;
    await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
    await page.getByRole('button', { name: 'Pick teams' }).click();
    await page.getByRole('button', { name: /Pick random teams/ }).click();
    await page.getByText('Draft: only organisers see this').waitFor();
    await page.getByRole('button', { name: 'Tell the players' }).click();
    await expect.poll(() => teamSizes(friend.page)).toEqual([1, 2]);
  });

  test('the organiser moves a player by hand, and back', async () => {
    const from = await teamOf(friend.page, 'Gus');
    for (const to of [from === 'Team A' ? 'Team B' : 'Team A', from]) {
      await row(organiser.page, 'Gus').getByRole('button', { name: /Gus/ }).click();
      await organiser.page
        .getByRole('dialog')
        .getByRole('button', { name: `Move to ${to}` })
        .click();
      await organiser.page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => teamOf(friend.page, 'Gus')).toBe(to);
    }
  });

  test('all players see the result when the organiser records winner and score', async () => {
    const { page } = organiser;
    await kickOff(giId);
    await openInstance(page, giId);
    await page.getByRole('link', { name: /Pick winner!/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Team A' }).click();
    await page.getByLabel('Team A goals').fill('3');
    await page.getByLabel('Team B goals').fill('5');
    await page.getByRole('button', { name: 'Save Score' }).click();
    await page.getByText('The score does not match the result').waitFor();
    await page.getByLabel('Team A goals').fill('6');
    await page.getByRole('button', { name: 'Save Score' }).click();
    await page.getByRole('heading', { name: 'Result', level: 1 }).waitFor();
    for (const device of [visitor, guest, friend]) {
      await openInstance(device.page, giId);
      await device.page.getByText('Team A 6–5 Team B').waitFor();
    }
  });

  test('the leaderboard lists players with a team and gives winners three points', async () => {
    const { page } = friend;
    await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
    const pointsExpectedOf = async (name: string) => ((await teamOf(page, name)) === 'Team A' ? '3' : '0');
    for (const name of ['Felix', 'Olive']) await row(page, name).waitFor();
    const pointsExpected = [await pointsExpectedOf('Felix'), await pointsExpectedOf('Olive')];
    await openInstance(page, giId);
    await page.getByRole('link', { name: 'Stats' }).click();
    const table = page.getByRole('table', { name: 'Leaderboard' });
    await table.getByRole('row').nth(2).waitFor();
    const pointsOf = async (name: string) => {
      const cells = table.getByRole('row').filter({ hasText: name }).getByRole('cell');
      return (await cells.allInnerTexts()).at(-1);
    };
    // The table shows zeros until the trigger has written it.
    await expect.poll(() => Promise.all([pointsOf('Felix'), pointsOf('Olive')])).toEqual(pointsExpected);
    await page.getByRole('heading', { name: 'Form' }).waitFor();
    expect([...organiser.errors, ...friend.errors, ...guest.errors, ...visitor.errors]).toEqual([]);
  });
});

async function waitForCount(page: Page, count: string): Promise<void> {
  await page.getByText(count).first().waitFor();
}

async function teamSizes(page: Page): Promise<number[]> {
  const sizes = await Promise.all(
    ['Team A', 'Team B'].map((name) => panelOf(page, name).getByRole('listitem').count()),
  );
  return sizes.toSorted((a, b) => a - b);
}

async function teamOf(page: Page, name: string): Promise<string | null> {
  for (const team of ['Team A', 'Team B']) {
    if ((await panelOf(page, team).getByRole('listitem').filter({ hasText: name }).count()) > 0) return team;
  }
  return null;
}

function panelOf(page: Page, name: string) {
  return page.getByRole('region', { name });
}
