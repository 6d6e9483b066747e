import { ApiError } from '@fives/domain';
import { FirebaseError } from 'firebase/app';

/**
 * The identity provider's refusals in plain words. With email enumeration protection a wrong password and an unknown
 * address are one and the same answer, and so they are here.
 */
const MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'Email or password is not right',
  'auth/user-not-found': 'Email or password is not right',
  'auth/wrong-password': 'Email or password is not right',
  'auth/invalid-email': 'Enter a valid email address',
  'auth/email-already-in-use': 'This email address already has an account. Log in instead.',
  'auth/credential-already-in-use': 'This email address already has an account. Log in instead.',
  'auth/weak-password': 'Password must be at least 6 characters',
  'auth/too-many-requests': 'Too many tries. Wait a little and try again.',
  'auth/user-disabled': 'This account has been disabled',
  'auth/network-request-failed': 'No connection. Check your network and try again.',
};

/** What to tell a person about a failed sign-in or sign-up. */
export function toAuthMessage(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof FirebaseError) return MESSAGES[error.code] ?? error.message;
  return 'Something went wrong. Please try again.';
}
