import { onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from '../firebase.ts';
import { isLeaving } from './logout.ts';

/**
 * Says who is signed in, now and after each change. The token changes when an anonymous account becomes a registered
 * one, though the uid stays. Whoever logs out in another tab removes the cache that this page reads, so it loads anew.
 */
export function watchUser(show: (user: User | null) => void): void {
  let wasSignedIn = false;
  onIdTokenChanged(auth, (user) => {
    if (user === null && wasSignedIn && !isLeaving()) return window.location.reload();
    wasSignedIn = user !== null;
    show(user);
  });
}
