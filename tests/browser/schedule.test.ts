import { formatInZone, paths, toFormDate } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const instanceOf = (giId: string) => stored(paths.gameInstance(giId));

async function aWeeklyGame() {
  const start = new Date(Date.now() + 30 * 3_600_000);
  start.setUTCSeconds(0, 0);
  const game = await aGame(olive, { startDateTime: start.toISOString(), timeZone: TIME_ZONE });
  await joinAll(game.giId, [sam]);
  return { ...game, start };
}

async function chooseMenuItem(page: Page, giId: string, item: string): Promise<void> {
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await press(page, 'Organise Tuesday Fives');
  await page.getByRole('menuitem', { name: item }).click();
}

async function dismissReport(page: Page, textForChat: string): Promise<void> {
  const report = page.getByRole('region', { name: 'Who was notified' });
  for (const text of ['No one was notified. Copy the text for them', "Can't be reached: Sam", textForChat])
    await report.getByText(text).waitFor();
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await report.waitFor({ state: 'detached' });
}

const waitForReach = (page: Page) =>
  page.getByRole('dialog').getByText("No one will be notified, 1 can't be reached").waitFor();

test('a cancelled game shows its reason until it is put back on', async () => {
  const { giId } = await aWeeklyGame();
  const watching = await visitAs(browser, sam, `/gi/${giId}`);
  const { page, errors } = await visitAs(browser, olive, '/account');
  await chooseMenuItem(page, giId, 'Cancel game');
  await page.getByLabel('Reason (optional)').fill(' The pitch is flooded ');
  await waitForReach(page);
  await press(page, 'Cancel game');
  await dismissReport(page, 'is cancelled: The pitch is flooded');
  await watching.page.getByText('The pitch is flooded').waitFor();
  expect(await instanceOf(giId)).toMatchObject({ status: 'CANCELLED', cancelReason: 'The pitch is flooded' });

  await chooseMenuItem(page, giId, 'Put it back on');
  await waitForReach(page);
  await press(page, 'Put it back on');
  await dismissReport(page, 'is back on');
  await watching.page.getByText('The pitch is flooded').waitFor({ state: 'detached' });
  expect(await instanceOf(giId)).toMatchObject({ status: 'CREATED', cancelReason: '' });
  await waitFor(async () =>
    expect(await stored(paths.notification(sam.uid, `${giId}_CANCELLED`))).toMatchObject({
      title: 'Game back on',
    }),
  );
  expect([...errors, ...watching.errors]).toEqual([]);
});

test('players see a pause until the organiser resumes the game', async () => {
  const { gameId, giId, start } = await aWeeklyGame();
  const watching = await visitAs(browser, sam, `/game/${gameId}`);
  const { page, errors } = await visitAs(browser, olive, '/account');
  await chooseMenuItem(page, giId, 'Pause until…');
  const until = new Date(start.getTime() + 21 * DAY);
  await page.getByLabel('Play again from').fill(formatInZone(until, TIME_ZONE, 'yyyy-MM-dd'));
  await page.getByText(/^The next game is on/).waitFor();
  await waitForReach(page);
  await press(page, 'Pause the game');
  const paused = `Paused until ${formatInZone(until, TIME_ZONE, 'EEE d MMM')}`;
  await watching.page.getByText(paused).waitFor();
  await waitFor(async () =>
    expect(await instanceOf(giId)).toMatchObject({ status: 'CANCELLED', cancelReason: paused }),
  );
  await press(page, 'Resume now');
  await watching.page.getByText(paused).waitFor({ state: 'detached' });
  expect(await stored(paths.game(gameId))).toMatchObject({ pausedUntil: null, pausedFrom: null });
  expect([...errors, ...watching.errors]).toEqual([]);
});

test('the organiser moves one game, then all future games', async () => {
  const { gameId, giId, start } = await aWeeklyGame();
  const { page, errors } = await visitAs(browser, olive, '/account');
  const startIn = (days: number) => new Date(start.getTime() + days * DAY);
  const move = async (days: number, location: string, scope: string) => {
    await page.goto(`${fivesUrl()}/gi/${giId}/edit`);
    await page.getByLabel('Next game start Date / Time').fill(toFormDate(startIn(days), TIME_ZONE));
    await page.getByLabel('Location').fill(location);
    await press(page, 'Update Game');
    await waitForReach(page);
    await press(page, scope);
    await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  };
  const scheduleOf = async () => {
    const [instance, game] = [await instanceOf(giId), await stored(paths.game(gameId))];
    const { startDateTime, regularStart, ownLocation } = instance ?? {};
    const locations = [ownLocation, instance?.game.location, game?.location];
    return [startDateTime.toDate(), regularStart?.toDate() ?? null, ...locations];
  };

  await move(1, 'Hackney Marshes', 'Just this game');
  await dismissReport(page, 'has moved');
  const [here, usual] = ['Hackney Marshes', 'Powerleague Shoreditch'];
  expect(await scheduleOf()).toEqual([startIn(1), start, here, here, usual]);
  await page.getByText(here).first().waitFor();

  await move(2, 'Mabley Green', 'This and all future games');
  expect(await scheduleOf()).toEqual([startIn(2), null, '', 'Mabley Green', 'Mabley Green']);
  const notice = paths.notification(sam.uid, `${giId}_RESCHEDULED_${startIn(2).getTime()}`);
  await waitFor(async () =>
    expect(await stored(notice)).toMatchObject({ body: expect.stringContaining('at Mabley Green') }),
  );
  expect(errors).toEqual([]);
});
