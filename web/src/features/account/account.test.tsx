// @vitest-environment-options { "url": "https://fives.test/" }
import { ApiError, paths } from '@fives/domain';
import { A_KICK_OFF, aPlayer } from '@fives/domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announceInstallMoment } from '../../lib/device.ts';
import * as accounts from '../../session/account.ts';
import * as changes from '../../session/change-account.ts';
import { openApp } from '../../testing/fakes.tsx';

// Runs before the imports above, which load Firestore before `fakes.tsx` replaces it.
vi.mock('firebase/firestore', () => import('../../testing/fake-firestore.ts'));

const ACCOUNT = '/account';
const documents = { [paths.player('olive')]: aPlayer({ uid: 'olive' }) };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const alertText = async () => (await screen.findByRole('alert')).textContent;

test('a support message needs text and keeps it after a failure', async () => {
  const app = await openApp('/support');
  await app.press('Submit');
  expect(await screen.findByText('Message is required')).toBeTruthy();
  await app.fill('Message', 'The bibs are in the car.\nWhich car?');
  await app.pressRefused('Submit', 'sendSupportMessage');
  expect((await field('Message')).value).toBe('The bibs are in the car.\nWhich car?');
  await app.press('Submit');
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  const body = { message: 'The bibs are in the car.\nWhich car?' };
  await app.waitForCall('sendSupportMessage', { body });
  await app.press('OK');
  await waitFor(() => expect(app.location()).toBe('/'));
});

test('kind mode shows a failed change and then the saved change', async () => {
  const app = await openApp(ACCOUNT, { documents });
  app.api.answer('updatePlayer', new ApiError('conflict', 'Try again later'));
  await app.tap('Kind mode');
  expect(await alertText()).toBe('Try again later');
  await app.waitForSwitch('Kind mode', false);
  app.api.answer('updatePlayer', {});
  await app.tap('Kind mode');
  await app.waitForCall('updatePlayer', { body: { kindMode: true } });
  await app.waitForSwitch('Kind mode', true);
});

test('a player downloads all personal data as a file', async () => {
  const app = await openApp(ACCOUNT, { documents });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await app.press('Download my data');
  expect(await screen.findByText(/^Couldn't download your data. Can't reach Fives/)).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  app.api.answer('exportOwnData', { exportedAt: '2026-06-15T18:00:00.000Z' });
  await app.press('Download my data');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'fives-2026-06-15.json' });
});

describe('account sheet', () => {
  const NEW_PASSWORD = { 'New password': 'floodlit-8', 'Repeat new password': 'floodlit-8' };

  test.each([
    ['name', 'changeName', { 'Name or nickname': 'Liv' }, ['Liv']],
    [
      'email',
      'requestEmailChange',
      { 'New email': 'liv@example.com', 'Your password': 'secret1' },
      ['liv@example.com', 'secret1'],
    ],
    [
      'password',
      'changePassword',
      { 'Current password': 'secret1', ...NEW_PASSWORD },
      ['floodlit-8', 'secret1'],
    ],
  ] as const)('changes the %s and keeps the input after a failure', async (what, change, fields, sent) => {
    const save = vi.spyOn(changes, change).mockRejectedValueOnce(new Error('No network'));
    const app = await openApp(ACCOUNT, { documents });
    save.mockResolvedValue();
    await app.press(`Change ${what}`);
    for (const [label, value] of Object.entries(fields)) await app.fill(label, value);
    await app.press('Save');
    expect(await alertText()).toBe('Something went wrong. Please try again.');
    for (const [label, value] of Object.entries(fields)) expect((await field(label)).value).toBe(value);
    await app.press('Save');
    await app.waitForNoDialog();
    expect(save.mock.lastCall).toEqual(sent);
  });
});

test('a forgotten password shows the same text with or without an account', async () => {
  const send = vi.spyOn(accounts, 'sendPasswordLink').mockResolvedValue();
  const app = await openApp('/login', { uid: null });
  for (const email of ['sam@example.com', 'nobody@example.com']) {
    await app.fill('Email', email);
    await app.press('Forgotten password?');
    expect((await field('Your email')).value).toBe(email);
    await app.press('Send link');
    expect((await screen.findByText(/^If that email has an account/)).textContent).toBe(
      "If that email has an account, we've sent a link. Check your spam folder too.",
    );
    expect(send).toHaveBeenLastCalledWith(email);
    await app.press('OK');
    await app.waitForNoDialog();
  }
});

describe('calendar card', () => {
  const url = 'https://fives.test/api/calendar/secret.ics';

  test('creates, shows and copies a link', async () => {
    const app = await openApp(ACCOUNT, { documents });
    await app.press('Get calendar link');
    await app.press('Get the link');
    expect(await alertText()).toMatch(/^Can't reach Fives/);
    app.api.answer('createCalendar', { url });
    await app.press('Get the link');
    expect((await field('Calendar link')).value).toBe(url);
    await app.press('Copy link');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
    const open = await screen.findByText('Open in calendar app');
    expect(open.closest('a')?.getAttribute('href')).toBe('webcal://fives.test/api/calendar/secret.ics');
  });

  test('replaces and turns off a stored link', async () => {
    const feed = { [paths.calendarFeed('olive')]: { createdAt: A_KICK_OFF } };
    const app = await openApp(ACCOUNT, { documents: { ...documents, ...feed } });
    await app.press('Get new link');
    expect(await screen.findByText(/^The old link stops working/)).toBeTruthy();
    await app.press('Not now');
    await app.waitForNoDialog();
    await app.press('Turn off link');
    await screen.findByText('Turn off your calendar link?');
    await app.pressRefused('Turn off link', 'deleteCalendar');
    await app.press('Turn off link');
    expect(await screen.findByText('Calendar link turned off')).toBeTruthy();
    await app.waitForCall('deleteCalendar');
  });
});

test('the install guide opens once by itself on an iPhone, and never elsewhere', async () => {
  const app = await openApp(ACCOUNT, { documents });
  act(announceInstallMoment);
  await screen.findByText('Your account');
  expect(screen.queryByText('Install Fives')).toBeNull();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
  act(announceInstallMoment);
  expect(await screen.findByText('Tap the share button at the bottom of the screen.')).toBeTruthy();
  await app.press('Close');
  await app.waitForNoDialog();
  act(announceInstallMoment);
  await app.press('Download my data');
  expect(screen.queryByText('Install Fives')).toBeNull();
});
