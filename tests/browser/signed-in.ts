import type { Page } from 'playwright-core';
import type { Person } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';

/** IndexedDB key of the signed-in user, for an app without its own API key. */
const KEY = 'firebase:authUser:demo:[DEFAULT]';
const AN_HOUR = 3_600_000;
export const SIGNED_IN = 'fives.signed-in';

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
      expirationTime: Date.now() + AN_HOUR,
    },
    apiKey: 'demo',
    appName: '[DEFAULT]',
  };
  await page.evaluate((key) => localStorage.setItem(key, 'true'), SIGNED_IN);
  await page.evaluate(
    ([fbase_key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          work.objectStore('firebaseLocalStorage').put({ fbase_key, value });
          work.onabort = () => reject(work.error);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [KEY, user] as const,
  );
}
