import { ApiError, type RegisterInput } from '@fives/domain';
import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from 'firebase/auth';
import { callApi } from '../api/client.ts';
import { auth } from '../firebase.ts';
import { guestName } from '../lib/remembered-input.ts';
import { type GuestClaim, offerClaim, refreshSession } from './session.ts';

type NewAccount = Pick<RegisterInput, 'name' | 'email' | 'password'>;

export async function login(email: string, password: string): Promise<string> {
  // The form renders before Firebase Auth restores this browser's guest.
  await auth.authStateReady();
  const claim = await toGuestClaim(auth.currentUser);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  offerClaim(claim);
  return user.uid;
}

async function toGuestClaim(user: User | null): Promise<GuestClaim | null> {
  const name = user?.isAnonymous ? guestName(user.uid) : '';
  return user && name ? { name, guestToken: await user.getIdToken() } : null;
}

/**
 * Moves the guest's player instances, votes and history to the signed-in player.
 * @throws {ApiError}
 */
export async function claimGuest({ guestToken }: GuestClaim): Promise<void> {
  await callApi('claimGuest', { body: { guestToken } });
}

/** Does not fail for an unknown email, so that no one can find out who has an account. */
export async function sendPasswordLink(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error;
  }
}

/** Creates an account, but no player document. A guest keeps the uid, unless `isSamePerson` is false. */
export async function createAccount(
  { name, email, password }: NewAccount,
  isSamePerson = true,
): Promise<User> {
  await auth.authStateReady();
  const guest = isSamePerson && auth.currentUser?.isAnonymous ? auth.currentUser : null;
  const { user } = guest
    ? await linkWithCredential(guest, EmailAuthProvider.credential(email, password))
    : await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  // Not awaited, because players need no verified email.
  sendEmailVerification(user).catch((error: unknown) =>
    console.error('The verification email was not sent', error),
  );
  // Refreshes the token. The rules and the API read the email and the registration from the token.
  await user.getIdToken(true);
  refreshSession();
  return user;
}

export async function register(account: NewAccount, isSamePerson: boolean): Promise<void> {
  const user = await createAccount(account, isSamePerson);
  await callApi('createPlayer', { body: { uid: user.uid, name: account.name, email: account.email } });
}

export async function ensureSignedIn(): Promise<string> {
  const user = auth.currentUser ?? (await signInAnonymously(auth)).user;
  return user.uid;
}

/** True if a registered user is signed in, also if the player document was not stored. */
export function hasAccount(): boolean {
  return auth.currentUser?.isAnonymous === false;
}

export function isEmailTaken(error: unknown): boolean {
  return error instanceof FirebaseError && TAKEN.includes(error.code);
}

const TAKEN = ['auth/email-already-in-use', 'auth/credential-already-in-use'];

/** Wrong passwords and unknown emails have the same message, so that no one can find out who has an account. */
const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'Wrong email or password',
  'auth/user-not-found': 'Wrong email or password',
  'auth/wrong-password': 'Wrong email or password',
  'auth/invalid-email': 'Enter a valid email address',
  'auth/email-already-in-use': 'This email address already has an account. Log in instead.',
  'auth/credential-already-in-use': 'This email address already has an account. Log in instead.',
  'auth/weak-password': 'Password must be at least 6 characters',
  'auth/too-many-requests': 'Too many attempts. Try again in a few minutes.',
  'auth/user-disabled': 'This account has been disabled',
  'auth/network-request-failed': 'No connection. Check your network and try again.',
};

export function toAuthMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof FirebaseError) return MESSAGES[error.code] ?? error.message;
  return fallback;
}
