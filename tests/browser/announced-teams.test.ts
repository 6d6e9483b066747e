import { paths } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { dropOutNoticeOf, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let sam: Person;
let alex: Person;
let giId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, sam, alex] = await Promise.all([signUp('Olive'), signUp('Sam'), signUp('Alex')]);
  ({ giId } = await aGame(olive));
  await joinAll(giId, [sam, alex]);
});
afterAll(() => browser.close());

const move = ({ uid }: Person, team: 'TEAM_A' | 'TEAM_B') =>
  callApi('updatePlayerInstance', { params: { piId: `${giId}_${uid}` }, body: { team } }, olive);

test('the organiser notifies players of their teams and of later changes', async () => {
  await move(sam, 'TEAM_A');
  await move(alex, 'TEAM_B');
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}/teams`);
  await page.getByText("No one will be notified, 2 can't be reached").waitFor();
  await page.getByRole('button', { name: 'Tell the players' }).click();
  await page.getByText('Players told').waitFor();
  await page.getByRole('button', { name: 'Tell the players' }).waitFor({ state: 'detached' });
  // The report stays until the organiser dismisses it.
  const report = page.getByRole('region', { name: 'Who was notified' });
  await report.getByText("No one notified, 2 can't be reached").waitFor();
  await report.getByText('Alex').first().waitFor();
  await move(sam, 'TEAM_B');
  await page.getByText('1 player has changed team since you told them.').waitFor();
  await report.getByText("No one notified, 2 can't be reached").waitFor();
  await move(sam, 'TEAM_A');
  await report.getByRole('button', { name: 'Dismiss' }).click();
  await report.waitFor({ state: 'detached' });
  expect(await stored(paths.notification(sam.uid, `${giId}_TEAMS_PICKED`))).toMatchObject({
    kind: 'TEAMS_PICKED',
  });

  await move(alex, 'TEAM_A');
  await page.getByText('1 player has changed team since you told them.').waitFor();
  await page.getByRole('button', { name: 'Tell them' }).click();
  await waitFor(async () =>
    expect(await stored(paths.notification(alex.uid, `${giId}_TEAMS_PICKED`))).toMatchObject({
      body: expect.stringMatching(/^You're in Team A/),
    }),
  );
  await page.getByRole('button', { name: 'Tell them' }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('a player sees who replied for them while the organiser sees drop-outs', async () => {
  const reply = (person: Person, status: 'PLAYING' | 'NOT_PLAYING') =>
    callApi('reply', { params: { giId, uid: sam.uid }, body: { status } }, person);
  await reply(olive, 'NOT_PLAYING');
  await callApi('reply', { params: { giId, uid: olive.uid }, body: { status: 'PLAYING' } }, olive);
  const { page } = await visitAs(browser, sam, `/gi/${giId}`);
  await page.getByText('Marked as not playing by Olive').first().waitFor();
  await reply(olive, 'PLAYING');
  await page.getByText('Olive replied for you').first().waitFor();
  await reply(sam, 'NOT_PLAYING');
  await waitFor(async () => expect(await dropOutNoticeOf(olive.uid, giId)).toBeDefined());
  const organiserVisit = await visitAs(browser, olive, '/notifications');
  await organiserVisit.page.getByText('Sam dropped out').waitFor();
});
