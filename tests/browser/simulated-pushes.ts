import type { BrowserContext, Page } from 'playwright-core';

/*
 * Simulates the permission prompt, the push service and Google services, which do not work in a headless browser. The
 * app and the messaging library are real.
 */

/** Simulates a push service and a permission prompt that returns `answer`. */
export async function simulatePushes(page: Page, answer: NotificationPermission): Promise<void> {
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

/** Simulates Google services of the messaging library. Returns a function that lists the names of the requests. */
export async function simulateGoogle(context: BrowserContext, token: string): Promise<() => string[]> {
  const requests: string[] = [];
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const simulate = (host: string, name: string, json: object) =>
    context.route(`https://${host}.googleapis.com/**`, async (route) => {
      if (route.request().method() !== 'OPTIONS') requests.push(name);
      await route.fulfill({ json, headers });
    });
  await simulate('firebaseinstallations', 'installations', {
    fid: 'fidfidfidfidfidfidfid1',
    refreshToken: 'refresh',
    authToken: { token: 'auth', expiresIn: '604800s' },
  });
  await simulate('fcmregistrations', 'registrations', { token });
  return () => requests;
}
