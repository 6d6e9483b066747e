import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { row, waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('the organiser copies the player list or the result and shares it as an image', async () => {
  const [olive, sam] = await Promise.all([signUp('Olive'), signUp('Sam')]);
  const { giId } = await aGame(olive);
  await joinAll(giId, [olive, sam]);
  const { page, errors } = await visitAs(browser, olive, `/gi/${giId}`);
  await waitForLivePool(page);
  await row(page, 'Sam').waitFor();
  const message = page.getByRole('region', { name: 'Message' });
  const copied = async (tile: string, title: string, lastPart: string) => {
    await page.getByRole('button', { name: tile, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: tile });
    await dialog.getByRole('heading', { name: title }).waitFor();
    await message.getByText(lastPart).waitFor();
    await dialog.getByRole('button', { name: 'Copy message' }).click();
    await page.getByText('Copied').first().waitFor();
    const shown = await message.innerText();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    return shown;
  };
  const whoIsIn = await copied('Invites', "Who's in", '2. Sam');
  expect(whoIsIn).toContain('2 of 10 in, 8 spots left\n\n1. Olive\n2. Sam\n');
  expect(whoIsIn.endsWith(`Reply here: ${fivesUrl()}/gi/${giId}`)).toBe(true);

  await kickOff(giId);
  await callApi('pickRandomTeams', { params: { giId } }, olive);
  await callApi('setWinner', { params: { giId }, body: { winningTeam: 'TEAM_A' } }, olive);
  await page.getByText('Team A won').first().waitFor();
  const result = await copied('Share', 'Result', 'Leaderboard');
  expect(result).toContain('\nTeam A won\n');
  expect(result.endsWith(`\n\n${fivesUrl()}/gi/${giId}`)).toBe(true);

  await page.goto(`${fivesUrl()}/gi/${giId}/teams`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  // The image has the table only if the stats have arrived.
  await message.getByText('Leaderboard').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as image' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('fives.png');
  const picture = readFileSync(await saved.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  // The image has two teams of one player, a result and a table of two rows.
  expect(width).toBe(1080);
  expect(height).toBeGreaterThan(900);
  expect(height).toBeLessThan(1300);
  expect(errors).toEqual([]);
});
