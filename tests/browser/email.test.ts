import { type Notification, paths } from '@fives/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database, stored } from '../support/database.ts';
import { mailsTo } from '../support/mails.ts';
import { type Person, signUp, verifyEmail } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';
import { waitFor } from '../support/wait-for.ts';
import { launchBrowser, openDevice } from './browser.ts';
import { aGame, visitAs } from './visits.ts';

let browser: Browser;
let giId: string;
let sam: Person;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ giId } = await aGame(await signUp('Olive')));
});
beforeEach(async () => {
  sam = await signUp('Sam');
});
afterAll(() => browser.close());

const SETTINGS = '/notifications/settings';
const isOn = async () => (await stored(paths.emailSettings(sam.uid)))?.isOn;
const emailSwitch = (page: Page) => page.getByRole('checkbox', { name: 'Email notifications' });

async function notify(changes: Partial<Notification> = {}): Promise<void> {
  const notification: Omit<Notification, 'id'> = {
    kind: 'PROMOTED',
    title: 'You are in!',
    body: 'A spot is free',
    link: `/gi/${giId}`,
    gameId: 'any',
    giId,
    createdAt: new Date(),
    readAt: null,
    push: 'queued',
    ...changes,
  };
  await database().doc(paths.notification(sam.uid, 'promoted')).set(notification);
}

async function linkInMail(label: string): Promise<string> {
  const text = await waitFor(async () => {
    const [mail] = await mailsTo(sam.email);
    if (!mail) throw new Error('No email yet');
    return mail.text;
  });
  return new RegExp(`${label}: (\\S+)`).exec(text)?.[1] ?? '';
}

async function openLink(url: string) {
  const visitor = await openDevice(browser);
  await visitor.page.goto(url);
  return visitor;
}

test('a player switches emails on and off and sees if the address is confirmed', async () => {
  const { page, errors } = await visitAs(browser, sam, SETTINGS);
  await page.getByText(`To ${sam.email}`).waitFor();
  await page.getByText('Not confirmed yet').waitFor();
  await page.getByRole('button', { name: 'Resend link' }).click();
  await page.getByText("Open the link we've emailed you").waitFor();
  expect(await emailSwitch(page).isChecked()).toBe(true);
  await page.getByText('Email notifications', { exact: true }).click();
  await waitFor(async () => expect(await isOn()).toBe(false));
  expect(await page.getByText("Open the link we've emailed you").count()).toBe(0);
  await verifyEmail(sam);
  await page.reload();
  await emailSwitch(page).waitFor({ state: 'attached' });
  expect(await emailSwitch(page).isChecked()).toBe(false);
  await page.getByText('Email notifications', { exact: true }).click();
  await waitFor(async () => expect(await isOn()).toBe(true));
  await page.getByText('Confirmed', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('an email links to the game and to a page that asks before it unsubscribes', async () => {
  await verifyEmail(sam);
  await notify();
  const game = await openLink(await linkInMail('Open in Fives'));
  await game.page.getByRole('heading', { name: 'Tuesday Fives' }).first().waitFor();
  expect(new URL(game.page.url()).pathname).toBe(`/gi/${giId}`);
  const { page, errors } = await openLink(await linkInMail('Unsubscribe'));
  await page.getByRole('heading', { name: 'Unsubscribe from emails?' }).waitFor();
  expect(await isOn()).toBe(true);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: "You're unsubscribed", exact: true }).waitFor();
  expect(await isOn()).toBe(false);
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await page.waitForURL(`${fivesUrl()}/login?next=%2Fnotifications%2Fsettings`);
  expect(errors).toEqual([]);
});

test('a failed unsubscribe shows an error and can be repeated', async () => {
  await database()
    .doc(paths.emailSettings(sam.uid))
    .set({ isOn: true, unsubscribeSecret: 'b'.repeat(43) });
  const { page } = await openLink(`${fivesUrl()}/login`);
  await page.route('**/api/unsubscribe/**', (route) => route.abort());
  await page.goto(`${fivesUrl()}/unsubscribe/${'b'.repeat(43)}`);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('alert').filter({ hasText: "Can't reach Fives" }).waitFor();
  expect(await isOn()).toBe(true);
  await page.unroute('**/api/unsubscribe/**');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: "You're unsubscribed", exact: true }).waitFor();
  expect(await isOn()).toBe(false);
});

test('the inbox shows failed deliveries', async () => {
  await notify({ push: 'no-device', email: 'failed' });
  const { page } = await visitAs(browser, sam, '/notifications');
  await page.getByText("Not sent: couldn't deliver the email").waitFor();
  await notify({ push: 'failed', email: null });
  await page.getByText("Not sent: couldn't reach your devices").waitFor();
  await notify({ push: 'no-device', email: 'sent' });
  await page.getByText('Not sent').waitFor({ state: 'detached' });
});
