import { onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { isLeaving } from './logout.ts';

/**
 * Calls `show` with the user, now and after each change. Listens to the token, because registering a guest keeps the
 * uid. A log-out in another tab deletes the cache of this page, so the page reloads.
 */
export function watchUser(show: (user: User | null) => void): void {
  let wasSignedIn = false;
  onIdTokenChanged(auth, (user) => {
    if (user === null && wasSignedIn && !isLeaving()) return window.location.reload();
    wasSignedIn = user !== null;
    show(user);
  });
}
