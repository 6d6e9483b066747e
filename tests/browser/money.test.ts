import { paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/api-client.ts';
import { kickOff, stored } from '../support/database.ts';
import { joinAll } from '../support/games.ts';
import { signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser } from './browser.ts';
import { waitForLivePool } from './steps.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a player marks a share as paid and the organiser confirms it', async () => {
  const [olive, ada] = await Promise.all([signUp('Olive'), signUp('Ada')]);
  const { gameId, giId } = await aGame(olive);
  await joinAll(giId, [olive, ada]);
  const body = { name: 'Tom', status: 'PLAYING', broughtBy: ada.uid } as const;
  await callApi('addPerson', { params: { giId }, body }, ada);
  await kickOff(giId);

  const { page, errors } = await visitAs(browser, olive, `/game/${gameId}/money`);
  await page.getByLabel('How to pay').fill('Monzo: https://monzo.me/olive');
  await button(page, 'Save').click();
  await page.getByText('Payment details saved', { exact: true }).waitFor();
  await page.goto(`${fivesUrl()}/gi/${giId}`);
  const player = await visitAs(browser, ada, `/gi/${giId}`);
  await Promise.all([waitForLivePool(page), waitForLivePool(player.page)]);

  await button(page, /What did it cost/).click();
  const sheet = page.getByRole('dialog', { name: 'What did it cost?' });
  await sheet.getByLabel('Amount').fill('£60');
  await sheet.getByText('£20 each, split between 3.').waitFor();
  await button(page, 'Charge £60').click();
  await button(page, /1 of 2 have paid/).click();
  await button(page, 'Send a reminder').click();
  await page.getByText('No one notified. Copy the text for them.').waitFor();
  await waitFor(async () =>
    expect(await stored(paths.notification(ada.uid, `${giId}_PAYMENT`))).toMatchObject({ kind: 'PAYMENT' }),
  );

  await player.page.getByText('Your share: £40').waitFor();
  const link = player.page.getByRole('link', { name: 'https://monzo.me/olive' });
  expect(await link.getAttribute('href')).toBe('https://monzo.me/olive');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  await button(player.page, "I've paid").click();
  await player.page.getByText('Marked as paid. Waiting for the organiser to confirm.').waitFor();

  await page.getByText("£40 · £20 × 2 (Ada and Tom) · says they've paid").waitFor();
  await button(page, 'Mark as paid: Ada').click();
  await button(page, 'Mark as not paid: Ada').waitFor();
  await player.page.getByText('Paid and confirmed.').waitFor();
  expect(await stored(paths.cost(giId))).toMatchObject({
    shares: { [ada.uid]: { state: 'CONFIRMED', paid: 4000 } },
  });

  // The new cost excuses Tom. The amount that Ada has paid stays.
  await button(page, 'Edit cost').click();
  await page.getByRole('checkbox', { name: /Tom/ }).press('Space');
  await button(page, 'Charge £60').click();
  await player.page.getByText('You paid £40. The cost has changed since.').waitFor();
  expect([...errors, ...player.errors]).toEqual([]);
});
