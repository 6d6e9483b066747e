import { type Access, ApiError } from '@fives/domain';
import { getAppCheck } from 'firebase-admin/app-check';
import { defineBoolean } from 'firebase-functions/params';
import { auth } from '../../auth.ts';
import { app } from '../../firebase.ts';
import type { Caller } from '../handler.ts';

const BAD_TOKEN_CODES = [
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Checks each token with the identity provider, so that a deleted or disabled account is refused at once. */
export async function authenticate(
  authorization: string | undefined,
  access: Access,
): Promise<Caller | null> {
  if (authorization === undefined && access === 'anyone') return null;
  const caller = await verify(tokenIn(authorization));
  if (access === 'registered' && !caller.isRegistered) throw new ApiError('forbidden', 'Register to do this');
  return caller;
}

function tokenIn(authorization: string | undefined): string {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) throw unauthenticated();
  return token;
}

async function verify(token: string): Promise<Caller> {
  try {
    const { uid, email, firebase } = await auth.verifyIdToken(token, true);
    return { uid, email: email ?? null, isRegistered: firebase.sign_in_provider !== 'anonymous' };
  } catch (error) {
    throw isBadToken(error) ? unauthenticated() : new ApiError('unavailable', 'Try again in a moment');
  }
}

function isBadToken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return BAD_TOKEN_CODES.some((badTokenCode) => badTokenCode === code);
}

export async function requireGuestUid(token: string): Promise<string> {
  try {
    const { uid, firebase } = await auth.verifyIdToken(token);
    if (firebase.sign_in_provider === 'anonymous') return uid;
  } catch (error) {
    if (!isBadToken(error)) throw new ApiError('unavailable', 'Try again in a moment');
  }
  throw ApiError.because({ code: 'NO_GUEST_TOKEN', fields: ['guestToken'] });
}

/** Returns the same error for every bad token, so that an attacker learns nothing. */
function unauthenticated(): ApiError {
  return new ApiError('unauthenticated', 'Log in first');
}

export const APP_CHECK_HEADER = 'X-Firebase-AppCheck';

const IS_REQUIRED = defineBoolean('FIVES_APP_CHECK', {
  default: false,
  description: 'True if calls of signed-in people must come from the app (App Check)',
});

export async function requireAppCheck(token: string | undefined): Promise<void> {
  if (!IS_REQUIRED.value()) return;
  try {
    await getAppCheck(app).verifyToken(token ?? '');
  } catch {
    throw new ApiError('forbidden', 'Reload the page and try again.');
  }
}
