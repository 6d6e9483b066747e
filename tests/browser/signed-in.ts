import type { Page } from 'playwright-core';
import type { Person } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';

/** IndexedDB key of the signed-in user, for an app without its own API key. */
const USER_KEY = 'firebase:authUser:demo:[DEFAULT]';
const HOUR_MS = 3_600_000;
export const SIGNED_IN_KEY = 'fives.signed-in';

/**
 * Signs a person in on the device without the login page, which has its own tests. A person without an email is a
 * guest.
 */
export async function signInOnDevice(page: Page, { uid, email, token, refreshToken }: Person): Promise<void> {
  // This page has the origin of the app but runs no script.
  await page.goto(`${fivesUrl()}/robots.txt`);
  const user = {
    uid,
    ...(email && { email }),
    emailVerified: false,
    isAnonymous: email === '',
    providerData: [],
    stsTokenManager: {
      accessToken: token,
      ...(refreshToken && { refreshToken }),
      expirationTime: Date.now() + HOUR_MS,
    },
    apiKey: 'demo',
    appName: '[DEFAULT]',
  };
  await page.evaluate((key) => localStorage.setItem(key, 'true'), SIGNED_IN_KEY);
  await page.evaluate(
    ([fbase_key, value]) =>
      new Promise<void>((resolve, reject) => {
        const openRequest = indexedDB.open('firebaseLocalStorageDb', 1);
        openRequest.onupgradeneeded = () =>
          openRequest.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        openRequest.onerror = () => reject(openRequest.error);
        openRequest.onsuccess = () => {
          const transaction = openRequest.result.transaction('firebaseLocalStorage', 'readwrite');
          transaction.objectStore('firebaseLocalStorage').put({ fbase_key, value });
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            openRequest.result.close();
            resolve();
          };
        };
      }),
    [USER_KEY, user] as const,
  );
}
