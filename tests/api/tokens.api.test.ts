import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, test } from 'vitest';
import { callApi, refused, sendRaw } from '../support/api-client.ts';
import { type Person, signUp } from '../support/people.ts';
import { projectId } from '../support/suite.ts';
import { statusOf } from './entries.ts';

let sam: Person;

beforeAll(async () => {
  sam = await signUp('Sam');
});

type Claims = Record<string, unknown>;

function forged(claims: Claims, header: Claims = {}): string {
  const [head = '', body = ''] = sam.token.split('.');
  const changed = (part: string, changes: Claims) =>
    Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...changes }));
  return [changed(head, header), changed(body, claims)]
    .map((part) => part.toString('base64url'))
    .concat('')
    .join('.');
}

const now = () => Math.floor(Date.now() / 1000);

describe('token', () => {
  test.each<[string, () => string]>([
    ['of another project', () => forged({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['from another issuer', () => forged({ iss: 'https://evil.example/demo-fives' })],
    ['that has expired', () => forged({ exp: now() - 3600, iat: now() - 7200 })],
    ['without a subject', () => forged({ sub: '', user_id: '' })],
    ['with a subject that is too long', () => forged({ sub: 'x'.repeat(129) })],
    ['of an unknown uid', () => forged({ sub: 'nobody-at-all', user_id: 'nobody-at-all' })],
    ['signed with HS256', () => `${forged({}, { alg: 'HS256' })}c2lnbmF0dXJl`],
    ['that is no token', () => 'abc'],
    ['with an extra dot', () => `${sam.token}.x`],
  ])('%s is refused with the same error', async (_, token) => {
    const refusal = await refused('listGames', { params: { playerId: sam.uid } }, { token: token() });
    expect(refusal).toEqual({ status: 401, code: 'unauthenticated', message: 'Log in first', fields: {} });
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic c2FtOnNlY3JldA==', 'Bearer a b', 'Token abc'])(
    'is refused if the header is %j',
    async (authorization) => {
      expect((await sendRaw('/game/some', { headers: { authorization } })).status).toBe(401);
    },
  );

  test('is refused when invalid, even by public calls', async () => {
    expect(await statusOf('getGameInstance', { params: { giId: 'some' } }, { token: 'abc' })).toBe(401);
    expect(await statusOf('getGameInstance', { params: { giId: 'some' } }, null)).toBe(404);
  });

  test('is refused after the account is disabled or deleted', async () => {
    const [disabled, deleted] = await Promise.all([signUp('Dee'), signUp('Gil')]);
    await callApi('getPlayer', { params: { id: deleted.uid } }, deleted);
    await auth().updateUser(disabled.uid, { disabled: true });
    await auth().deleteUser(deleted.uid);
    for (const person of [disabled, deleted]) {
      const refusal = await refused('getPlayer', { params: { id: person.uid } }, person);
      expect(refusal).toMatchObject({ status: 401 });
    }
  });
});

function auth() {
  const app =
    getApps().find(({ name }) => name === 'auth') ?? initializeApp({ projectId: projectId() }, 'auth');
  return getAuth(app);
}
