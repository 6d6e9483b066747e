import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { database, stored } from '../support/database.ts';
import { addInstance } from '../support/games.ts';
import { guest, type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { anAccount, fillAccount, row, waitForLivePool } from './steps.ts';
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

async function sayYesAsGuest(page: Page, name: string): Promise<void> {
  await button(page, 'Yes').click();
  await page.getByRole('tabpanel').getByLabel('Name').fill(name);
  await button(page, 'Play as Guest').click();
  await page.getByText("You're in", { exact: true }).waitFor();
}

async function joinAsGuest(giId: string, { uid, name, ...person }: Person): Promise<void> {
  const body = { name, anonUid: uid, status: 'PLAYING' } as const;
  await callApi('joinAsGuest', { params: { giId }, body }, person);
}

test('the organiser adds, renames, merges and removes players by hand', async () => {
  const { giId } = await aGame(olive);
  const tom = await guest('Tom');
  await joinAsGuest(giId, tom);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  const add = async (name: string) => {
    await button(page, 'Add a player').click();
    await dialog(page, 'Add a player').getByLabel('Name').fill(name);
    await button(page, 'Add player').click();
    await dialog(page, 'Add a player').waitFor({ state: 'detached' });
  };
  await add('Bob');
  await row(page, 'Bob').getByText('Added by Olive').waitFor();
  await page.getByText('2/10').waitFor();

  await row(page, 'Bob').getByRole('button').click();
  await dialog(page, 'Bob').getByLabel('Name', { exact: true }).fill('Bobby');
  await button(page, 'Save name').click();
  await row(page, 'Bobby').waitFor();

  // Tom is already on the list, so the dialog shows the name of the second Tom.
  await button(page, 'Add a player').click();
  await dialog(page, 'Add a player').getByLabel('Name').fill('tom');
  await dialog(page, 'Add a player').getByText("There's already a tom, so this one will be tom B.").waitFor();
  await button(page, 'Add player').click();
  await row(page, 'tom B').getByRole('button').click();
  await dialog(page, 'tom B').getByLabel('Same person as').selectOption({ label: 'Tom' });
  await button(page, 'Merge').click();
  await row(page, 'tom B').waitFor({ state: 'detached' });
  expect(await stored(paths.playerInstance(giId, tom.uid))).toMatchObject({ name: 'Tom', isGuest: true });

  const bobby = () => database().collection(paths.playerInstances(giId)).where('name', '==', 'Bobby').get();
  const remove = async () => {
    await row(page, 'Bobby').getByRole('button').click();
    await button(page, 'Remove from list').click();
    await row(page, 'Bobby').waitFor({ state: 'detached' });
    await page.getByText('1/10').waitFor();
  };
  const [before] = (await bobby()).docs;
  await remove();
  await button(page, 'Undo').click();
  await row(page, 'Bobby').waitFor();
  expect((await bobby()).docs[0]?.data()).toEqual(before?.data());
  await remove();
  await waitFor(async () => expect((await bobby()).size).toBe(0));
  expect(errors).toEqual([]);
});

test('a guest with a taken name gets a suffix and brings a plus-one', async () => {
  const { giId } = await aGame(olive);
  const [tom, sam] = await Promise.all([guest('Tom'), guest('Sam')]);
  for (const person of [tom, sam]) await joinAsGuest(giId, person);
  const { page, errors } = await visit(browser, `/gi/${giId}`);
  await sayYesAsGuest(page, 'Tom');
  await page.getByText("There's already a Tom, so you're shown as Tom B.").waitFor();

  await button(page, 'Bring someone').click();
  await button(page, 'Add player').click();
  await row(page, "Tom B's +1").getByText('Brought by Tom B').waitFor();
  await page.getByText('4/10').waitFor();
  const names = await page
    .getByRole('list', { name: /^Playing/ })
    .getByRole('listitem')
    .allInnerTexts();
  const at = (name: string) => names.findIndex((text) => text.includes(name));
  expect(at("Tom B's +1")).toBe(at('Tom B') + 1);

  await row(page, "Tom B's +1").getByRole('button').click();
  await dialog(page, "Tom B's +1").getByLabel('Name', { exact: true }).fill('Zoë');
  await button(page, 'Save name').click();
  await row(page, 'Zoë').getByRole('button').click();
  await button(page, 'Remove from list').click();
  await row(page, 'Zoë').waitFor({ state: 'detached' });
  expect(await row(page, 'Sam').getByRole('button').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a login claims the guest entries of all games after one question', async () => {
  const tina = await signUp('Tina');
  const games = [await aGame(olive), await aGame(olive), await aGame(olive)];
  const { page, context, errors } = await visit(browser, `/gi/${games[0]?.giId}`);
  await sayYesAsGuest(page, 'Tin');
  for (const { giId } of games.slice(1)) {
    await page.goto(`${fivesUrl()}/gi/${giId}`);
    await page.getByText('Hello again, Tin').waitFor();
    await button(page, 'Yes').click();
    await page.getByText("You're in", { exact: true }).waitFor();
  }
  const playerInstances = await database()
    .collection(paths.playerInstances(games[0]?.giId ?? ''))
    .get();
  const guestUid = playerInstances.docs.find((each) => each.get('name') === 'Tin')?.id ?? '';
  // Tina also played last week's game as a guest.
  const played = await addInstance(games[0]?.gameId ?? '', [{ ...tina, uid: guestUid, name: 'Tin' }]);

  await page.goto(`${fivesUrl()}/login`);
  await page.getByLabel('Email').fill(tina.email);
  await page.getByLabel('Password', { exact: true }).fill(tina.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await dialog(page, 'Were you Tin?').waitFor();
  await button(page, 'That was me').click();
  await page.getByText("Tin's replies and results are now yours").waitFor();
  for (const giId of [...games.map((game) => game.giId), played]) {
    await waitFor(async () =>
      expect(await stored(paths.playerInstance(giId, tina.uid))).toMatchObject({ status: 'PLAYING' }),
    );
    expect(await stored(paths.playerInstance(giId, guestUid))).toBeUndefined();
  }
  await page.goto(`${fivesUrl()}/gi/${games[1]?.giId}`);
  await page.getByText("You're in", { exact: true }).waitFor();
  expect(await dialog(page, 'Were you Tin?').count()).toBe(0);
  await context.close();
  expect(errors).toEqual([]);
});

test('a player who was not the guest claims nothing', async () => {
  const tina = await signUp('Tina');
  const { giId } = await aGame(olive);
  const { page, errors } = await visit(browser, `/gi/${giId}`);
  await sayYesAsGuest(page, 'Gus');
  await page.goto(`${fivesUrl()}/login`);
  await page.getByLabel('Email').fill(tina.email);
  await page.getByLabel('Password', { exact: true }).fill(tina.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await button(page, 'Not me').click();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await row(page, 'Gus').waitFor();
  expect(await stored(paths.playerInstance(giId, tina.uid))).toBeUndefined();
  expect(await dialog(page, 'Were you Gus?').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a guest who registers can decline the guest entry', async () => {
  const { giId } = await aGame(olive);
  const { page, errors } = await visit(browser, `/gi/${giId}`);
  await sayYesAsGuest(page, 'Gus');
  await page.goto(`${fivesUrl()}/register`);
  await page.getByRole('checkbox', { name: "I'm Gus" }).waitFor();
  await page.getByText("I'm Gus", { exact: true }).click();
  await fillAccount(page.locator('form'), anAccount('Tina'));
  await page.locator('form').getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(`${fivesUrl()}/`);
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  await row(page, 'Gus').waitFor();
  await page.getByText('You are invited').waitFor();
  expect(errors).toEqual([]);
});

test('a removed guest sees nothing until the organiser lets them in again', async () => {
  const { giId, gameId } = await aGame(olive);
  const theirs = await visit(browser, `/gi/${giId}`);
  await sayYesAsGuest(theirs.page, 'Rex');
  const { page } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  const remove = async () => {
    await row(page, 'Rex').getByRole('button').click();
    await button(page, 'Remove for good').click();
    await button(page, 'Remove').click();
  };
  await remove();
  await button(page, 'Undo').click();
  await row(page, 'Rex').waitFor();
  await remove();
  await row(page, 'Rex').waitFor({ state: 'detached' });
  await page.getByText('Rex removed').waitFor();
  await theirs.page.reload();
  await theirs.page.getByText(/Only players in this game can see this/).waitFor();

  await page.goto(`${fivesUrl()}/game/${gameId}/people`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Rex' })
    .getByRole('button', { name: 'Let back in' })
    .click();
  await page.getByText('Removed players', { exact: true }).waitFor({ state: 'detached' });
  await theirs.page.reload();
  await theirs.page.getByText('You are invited').or(theirs.page.getByText('Hello again, Rex')).waitFor();
});

test('the organiser sets a guest limit and closes the game to new players', async () => {
  const { giId, gameId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, `/game/${gameId}/settings`);
  await page.getByLabel('Guest limit').selectOption({ label: 'None' });
  await waitFor(async () => expect(await stored(paths.game(gameId))).toMatchObject({ maxGuests: 0 }));
  const newcomer = await visit(browser, `/gi/${giId}`);
  await newcomer.page.getByText("This game can't take more guests").waitFor();
  await button(newcomer.page, 'Yes').waitFor({ state: 'detached' });
  await button(newcomer.page, 'Register and Play').click();
  const form = dialog(newcomer.page, 'Register to play');
  await fillAccount(form, anAccount('Nia'));
  await form.getByRole('button', { name: 'Register and Play' }).click();
  await newcomer.page.getByText("You're in").waitFor();

  await page.getByText('No new players').click();
  await waitFor(async () => expect(await stored(paths.game(gameId))).toMatchObject({ isClosed: true }));
  const ada = await signUp('Ada');
  const params = { giId, uid: ada.uid };
  await expect(callApi('reply', { params, body: { status: 'PLAYING' } }, ada)).rejects.toThrow('CLOSED');
});

test('a guest deletes their details', async () => {
  const { giId } = await aGame(olive);
  const { page } = await visit(browser, `/gi/${giId}`);
  await sayYesAsGuest(page, 'Una');
  await page.goto(`${fivesUrl()}/notifications/settings`);
  await button(page, 'Delete my details').click();
  const confirmation = dialog(page, 'Delete your details?');
  await confirmation.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirmation.getByRole('button', { name: 'Delete my details' }).click();
  await page.getByText('Your details are deleted').waitFor();
  const playerInstances = await database().collection(paths.playerInstances(giId)).get();
  expect(playerInstances.docs.map((each) => each.get('name'))).not.toContain('Una');
});

test('a reset link admits newcomers while the old link admits no one', async () => {
  const { giId } = await aGame(olive);
  const { page } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await button(page, 'Invites').click();
  const link = dialog(page, 'Invites').getByLabel('Invite link');
  const old = await link.inputValue();
  await button(page, 'Reset link').click();
  await waitFor(async () => expect(await link.inputValue()).toMatch(/[?]key=[A-Za-z0-9]{20}$/));
  const [byNewLink, byOldLink] = await Promise.all([
    visit(browser, (await link.inputValue()).replace(fivesUrl(), '')),
    visit(browser, old.replace(fivesUrl(), '')),
  ]);
  await byOldLink.page.getByText(/This link no longer works/).waitFor();
  await sayYesAsGuest(byNewLink.page, 'Kai');
  await page.keyboard.press('Escape');
  await row(page, 'Kai').waitFor();
});
