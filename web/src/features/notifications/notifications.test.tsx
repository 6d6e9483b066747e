// @vitest-environment-options { "url": "https://fives.test/" }
import { type Notification, paths } from '@fives/domain';
import { screen, waitFor } from '@testing-library/react';
import { addHours } from 'date-fns';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../testing/fakes.tsx';
import { BEFORE } from '../../testing/world.ts';

const SETTINGS = '/notifications/settings';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';

const at = (id: string) => paths.notification('olive', id);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

function aNotification(changes: Partial<Notification> = {}): object {
  return {
    ...{ kind: 'PROMOTED', title: 'You are in!', body: 'A spot is free', link: '/notifications/settings' },
    ...{ gameId: 'tuesday', giId: 'first', createdAt: addHours(BEFORE, -1), readAt: null, push: 'sent' },
    ...changes,
  };
}

describe('inbox', () => {
  test('is empty without notifications', async () => {
    await openApp('/notifications');
    expect(await screen.findByText('Nothing yet')).toBeTruthy();
  });

  test('opens the screen of a notification and marks it as read', async () => {
    const app = await openApp('/notifications', { documents: { [at('one')]: aNotification() } });
    await app.press(/^Unread: You are in!A spot is free/);
    await waitFor(() => expect(app.location()).toBe(SETTINGS));
    await app.waitForStored(at('one'), { readAt: expect.any(Date) });
  });

  test('marks all notifications as read', async () => {
    const documents = { [at('one')]: aNotification(), [at('two')]: aNotification() };
    const app = await openApp('/notifications', { documents });
    app.database.refuseWrites();
    await app.press('Mark all as read');
    expect(await screen.findByText("Couldn't mark that as read")).toBeTruthy();
    app.database.acceptWrites();
    await app.press('Mark all as read');
    await waitFor(() => expect(screen.queryByText('Mark all as read')).toBeNull());
    for (const id of ['one', 'two'])
      expect(app.database.get(at(id))).toMatchObject({ readAt: expect.any(Date) });
  });

  test.each([
    [{ push: 'no-device', email: 'failed' }, "Not sent: couldn't deliver the email"],
    [{ push: 'failed', email: null }, "Not sent: couldn't reach your devices"],
    [{ push: 'no-device', email: 'sent' }, null],
  ] as const)('shows if the delivery failed: %o', async (delivery, text) => {
    await openApp('/notifications', { documents: { [at('one')]: aNotification(delivery) } });
    await screen.findByText('You are in!');
    expect(screen.queryByText(/^Not sent/)?.textContent ?? null).toBe(text);
  });
});

describe('notification settings', () => {
  const settings = paths.notificationSettings('olive');

  test('switch each kind on and off', async () => {
    const app = await openApp(SETTINGS);
    await app.tap('Results');
    await app.waitForStored(settings, { off: ['RESULT'] });
    await app.waitForSwitch('Results', false);
    await app.tap('Votes');
    await app.waitForStored(settings, { off: ['RESULT', 'MOTM_OPEN'] });
    await app.waitForSwitch('Votes', false);
    await app.tap('Results');
    await app.waitForStored(settings, { off: ['MOTM_OPEN'] });
  });

  test('show an error and the stored value after a refusal', async () => {
    const app = await openApp(SETTINGS);
    app.database.refuseWrites();
    await app.tap('Results');
    expect(await screen.findByText("Couldn't change this setting")).toBeTruthy();
    await app.waitForSwitch('Results', true);
  });

  test('have no kinds for organisers and no emails if the viewer is a guest', async () => {
    await openApp(SETTINGS, { isGuest: true });
    await field('Cancelled games');
    expect(screen.queryByLabelText('Game warnings')).toBeNull();
    expect(screen.queryByLabelText('Email notifications')).toBeNull();
  });

  test('switch emails off and on again', async () => {
    const app = await openApp(SETTINGS);
    expect(await screen.findByText(/^To olive@example.com/)).toBeTruthy();
    expect(screen.getByText(/^Not confirmed yet/)).toBeTruthy();
    await app.tap('Email notifications');
    await app.waitForStored(paths.emailSettings('olive'), { isOn: false });
    await waitFor(() => expect(screen.queryByText(/^Not confirmed yet/)).toBeNull());
    app.database.refuseWrites();
    await app.tap('Email notifications');
    expect(await screen.findByText("Couldn't change email notifications")).toBeTruthy();
    await app.waitForSwitch('Email notifications', false);
    app.database.acceptWrites();
    await app.tap('Email notifications');
    await app.waitForStored(paths.emailSettings('olive'), { isOn: true });
  });
});

describe('device panel', () => {
  function setPermission(before: NotificationPermission, answer = before) {
    const permission = {
      permission: before,
      requestPermission: async () => (permission.permission = answer),
    };
    vi.stubGlobal('Notification', permission);
    vi.stubGlobal('PushManager', class {});
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register: async () => Promise.reject(new Error('No worker')), addEventListener: () => {} },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  }

  test('warns after a denied permission', async () => {
    setPermission('default', 'denied');
    const app = await openApp(SETTINGS);
    expect(await screen.findByText(/Your browser will ask for permission/)).toBeTruthy();
    await app.press('Turn on notifications');
    expect(await screen.findByText('Notifications are blocked')).toBeTruthy();
    expect(app.api.calls()).toEqual([]);
  });

  test('shows an error and the button again after a failed registration', async () => {
    setPermission('granted');
    const app = await openApp(SETTINGS);
    await app.press('Turn on notifications');
    expect(await screen.findByText("Couldn't turn on notifications")).toBeTruthy();
    expect(await screen.findByText('Turn on notifications')).toBeTruthy();
    expect(app.api.calls()).toEqual([]);
  });

  test('asks to install the app first on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const app = await openApp(SETTINGS);
    expect(await screen.findByText('Install Fives first')).toBeTruthy();
    await app.press('How to install');
    expect(await screen.findByText("Then choose 'Add to Home Screen'.")).toBeTruthy();
    await app.press('Close');
    await app.waitForNoDialog();
  });
});

test('the unsubscribe page asks first and can repeat a failed call', async () => {
  const secret = 'b'.repeat(43);
  const app = await openApp(`/unsubscribe/${secret}`, { uid: null });
  await screen.findByText('Unsubscribe from emails?');
  expect(app.api.calls()).toEqual([]);
  await app.pressRefused('Unsubscribe', 'unsubscribe');
  await app.press('Unsubscribe');
  expect(await screen.findByText("You're unsubscribed")).toBeTruthy();
  await app.waitForCall('unsubscribe', { params: { secret } });
});
