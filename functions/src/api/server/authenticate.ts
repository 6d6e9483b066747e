import { type Access, ApiError } from '@fives/domain';
import { auth } from '../../auth.ts';
import type { Caller } from '../handler.ts';

/** What the identity provider says of a token that is at fault. Anything else is the provider's own trouble. */
const TOKEN_AT_FAULT = [
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/invalid-uid',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * Finds out who calls. A token is checked with the provider each time, so that a deleted, disabled or signed-out person
 * is refused at once and not when the token runs out.
 * @returns null for a visitor, where the endpoint is for anyone
 * @throws {ApiError} `unauthenticated` without a token or with a bad one, `forbidden` for guests where one must be registered
 */
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
    throw isTokenAtFault(error) ? unauthenticated() : new ApiError('unavailable', 'Try again in a moment');
  }
}

function isTokenAtFault(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return TOKEN_AT_FAULT.some((known) => known === code);
}

/**
 * Finds out whose sign-in as a guest a token is.
 * @throws {ApiError} `bad-input` where it is no token of a guest
 */
export async function guestOf(token: string): Promise<string> {
  try {
    const { uid, firebase } = await auth.verifyIdToken(token);
    if (firebase.sign_in_provider === 'anonymous') return uid;
  } catch (error) {
    if (!isTokenAtFault(error)) throw new ApiError('unavailable', 'Try again in a moment');
  }
  throw ApiError.because({ code: 'NO_GUEST_TOKEN', fields: ['guestToken'] });
}

/** One sentence for every fault: it teaches a forger nothing. */
function unauthenticated(): ApiError {
  return new ApiError('unauthenticated', 'Log in first');
}
