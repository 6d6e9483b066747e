import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { readCalendar } from '../support/calendars.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool, waitForOfflineApp } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let giId: string;

beforeAll(async () => {
  [browser, olive] = await Promise.all([launchBrowser(), signUp('Olive')]);
  ({ giId } = await aGame(olive));
});

afterAll(() => browser.close());

const openCalendarSheet = async (page: Page) => {
  await waitForLivePool(page);
  await page.getByRole('button', { name: 'Invites', exact: true }).click();
  const sheet = page
    .getByRole('dialog', { name: 'Invites' })
    .getByRole('region', { name: 'Add to calendar' });
  await sheet.waitFor();
  return sheet;
};

test('a game offers a calendar file, a Google Calendar link and a map link', async () => {
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`, { serviceWorkers: 'allow' });
  await waitForOfflineApp(page);
  await page.reload();
  const sheet = await openCalendarSheet(page);
  const google = await sheet.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  const parameters = new URL(google ?? '').searchParams;
  expect(parameters.get('text')).toBe('Tuesday Fives');
  expect(parameters.get('details')).toContain(`${fivesUrl()}/gi/${giId}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'Download calendar file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('calendar.ics');
  const [event] = readCalendar(await readFile(await file.path(), 'utf8'));
  expect(event).toMatchObject({ uid: `${giId}@fives`, title: 'Tuesday Fives', status: 'CONFIRMED' });
  expect(parameters.get('dates')?.slice(0, 15)).toBe(
    event?.start.toISOString().slice(0, 19).replaceAll(/[-:]/g, ''),
  );
  await sheet.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/gi/${giId}`);
  const mapLink = page.getByRole('link', { name: 'Powerleague Shoreditch' });
  expect(await mapLink.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Powerleague%20Shoreditch',
  );
  expect(errors).toEqual([]);
});

test('a guest can download the calendar file after a link reset but not subscribe', async () => {
  const { gameId, giId: own } = await aGame(olive);
  const gus = await guest('Gus');
  const body = { name: 'Gus', anonUid: gus.uid, status: 'PLAYING' } as const;
  await callApi('joinAsGuest', { params: { giId: own }, body }, gus);
  await callApi('renewLink', { params: { gameId } }, olive);
  const { page } = await visitAs(browser, gus, `/gi/${own}`);
  const sheet = await openCalendarSheet(page);
  expect(await sheet.getByRole('link').allInnerTexts()).toEqual([
    'Download calendar file',
    'Google Calendar',
  ]);
  const download = sheet.getByRole('link', { name: 'Download calendar file' });
  // A trigger copies the new link to the summary of the instance.
  await waitFor(async () => expect(await download.getAttribute('href')).toContain('?key='));
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(readCalendar(await readFile(await file.path(), 'utf8'))).toHaveLength(1);
});

test('a player creates, copies, replaces and turns off the calendar link', async () => {
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  const sheet = await openCalendarSheet(page);
  await sheet.getByRole('link', { name: 'Subscribe to all my games…' }).click();
  await page.waitForURL(`${fivesUrl()}/account`);

  const dialog = page.getByRole('dialog');
  const getLink = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await dialog.getByRole('button', { name: 'Get the link' }).click();
    const shown = await dialog.getByLabel('Calendar link', { exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await waitFor(async () => expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown));
    const appLink = await dialog.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href');
    expect(appLink).toBe(shown.replace('http:', 'webcal:'));
    await dialog.getByText("We'll notify you of urgent changes.").waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    return shown;
  };
  const first = await getLink('Get calendar link');
  const uids = readCalendar(await (await fetch(first)).text()).map(({ uid }) => uid);
  expect(uids).toContain(`${giId}@fives`);

  await page.reload();
  await page.getByText('Calendar link created').waitFor();
  const second = await getLink('Get new link');
  expect(second).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);
  expect(errors).toEqual([]);

  await page.getByRole('button', { name: 'Turn off link' }).click();
  await page.route('**/api/calendar', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Turn off link' }).click();
  await dialog.getByRole('alert').filter({ hasText: "Can't reach Fives" }).waitFor();
  expect((await fetch(second)).status).toBe(200);
  await page.unroute('**/api/calendar');
  await dialog.getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('button', { name: 'Get calendar link' }).waitFor();
  const [turnedOff, replaced] = await Promise.all([second, first].map((url) => fetch(url)));
  expect([turnedOff?.status, replaced?.status]).toEqual([404, 404]);
  expect(await turnedOff?.text()).toBe(await replaced?.text());
});
