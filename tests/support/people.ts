import { randomUUID } from 'node:crypto';
import { paths } from '@fives/domain';
import * as z from 'zod/mini';
import { database } from './database.ts';
import { authUrl, projectId } from './suite.ts';

export interface Person {
  readonly uid: string;
  readonly name: string;
  /** Empty for guests. */
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken?: string;
}

type Session = Pick<Person, 'uid' | 'token' | 'refreshToken'>;

const PASSWORD = 'kick-off-at-7';

const signedUpSchema = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** Registers a person and writes the player document directly, which is much faster than `createPlayer`. */
export async function signUp(name: string): Promise<Person> {
  const person = await signUpWithoutPlayer(name);
  const { uid, email } = person;
  await database().doc(paths.player(uid)).create({ name, email, createdAt: new Date() });
  return person;
}

/** Creates an account without a player document, as between the two steps of registration. */
export async function signUpWithoutPlayer(
  name: string,
  email = `${randomUUID()}@example.com`,
): Promise<Person> {
  await createAccount({ email, password: PASSWORD });
  // In a token of `accounts:signUp`, the emulator can set `auth_time` one second before `validSince`: such a token is revoked.
  return { name, email, password: PASSWORD, ...(await signIn(email)) };
}

export async function guest(name = 'Gus'): Promise<Person> {
  return { name, email: '', password: '', ...(await createAccount({})) };
}

export async function registerGuest({ token, name }: Person): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const credentials = { idToken: token, email, password: PASSWORD };
  await postToAuth('accounts:update', { ...credentials, returnSecureToken: true });
  return { name, email, password: PASSWORD, ...(await signIn(email)) };
}

export async function changeEmail({ token }: Person, email: string): Promise<void> {
  await postToAuth('accounts:update', { idToken: token, email });
}

export async function verifyEmail({ uid }: Person): Promise<void> {
  const account = { localId: uid, emailVerified: true };
  await postToAuth(`projects/${projectId()}/accounts:update`, account, { authorization: 'Bearer owner' });
}

export function signIn(email: string, password = PASSWORD): Promise<Session> {
  return tokenFrom('accounts:signInWithPassword', { email, password });
}

function createAccount(credentials: object): Promise<Session> {
  return tokenFrom('accounts:signUp', credentials);
}

async function tokenFrom(call: string, body: object): Promise<Session> {
  const { localId, idToken, refreshToken } = signedUpSchema.parse(
    await postToAuth(call, { ...body, returnSecureToken: true }),
  );
  return { uid: localId, token: idToken, refreshToken };
}

async function postToAuth(call: string, body: object, headers: HeadersInit = {}): Promise<unknown> {
  const response = await fetch(`${authUrl()}/identitytoolkit.googleapis.com/v1/${call}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return response.json();
}
