import { onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { isLoggingOut } from './logout.ts';

/**
 * Calls `onUser` after each token change, because a guest who registers keeps the uid. Reloads the page after a log-out
 * in another tab, because that log-out deletes the shared cache.
 */
export function watchUser(onUser: (user: User | null) => void): void {
  let wasSignedIn = false;
  onIdTokenChanged(auth, (user) => {
    if (user === null && wasSignedIn && !isLoggingOut()) return window.location.reload();
    wasSignedIn = user !== null;
    onUser(user);
  });
}
