import type { BrowserContext, Page } from 'playwright-core';

/*
 * The headless browser has no permission prompt and no push service, so this file simulates both, as well as Google.
 * The app and the messaging library are real.
 */

export async function answerBrowsersQuestion(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((permission) => {
    const KEY = 'test.permission';
    const bytes = (length: number) => new Uint8Array(length).fill(7).buffer;
    const subscription = {
      endpoint: 'https://push.example/device',
      getKey: (name: string) => bytes(name === 'auth' ? 16 : 65),
      unsubscribe: async () => true,
    };
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(KEY) ?? 'default',
    });
    Object.assign(Notification, {
      requestPermission: async () => {
        localStorage.setItem(KEY, permission);
        return permission;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => subscription,
    });
  }, answer);
}

/** Simulates Google for the messaging library, and returns a function that lists the requests. */
export async function playGoogle(context: BrowserContext, token: string): Promise<() => string[]> {
  const asked: string[] = [];
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const play = (host: string, name: string, json: object) =>
    context.route(`https://${host}.googleapis.com/**`, async (route) => {
      if (route.request().method() !== 'OPTIONS') asked.push(name);
      await route.fulfill({ json, headers });
    });
  await play('firebaseinstallations', 'installations', {
    fid: 'fidfidfidfidfidfidfid1',
    refreshToken: 'refresh',
    authToken: { token: 'auth', expiresIn: '604800s' },
  });
  await play('fcmregistrations', 'registrations', { token });
  return () => asked;
}
