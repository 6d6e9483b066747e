import { generateKeyPairSync, sign } from 'node:crypto';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterEach, expect, test, vi } from 'vitest';
import { app } from '../../firebase.ts';
import { requireAppCheck } from './authenticate.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function forgedToken(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: '1:1:web:1',
    aud: ['projects/demo-fives'],
    iss: 'https://firebaseappcheck.googleapis.com/1',
  };
  const body = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'any' })}.${encoded({ ...claims, iat: now, exp: now + 600 })}`;
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
}

test.each([
  ['missing', undefined],
  ['malformed', 'abc'],
  ['forged', forgedToken()],
])('refuses a call if App Check is required and the token is %s', async (_, token) => {
  vi.stubEnv('FIVES_APP_CHECK', 'true');
  await expect(requireAppCheck(token)).rejects.toMatchObject({ code: 'forbidden' });
});

test('accepts a call if App Check is required and Firebase verifies the token', async () => {
  vi.stubEnv('FIVES_APP_CHECK', 'true');
  const verified = { appId: '1:1:web:1', token: {} } as Awaited<
    ReturnType<ReturnType<typeof getAppCheck>['verifyToken']>
  >;
  const verify = vi.spyOn(getAppCheck(app), 'verifyToken').mockResolvedValue(verified);
  await requireAppCheck('verified');
  expect(verify).toHaveBeenCalledWith('verified');
});

test('accepts a call without a token if App Check is not required', async () => {
  vi.stubEnv('FIVES_APP_CHECK', 'false');
  await requireAppCheck(undefined);
});
