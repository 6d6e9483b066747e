import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fivesUrl } from '../support/suite.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { serveTwoVersions } from './next-version.ts';
import { changeReply, row, waitForLivePool, waitForOfflineApp } from './steps.ts';
import { openOnTwoDevices } from './visits.ts';

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

test('the manifest names the app and icons of the declared sizes', async () => {
  const { page } = await openWithServiceWorker();
  await page.goto(`${fivesUrl()}/landing`);
  const manifest = await manifestOf(page);
  expect(manifest).toMatchObject({
    name: 'Fives',
    description: expect.stringMatching(/5-a-side organiser/),
    start_url: '/',
    display: 'standalone',
    theme_color: '#0A110D',
    background_color: '#0A110D',
  });
  const sizedIcons = manifest.icons.filter(({ sizes }) => sizes !== 'any');
  expect(sizedIcons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of sizedIcons) expect(await sizeOf(page, src)).toBe(sizes);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(await sizeOf(page, apple ?? '')).toBe('180x180');
});

test('the app opens offline after one visit, even at a screen never seen before', async () => {
  const visitor = await openWithServiceWorker();
  const { page, context } = visitor;
  await page.goto(`${fivesUrl()}/landing`);
  await waitForOfflineApp(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  await page.goto(`${fivesUrl()}/game/any-game/stats`);
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});

test('games and an unsent reply survive an offline reload', async () => {
  const { oliveDevice, samDevice } = await openOnTwoDevices(browser, { serviceWorkers: 'allow' });
  const { page, context } = samDevice;
  await waitForOfflineApp(page);
  await page.goto(fivesUrl());
  await page.getByRole('link', { name: /Tuesday Fives/ }).waitFor();

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Tuesday Fives/ }).click();
  await waitForLivePool(page);
  await changeReply(page, 'No');
  // The sheet stays open until the device has stored the reply.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('You said no.', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('You said no.', { exact: true }).waitFor();
  await page.getByText('Waiting to send').first().waitFor();
  expect(await oliveDevice.page.getByText('1/10').count()).toBe(1);

  await context.setOffline(false);
  await oliveDevice.page.getByText('0/10').waitFor();
  await row(oliveDevice.page, 'Sam').waitFor();
});

test('a new version is activated only after a tap on Update', async () => {
  const deployment = await serveTwoVersions();
  onTestFinished(() => deployment.stop());
  const visitor = await openWithServiceWorker();
  const { page } = visitor;
  await page.goto(`${deployment.url}/landing`);
  await waitForOfflineApp(page);
  expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);

  deployment.deploy();
  await page.reload();
  await page.getByRole('status').getByText("There's a new version of Fives.").waitFor();
  expect(await workers(page)).toBe('one active, one waiting');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await page.getByRole('link', { name: 'Get Started' }).waitFor();
  expect(await workers(page)).toBe('one active, none waiting');
  expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);
});

test('a missing script after a deploy reloads the app once at the target page', async () => {
  const visitor = await openDevice(browser);
  const { page, context } = visitor;
  await page.goto(`${fivesUrl()}/register`);
  await page.getByRole('heading', { name: 'Register' }).waitFor();
  await context.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('heading', { name: "Couldn't load this" }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(loads).toBe(1);

  await context.unroute('**/assets/login-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});

function openWithServiceWorker() {
  return openDevice(browser, { serviceWorkers: 'allow' });
}

function manifestOf(page: Page): Promise<Manifest> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    // The test checks the fields.
    return (await (await fetch(link?.href ?? '')).json()) as Manifest;
  });
}

function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
}

function workers(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    return `${active ? 'one' : 'none'} active, ${waiting ? 'one' : 'none'} waiting`;
  });
}
