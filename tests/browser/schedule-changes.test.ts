import { formatInZone, paths, toFormDate } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database, stored } from '../support/database.ts';
import { addInstance, joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

const TIME_ZONE = 'Europe/London';
const DAY = 24 * 3_600_000;

let browser: Browser;
let olive: Person;
let sam: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
});
afterAll(() => browser.close());

async function aWeeklyGame() {
  const start = new Date(Date.now() + 30 * 3_600_000);
  start.setUTCSeconds(0, 0);
  const game = await aGame(olive, { startDateTime: start.toISOString(), timeZone: TIME_ZONE });
  await joinAll(game.giId, [sam]);
  return { ...game, start };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function checkAndDismissReport(page: Page, count: string, textForChat: string): Promise<void> {
  const report = page.getByRole('region', { name: 'Who was notified' });
  for (const text of [count, "Can't be reached: Sam", textForChat]) await report.getByText(text).waitFor();
  await page.reload();
  await report.getByText(count).waitFor();
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await report.waitFor({ state: 'detached' });
}

const instanceOf = (giId: string) => stored(paths.gameInstance(giId));
const gameOf = (gameId: string) => stored(paths.game(gameId));

async function chooseMenuItem(page: Page, giId: string, item: string): Promise<void> {
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await press(page, 'Organise Tuesday Fives');
  await page.getByRole('menuitem', { name: item }).click();
}

test('a cancelled game shows its reason until it is put back on', async () => {
  const { giId } = await aWeeklyGame();
  const watching = await visitAs(browser, sam, `/gi/${giId}`);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await chooseMenuItem(page, giId, 'Cancel game');
  await page.getByLabel('Reason (optional)').fill(' The pitch is flooded ');
  await page.getByRole('dialog').getByText("No one will be notified, 1 can't be reached").waitFor();
  await press(page, 'Cancel game');
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await checkAndDismissReport(
    page,
    "No one notified, 1 can't be reached",
    'is cancelled: The pitch is flooded',
  );
  await watching.page.getByText('The pitch is flooded').waitFor();
  expect(await instanceOf(giId)).toMatchObject({ status: 'CANCELLED', cancelReason: 'The pitch is flooded' });
  await waitFor(async () =>
    expect(await stored(paths.notification(sam.uid, `${giId}_CANCELLED`))).toMatchObject({
      title: 'Game cancelled',
      body: expect.stringContaining('is cancelled: The pitch is flooded'),
    }),
  );
  await watching.page.goto(fivesUrl());
  await watching.page.getByText('The pitch is flooded').first().waitFor();

  await chooseMenuItem(page, giId, 'Put it back on');
  await page.getByRole('dialog').getByText("No one will be notified, 1 can't be reached").waitFor();
  expect(await problemsOf(page, 'Put this game back on?', '[role="dialog"]')).toEqual([]);
  await press(page, 'Put it back on');
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await page.getByText('The pitch is flooded').first().waitFor({ state: 'detached' });
  await checkAndDismissReport(page, "No one notified, 1 can't be reached", 'is back on');
  expect(await instanceOf(giId)).toMatchObject({ status: 'CREATED', cancelReason: '' });
  await waitFor(async () =>
    expect(await stored(paths.notification(sam.uid, `${giId}_CANCELLED`))).toMatchObject({
      title: 'Game back on',
    }),
  );
  expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' });
  expect([...errors, ...watching.errors]).toEqual([]);
});

test('players see skipped weeks, pauses and the end of a pause', async () => {
  const { gameId, giId, start } = await aWeeklyGame();
  const watching = await visitAs(browser, sam, `/game/${gameId}`);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  const day = (date: Date) => formatInZone(date, TIME_ZONE, 'EEE d MMM');

  await chooseMenuItem(page, giId, 'Skip next week');
  await press(page, 'Skip');
  const skipped = `Skipping ${day(new Date(start.getTime() + 7 * DAY))}`;
  await page.getByRole('heading', { name: skipped }).waitFor();
  await watching.page.getByText(skipped).waitFor();
  expect(await watching.page.getByRole('button', { name: 'Resume now' }).count()).toBe(0);
  expect(await instanceOf(giId)).toMatchObject({ status: 'CREATED' });

  await page.goto(`${fivesUrl()}/game/${gameId}`);
  await press(page, 'Resume now');
  await watching.page.getByText(skipped).waitFor({ state: 'detached' });
  expect(await gameOf(gameId)).toMatchObject({ pausedUntil: null, pausedFrom: null });

  await chooseMenuItem(page, giId, 'Pause until…');
  await press(page, 'Pause the game');
  await page.getByText('Choose a day').waitFor();
  const until = new Date(start.getTime() + 21 * DAY);
  const dateField = page.getByLabel('Play again from');
  await dateField.fill('2020-01-01');
  await page.getByText('A pause must end after today').waitFor();
  await dateField.fill(formatInZone(until, TIME_ZONE, 'yyyy-MM-dd'));
  await page.getByText(/^The next game is on/).waitFor();
  expect(await page.getByRole('checkbox', { name: /^Cancel/ }).isChecked()).toBe(true);
  await page.getByRole('dialog').getByText("No one will be notified, 1 can't be reached").waitFor();
  expect(await problemsOf(page, 'Pause the game', '[role="dialog"]')).toEqual([]);
  await press(page, 'Pause the game');
  const paused = `Paused until ${day(until)}`;
  await watching.page.getByText(paused).waitFor();
  await waitFor(async () =>
    expect(await instanceOf(giId)).toMatchObject({ status: 'CANCELLED', cancelReason: paused }),
  );
  await press(page, 'Resume now');
  await watching.page.getByText(paused).waitFor({ state: 'detached' });
  expect([...errors, ...watching.errors]).toEqual([]);
});

test('the organiser moves one game, then all future games', async () => {
  const { gameId, giId, start } = await aWeeklyGame();
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/edit`);
  const startIn = (days: number) => new Date(start.getTime() + days * DAY);
  const enterMove = async (days: number, location: string) => {
    await page.goto(`${fivesUrl()}/gi/${giId}/edit`);
    await page.getByLabel('Next game start Date / Time').fill(toFormDate(startIn(days), TIME_ZONE));
    await page.getByLabel('Location').fill(location);
    await press(page, 'Update Game');
    await page.getByRole('dialog').getByText("No one will be notified, 1 can't be reached").waitFor();
  };
  const scheduleOf = async () => {
    const [instance, game] = [await instanceOf(giId), await gameOf(gameId)];
    return {
      start: instance?.startDateTime.toDate(),
      regular: instance?.regularStart?.toDate() ?? null,
      own: instance?.ownLocation,
      shown: instance?.game.location,
      game: game?.location,
    };
  };

  await enterMove(1, 'Hackney Marshes');
  // Closing the dialog keeps the input.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Location').inputValue()).toBe('Hackney Marshes');
  await press(page, 'Update Game');
  await press(page, 'Just this game');
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  const usualLocation = 'Powerleague Shoreditch';
  expect(await scheduleOf()).toEqual({
    ...{ start: startIn(1), regular: start },
    ...{ own: 'Hackney Marshes', shown: 'Hackney Marshes', game: usualLocation },
  });
  await checkAndDismissReport(page, "No one notified, 1 can't be reached", 'has moved');
  await page.getByText('Hackney Marshes').first().waitFor();

  await enterMove(2, 'Mabley Green');
  await press(page, 'This and all future games');
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  expect(await scheduleOf()).toEqual({
    ...{ start: startIn(2), regular: null },
    ...{ own: '', shown: 'Mabley Green', game: 'Mabley Green' },
  });
  await waitFor(async () =>
    expect(
      await stored(paths.notification(sam.uid, `${giId}_RESCHEDULED_${startIn(2).getTime()}`)),
    ).toMatchObject({ body: expect.stringContaining('at Mabley Green') }),
  );
  expect(errors).toEqual([]);
});

test('the organiser sees who is notified before and after moving a one-off game', async () => {
  const { giId } = await aGame(olive, { isRecurring: false });
  await joinAll(giId, [sam]);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/edit`);
  await page.getByLabel('Location').fill('Mabley Green');
  await page.getByText("No one will be notified, 1 can't be reached").waitFor();
  await press(page, 'Update Game');
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  await checkAndDismissReport(page, "No one notified, 1 can't be reached", 'at Mabley Green');
  expect(await instanceOf(giId)).toMatchObject({ game: { location: 'Mabley Green' } });
  expect(errors).toEqual([]);
});

test('the organiser sees who is notified before and after sending invites', async () => {
  const { gameId } = await aWeeklyGame();
  const invitedGiId = await addInstance(gameId, [olive], 'UNANSWERED');
  const { page, errors } = await visitAs(browser, olive, `/gi/${invitedGiId}`);
  await page.getByText("No one will be notified, 1 can't be reached").waitFor();
  await database().doc(paths.gameInstance(invitedGiId)).update({ status: 'INVITES_SENT' });
  await page.reload();
  await checkAndDismissReport(page, "No one notified, 1 can't be reached", `/gi/${invitedGiId}`);
  await page.reload();
  await waitForLivePool(page);
  expect(await page.getByRole('region', { name: 'Who was notified' }).count()).toBe(0);
  expect(errors).toEqual([]);
});
