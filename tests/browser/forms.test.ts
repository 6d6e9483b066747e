import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGame } from '../support/games.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { type Device, launchBrowser, openDevice } from './browser.ts';
import { closeShareSheet, loginOnPage } from './steps.ts';
import { visitAs } from './visits.ts';

let browser: Browser;
let olive: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  olive = await signUp('Olive');
});

afterAll(() => browser.close());

async function visit(path: string): Promise<Device> {
  const visitor = await openDevice(browser);
  await visitor.page.goto(`${fivesUrl()}${path}`);
  return visitor;
}

test('an empty login form names the required fields', async () => {
  const { page } = await visit('/login');
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
  expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
});

test('a wrong password shows an error above the button and keeps the input', async () => {
  const { page } = await visit('/login');
  await page.getByLabel('Email').fill(olive.email);
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  const error = page.getByRole('alert').filter({ hasText: 'Wrong email or password' });
  await error.waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(olive.email);
  await page.getByLabel('Password', { exact: true }).press('End');
  expect(await error.count()).toBe(1);
  await page.getByLabel('Password', { exact: true }).press('x');
  await error.waitFor({ state: 'detached' });
});

test('the register form shows a message for each invalid field', async () => {
  const { page } = await visit('/register');
  const submit = page.locator('form').getByRole('button', { name: 'Register' });
  await submit.click();
  for (const message of ['Name or nickname is required', 'Email is required'])
    await page.getByText(message).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Repeat password').fill('other');
  await submit.click();
  await page.getByText('Password must be at least 6 characters').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('longer');
  await page.getByText('The passwords do not match').waitFor();
});

test('registering with a known email shows an error under the form', async () => {
  const { page } = await visit('/register');
  await page.getByLabel('Name or nickname').fill('Olive again');
  await page.getByLabel('Email').fill(olive.email);
  await page.getByLabel('Password', { exact: true }).fill('floodlit');
  await page.getByLabel('Repeat password').fill('floodlit');
  await page.locator('form').getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').filter({ hasText: 'already has an account' }).waitFor();
});

test('a new game needs a name, a location, a future start and at least two players', async () => {
  const visitor = await visit('/landing');
  const { page } = visitor;
  await loginOnPage(page, olive);
  await page.goto(`${fivesUrl()}/game`);
  const submit = page.locator('form').getByRole('button', { name: /create/i });
  await submit.click();
  for (const message of ['Game name is required', 'Location is required', 'Start date and time is required'])
    await page.getByText(message, { exact: true }).waitFor();
  await page.getByLabel('Game name').fill('Tuesday Fives');
  await page.getByLabel('Location').fill('The Cage');
  await page.getByLabel('Start date and time').fill('2020-01-01T19:00');
  await page.getByLabel('Number of players').fill('1');
  await submit.click();
  await page.getByText('Number of players must be greater than 1').waitFor();
  await page.getByLabel('Number of players').fill('10');
  await submit.click();
  await page.getByText('Start date and time must be after today').waitFor();
  expect(await page.getByLabel('Game name').inputValue()).toBe('Tuesday Fives');
});

test('a visitor who opens a link for members logs in and sees the page', async () => {
  const { gameId } = await createGame(olive);
  const { page } = await visit(`/game/${gameId}/stats`);
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(olive.email);
  await page.getByLabel('Password', { exact: true }).fill(olive.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${fivesUrl()}/game/${gameId}/stats`);
});

test('a login never leads to another site', async () => {
  const { page } = await visit('/login?next=//evil.example/');
  await page.getByLabel('Email').fill(olive.email);
  await page.getByLabel('Password', { exact: true }).fill(olive.password);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${fivesUrl()}/`);
});

test('an unknown address shows an error and a link to the games', async () => {
  const { page } = await visit('/nowhere/at/all');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Back to your games' }).waitFor();
});

test('an incomplete invite link shows that the game was not found', async () => {
  const { page } = await visit('/gi/nobody-made-this');
  await page.getByRole('heading', { name: 'Game not found' }).waitFor();
});

test('the new game form keeps its input after a reload until the game is created', async () => {
  const { page } = await visitAs(browser, olive, '/game');
  const fields = {
    'Game name': 'Monday Fives',
    Location: 'Pier 4',
    'Start date and time': '2027-03-01T19:30',
    'Number of players': '8',
  };
  const recurring = page.getByRole('checkbox', { name: /Recurring|One-off/ });
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByText('Recurring', { exact: true }).click();
  await page.reload();
  for (const [label, value] of Object.entries(fields))
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(value);
  expect(await recurring.isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Create Game' }).click();
  await closeShareSheet(page);
  await page.goto(`${fivesUrl()}/game`);
  await recurring.waitFor({ state: 'attached' });
  expect(await page.getByLabel('Game name').inputValue()).toBe('');
});
