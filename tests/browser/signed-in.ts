import type { Page } from 'playwright-core';
import type { Person } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';

/** Where the identity provider's library keeps who is signed in, for an app without a key of its own. */
const KEY = 'firebase:authUser:demo:[DEFAULT]';
const AN_HOUR = 3_600_000;
/** Where the app keeps that somebody is signed in. */
export const SIGNED_IN = 'fives.signed-in';

/**
 * Makes a device one on which somebody has signed in before. It saves the way over the log-in page and the home
 * screen, which have tests of their own. Whoever has no email is a guest.
 */
export async function signInOnDevice(page: Page, { uid, email, token, refreshToken }: Person): Promise<void> {
  // A page of the same origin that runs no script of ours.
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
