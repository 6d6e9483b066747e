import { paths } from '@fives/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickOff, stored } from '../support/database.ts';
import { launchBrowser } from './browser.ts';
import { changeReply } from './steps.ts';
import { openOnTwoDevices } from './visits.ts';

const DAY = 24 * 3_600_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('a reply after the start is refused on a phone whose clock is a day behind', async () => {
  const { giId, sam, samDevice } = await openOnTwoDevices(browser, {}, (context) =>
    context.clock.setFixedTime(Date.now() - DAY),
  );
  const { page } = samDevice;
  await kickOff(giId);
  await changeReply(page, 'No');
  await page.getByText("Couldn't save your reply").waitFor();
  expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' });
});

test('a phone whose clock is ahead leaves the stored reply unchanged', async () => {
  const { giId, sam, oliveDevice, samDevice } = await openOnTwoDevices(browser, {}, (context) =>
    context.clock.setFixedTime(Date.now() + 2 * DAY),
  );
  await samDevice.page.getByText('Olive').first().waitFor();
  expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' });
  await oliveDevice.page.getByText('1/10').waitFor();
});

test('an open reply dialog takes no reply after the start', async () => {
  const { giId, sam, samDevice } = await openOnTwoDevices(browser);
  const { page } = samDevice;
  await page.getByRole('button', { name: 'Change reply' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'No', exact: true }).waitFor();
  await kickOff(giId);
  await dialog.getByText('This game has been played').waitFor();
  expect(await dialog.getByRole('button', { name: /^(Yes|No)$/ }).count()).toBe(0);
  expect(await stored(paths.playerInstance(giId, sam.uid))).toMatchObject({ status: 'PLAYING' });
});
