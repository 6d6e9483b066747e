import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { changeReply, playAsGuest, row, waitForLivePool } from './steps.ts';
import { aGame, visit, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const openPlayer = (page: Page, name: string) => row(page, name).getByRole('button').click();
const playersOf = async (giId: string) =>
  (await database().collection(paths.playerInstances(giId)).get()).docs.map((doc) => doc.data());

async function joinAsGuest(giId: string, { uid, name, ...person }: Person): Promise<void> {
  const body = { name, anonUid: uid, status: 'PLAYING' } as const;
  await callApi('joinAsGuest', { params: { giId }, body }, person);
}

test('the organiser sees the first player within 700 px on a phone', async () => {
  const { giId } = await aGame(olive);
  await joinAll(giId, [olive]);
  await joinAsGuest(giId, await guest('Rex'));
  await callApi('importPeople', { params: { giId }, body: { text: '[ ] Bob' } }, olive);
  const { page } = await visitAs(browser, olive, `/gi/${giId}`, { viewport: { width: 390, height: 844 } });
  for (const task of ["1 hasn't replied", 'Pick teams']) await page.getByText(task).waitFor();
  const { y, height } = (await row(page, 'Olive').first().boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(700);
});

test('the organiser adds, renames and removes players by hand', async () => {
  const { giId } = await aGame(olive);
  await joinAsGuest(giId, await guest('Rex'));
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await button(page, 'Add a player').click();
  await dialog(page, 'Add a player').getByLabel('Name').fill('Bob');
  await button(page, 'Add player').click();
  await dialog(page, 'Add a player').waitFor({ state: 'detached' });
  await row(page, 'Bob').getByText('Added by Olive').waitFor();
  await page.getByText('2/10').waitFor();

  await openPlayer(page, 'Bob');
  await dialog(page, 'Bob').getByLabel('Name', { exact: true }).fill('Bobby');
  await button(page, 'Save name').click();
  await row(page, 'Bobby').waitFor();

  const bobby = async () => (await playersOf(giId)).find(({ name }) => name === 'Bobby');
  const before = await bobby();
  await openPlayer(page, 'Bobby');
  await button(page, 'Remove from list').click();
  await row(page, 'Bobby').waitFor({ state: 'detached' });
  await page.getByText('1/10').waitFor();
  await button(page, 'Undo').click();
  await row(page, 'Bobby').waitFor();
  expect(await bobby()).toEqual(before);

  await openPlayer(page, 'Rex');
  await button(page, 'Remove for good').click();
  await button(page, 'Remove').click();
  await row(page, 'Rex').waitFor({ state: 'detached' });
  await page.getByText('Rex removed').waitFor();
  expect((await playersOf(giId)).map(({ name }) => name)).not.toContain('Rex');
  expect(errors).toEqual([]);
});

test('a guest who logs in claims the guest entries of all games', async () => {
  const tina = await signUp('Tina');
  const games = [await aGame(olive), await aGame(olive)];
  const { page, errors } = await visit(browser, `/gi/${games[0]?.giId}`);
  await playAsGuest(page, 'Tin');
  await page.goto(`${fivesUrl()}/gi/${games[1]?.giId}`);
  await page.getByText('Hello again, Tin').waitFor();
  await button(page, 'Yes').click();
  await page.getByText("You're in", { exact: true }).waitFor();

  await page.goto(`${fivesUrl()}/login`);
  await page.getByLabel('Email').fill(tina.email);
  await page.getByLabel('Password', { exact: true }).fill(tina.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await dialog(page, 'Were you Tin?').waitFor();
  await button(page, 'That was me').click();
  await page.getByText("Tin's replies and results are now yours").waitFor();
  for (const { giId } of games)
    await waitFor(async () =>
      expect((await playersOf(giId)).filter(({ status }) => status === 'PLAYING')).toEqual([
        expect.objectContaining({ name: 'Tina', isGuest: false }),
      ]),
    );
  await page.goto(`${fivesUrl()}/gi/${games[1]?.giId}`);
  await page.getByText("You're in", { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('the browser of a merged guest acts for the remaining entry', async () => {
  const { giId } = await aGame(olive);
  const tom = await guest('Tom');
  await joinAsGuest(giId, tom);
  const gus = await visit(browser, `/gi/${giId}`);
  await playAsGuest(gus.page, 'Gus');

  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await openPlayer(page, 'Gus');
  const sheet = dialog(page, 'Gus');
  await sheet.getByLabel('Same person as').selectOption({ label: 'Tom' });
  await sheet.getByText(/ stays\. .*'s replies, votes and results move to /).waitFor();
  await button(page, 'Merge').click();
  await sheet.waitFor({ state: 'detached' });
  await row(page, 'Gus').waitFor({ state: 'detached' });
  await gus.page.locator('li[aria-current="true"]').filter({ hasText: 'Tom' }).waitFor();

  await gus.page.getByText("You're in", { exact: true }).waitFor();
  await changeReply(gus.page, 'No');
  await waitFor(async () =>
    expect(await stored(paths.playerInstance(giId, tom.uid))).toMatchObject({ status: 'NOT_PLAYING' }),
  );
  expect([...errors, ...gus.errors]).toEqual([]);
});

test('an organiser makes a player an organiser, hands over and steps down', async () => {
  const ada = await signUp('Ada');
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [ada]);
  const adas = await visitAs(browser, ada, `/gi/${giId}`);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await Promise.all([waitForLivePool(adas.page), waitForLivePool(page)]);
  await openPlayer(page, 'Ada');
  await button(page, 'Make organiser').click();
  await page.getByText('Ada will be able to invite').waitFor();
  await button(page, 'Make organiser').click();
  await page.getByText('Ada is now an organiser', { exact: true }).waitFor();
  await row(page, 'Ada').getByText('organiser', { exact: true }).waitFor();
  await button(adas.page, 'Add a player').waitFor();

  await openPlayer(page, 'Ada');
  await button(page, 'Hand over game').click();
  await button(page, 'Hand over').click();
  await page.getByText('Ada is now the lead organiser', { exact: true }).waitFor();
  await waitFor(async () => expect(await stored(paths.game(gameId))).toMatchObject({ orgUid: ada.uid }));

  await page.goto(`${fivesUrl()}/game/${gameId}/people`);
  await page.getByText(/^You and .+ organise this game\./).waitFor();
  await button(page, 'Step down').click();
  await button(page, 'Step down').click();
  await page.getByText("You're no longer an organiser", { exact: true }).waitFor();
  expect(await stored(paths.game(gameId))).toMatchObject({ organiserUids: [ada.uid] });
  expect([...errors, ...adas.errors]).toEqual([]);
});
