import { signOut } from 'firebase/auth';
import { auth } from '../firebase.ts';

/** Signs out. In a file of its own because the menu needs it at once, and the rest of the account only on demand. */
export function logout(): Promise<void> {
  return signOut(auth);
}
