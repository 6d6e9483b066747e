import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { auth } from '../firebase.ts';

/**
 * Says who is signed in, now and after each change. The token changes when an anonymous account becomes a registered
 * one, though the uid stays.
 */
export function watchUser(show: (user: User | null) => void): void {
  onIdTokenChanged(auth, show);
}

/** Signs out. In a file of its own because the menu needs it at once, and the rest of the account only on demand. */
export function logout(): Promise<void> {
  return signOut(auth);
}
