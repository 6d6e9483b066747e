import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { problemsOf } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { misfitsOf, misfitsOfDialog } from './narrow.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  [olive, ana, ben] = await Promise.all([signUp('Olive'), signUp('Ana'), signUp('Ben')]);
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const problemsOfPage = async (page: Page, name: string) => [
  ...(await problemsOf(page, name)),
  ...(await misfitsOf(page, name)),
];
const problemsOfDialog = async (page: Page, name: string) => [
  ...(await problemsOf(page, name, '[role="dialog"]')),
  ...(await misfitsOfDialog(page, name)),
];

describe('a check with axe and on narrow phones finds no fault in', () => {
  test('a conditional yes', async () => {
    const { giId } = await aGame(olive, { numberOfPlayers: 4 });
    const { page } = await visitAs(browser, ana, `/gi/${giId}`);
    await button(page, 'Yes, if…').click();
    const dialog = page.getByRole('dialog', { name: 'Will you be playing?' });
    await dialog.getByLabel('How many must play?').selectOption('At least 2');
    expect(await problemsOfDialog(page, 'condition')).toEqual([]);
    await dialog.getByRole('button', { name: 'Say yes' }).click();
    await page.getByRole('status').getByText('Waiting for more players').waitFor();
    expect(await problemsOfPage(page, 'waiting')).toEqual([]);
  });

  test('a suggested change and the half-time dialog', async () => {
    const { giId } = await aGame(olive);
    const [cem, dee, eve] = await Promise.all([signUp('Cem'), signUp('Dee'), signUp('Eve')]);
    await joinAll(giId, [olive, ana, ben, cem, dee]);
    await callApi('pickRandomTeams', { params: { giId } }, olive);
    await joinAll(giId, [eve]);
    const { page } = await visitAs(browser, olive, `/gi/${giId}/teams`);
    await page.getByRole('region', { name: 'Suggested change' }).waitFor();
    // A button that becomes enabled during the check fades in with too little contrast.
    await page.getByRole('button', { name: 'Tell the players', disabled: false }).waitFor();
    expect(await problemsOfPage(page, 'repair')).toEqual([]);
    await kickOff(giId);
    await button(page, 'Enter half-time score').click();
    expect(await problemsOfDialog(page, 'half-time')).toEqual([]);
  });

  test('the preview of an import', async () => {
    const { gameId } = await aGame(olive);
    const { page } = await visitAs(browser, olive, `/game/${gameId}/import`);
    await page
      .getByRole('textbox', { name: 'Your results' })
      .fill('26/03/2025 Ann, Tom 5-3 Cid, Dee\nWho brings the ball?');
    await button(page, 'Check results').click();
    await page.getByText('We found 1 game and 4 people. Nothing is saved yet.').waitFor();
    expect(await problemsOfPage(page, 'preview')).toEqual([]);
  });

  test('the dialog of a cancelled game', async () => {
    const { giId } = await aGame(olive);
    await callApi('updateGameInstance', { params: { giId }, body: { status: 'CANCELLED' } }, olive);
    const { page } = await visitAs(browser, olive, `/gi/${giId}`);
    await button(page, 'Organise Tuesday Fives').click();
    await page.getByRole('menuitem', { name: 'Put it back on' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await problemsOfDialog(page, 'put back on')).toEqual([]);
  });
});
