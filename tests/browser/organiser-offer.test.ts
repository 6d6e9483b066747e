import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const settingsLink = (page: Page) => page.getByRole('link', { name: 'Settings', exact: true });
const leadOf = async (gameId: string) => (await stored(paths.game(gameId)))?.orgUid;

/** Creates Olive's game. Both members join at once, so the member with the lower uid counts as the longest. */
async function aGameOfThree() {
  const [olive, ...members] = await Promise.all([signUp('Olive'), signUp('Ada'), signUp('Ben')]);
  const game = await aGame(olive);
  await joinAll(game.giId, members);
  const [longest, other] = members.toSorted((a, b) => (a.uid < b.uid ? -1 : 1)) as [Person, Person];
  return { ...game, olive, longest, other };
}

test('deleting an account asks who takes over each game', async () => {
  const { gameId, olive, longest, other } = await aGameOfThree();
  const shared = await aGame(olive, { gameName: 'Thursday Fives' });
  await joinAll(shared.giId, [longest, other]);
  await callApi('addOrganiser', { params: { gameId: shared.gameId }, body: { uid: other.uid } }, olive);
  const { page } = await visitAs(browser, olive, '/account');
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const successor = dialog.getByLabel('Tuesday Fives');
  expect(await successor.inputValue()).toBe('');
  expect(await dialog.getByLabel('Thursday Fives').inputValue()).toBe(other.uid);
  await successor.selectOption(longest.name);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.route('**/api/game/**', (route) => route.abort());
  await button(page, 'Delete account').last().click();
  await dialog.getByRole('alert').filter({ hasText: "Can't reach Fives" }).waitFor();
  expect(await stored(paths.player(olive.uid))).toBeDefined();

  await page.unroute('**/api/game/**');
  await button(page, 'Delete account').last().click();
  await page.waitForURL(`${fivesUrl()}/landing`);
  expect(await leadOf(gameId)).toBe(longest.uid);
  expect(await leadOf(shared.gameId)).toBe(other.uid);
  expect(await stored(paths.game(gameId))).toMatchObject({ organiserUids: [longest.uid] });
});

test('a member takes over a game without an organiser after another declined', async () => {
  const { gameId, olive, longest, other } = await aGameOfThree();
  await callApi('deletePlayer', { params: { id: olive.uid } }, olive);
  const [first, second] = await Promise.all(
    [longest, other].map((person) => visitAs(browser, person, '/notifications')),
  );
  if (!first || !second) throw new Error('No visitor');
  await first.page.getByRole('link', { name: 'Tuesday Fives needs an organiser' }).click();
  await first.page.waitForURL(`${fivesUrl()}/game/${gameId}`);
  await button(first.page, 'Take over').waitFor();
  await second.page.goto(`${fivesUrl()}/game/${gameId}`);
  await second.page.getByText("We've asked a player to take over").waitFor();
  expect(await button(second.page, 'Take over').count()).toBe(0);

  await button(first.page, 'No, thanks').click();
  await first.page.getByText("We've asked a player to take over").waitFor();
  await button(second.page, 'Take over').click();
  await second.page.getByText('You now organise Tuesday Fives', { exact: true }).waitFor();
  await settingsLink(second.page).waitFor();
  for (const { page } of [first, second])
    await page.getByText('This game needs an organiser').waitFor({ state: 'detached' });
  expect(await settingsLink(first.page).count()).toBe(0);
  expect(await leadOf(gameId)).toBe(other.uid);
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('the delete dialog asks for no successor without games but needs loaded games', async () => {
  const ada = await signUp('Ada');
  const { page } = await visitAs(browser, ada, '/account');
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const field = dialog.getByLabel('Type DELETE to confirm');
  await field.waitFor();
  expect(await dialog.getByText('Who takes over?').count()).toBe(0);
  await button(page, 'Keep account').click();
  await page.route('**/api/games/**', (route) => route.abort());
  await button(page, 'Delete account').click();
  await dialog.getByRole('alert').filter({ hasText: "Can't reach Fives" }).waitFor();
  await field.fill('DELETE');
  await button(page, 'Delete account').last().click();
  await dialog.getByText("Couldn't delete your account. Your games didn't load.", { exact: true }).waitFor();
  expect(await stored(paths.player(ada.uid))).toBeDefined();
});
