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
import { guestName } from '../lib/guest-name.ts';
import { type GuestClaim, offerClaim } from './guest-claim.ts';
import { refreshSession } from './session.ts';

type NewAccount = Pick<RegisterInput, 'name' | 'email' | 'password'>;

/** Signs in with email and password, and returns whose uid that is. Who was a guest until now is asked about that. */
export async function login(email: string, password: string): Promise<string> {
  // The form is drawn before Firebase has restored the guest of this browser.
  await auth.authStateReady();
  const claim = await toGuestClaim(auth.currentUser);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  offerClaim(claim);
  return user.uid;
}

/** Who somebody is as a guest, before they log in to an account. Who never said a name has answered nothing. */
async function toGuestClaim(user: User | null): Promise<GuestClaim | null> {
  const name = user?.isAnonymous ? guestName(user.uid) : '';
  return user && name ? { name, guestToken: await user.getIdToken() } : null;
}

/**
 * Makes the guest's places, votes and history those of whoever is signed in.
 * @throws {ApiError}
 */
export async function claimGuest({ guestToken }: GuestClaim): Promise<void> {
  await callApi('claimGuest', { body: { guestToken } });
}

/**
 * Has a link sent by which its owner can set a new password. Whether the address has an account stays unsaid: a caller
 * sees the same for both.
 */
export async function sendPasswordLink(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error;
  }
}

/**
 * Makes an account, and only the account: the caller stores the player. A guest keeps their uid, and with it their
 * replies and results, unless they say that the guest was somebody else.
 */
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
  // In the background: nobody waits for a letter before they play.
  sendEmailVerification(user).catch((error: unknown) => console.error('No verification was sent', error));
  // The rules and the API judge by the token: it must know the email and that nobody is anonymous any more.
  await user.getIdToken(true);
  refreshSession();
  return user;
}

/** Makes an account and its player. */
export async function register(account: NewAccount, isSamePerson: boolean): Promise<void> {
  const user = await createAccount(account, isSamePerson);
  await callApi('createPlayer', { body: { uid: user.uid, name: account.name, email: account.email } });
}

/** Signs a visitor in without an account; whoever is signed in stays who they are. Returns their uid. */
export async function ensureSignedIn(): Promise<string> {
  const user = auth.currentUser ?? (await signInAnonymously(auth)).user;
  return user.uid;
}

/** Whether somebody with an account is signed in at this moment, though storing what belongs to it may have failed. */
export function hasAccount(): boolean {
  return auth.currentUser?.isAnonymous === false;
}

/** Whether an account was refused because its email has one. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof FirebaseError && TAKEN.includes(error.code);
}

const TAKEN = ['auth/email-already-in-use', 'auth/credential-already-in-use'];

/**
 * The identity provider's refusals in plain words. With email enumeration protection a wrong password and an unknown
 * address are one and the same to it, and so they are here.
 */
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

/**
 * What to tell a person about a failed sign-in or sign-up.
 * @param otherwise what is said of a failure that neither the server nor the identity provider explains
 */
export function toAuthMessage(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof FirebaseError) return MESSAGES[error.code] ?? error.message;
  return otherwise;
}
