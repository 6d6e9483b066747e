import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
});

afterAll(() => browser.close());

test('home starts with the reply that is due, one tap from its game', async () => {
  const { giId } = await aGame(olive, { gameName: 'Thursday Lights' });
  const { page, errors } = await visitAs(browser, olive, '/');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await needs.waitFor();
  expect(await needs.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Reply: .+ Thursday Lights$/),
  ]);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await needs.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(await needs.count()).toBe(0);
  await page.getByRole('link', { name: /Thursday Lights/ }).click();
  await page.waitForURL(`${fivesUrl()}/gi/${giId}`);
  expect(errors).toEqual([]);
});

test('the form for a new game keeps what was typed through a reload', async () => {
  const { page } = await visitAs(browser, olive, '/game');
  await page.getByLabel('Game name').fill('Monday Fives');
  await page.getByLabel('Location').fill('Pier 4');
  await page.reload();
  await expect.poll(() => page.getByLabel('Game name').inputValue()).toBe('Monday Fives');
  expect(await page.getByLabel('Location').inputValue()).toBe('Pier 4');
});
