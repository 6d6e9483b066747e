import { apiErrorSchema } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/api-client.ts';
import { type Person, signUp } from '../support/people.ts';

let sam: Person;
let asSam: Record<string, string>;

beforeAll(async () => {
  sam = await signUp('Sam');
  asSam = { authorization: `Bearer ${sam.token}`, 'content-type': 'application/json' };
});

/** Sends a request and returns the error of the API. Refusals by the platform have another format. */
async function refusalOf(path: string, init: RequestInit) {
  const { status, headers, text } = await sendRaw(path, init);
  expect(headers.get('content-type')).toContain('application/json');
  return { status, headers, ...apiErrorSchema.parse(JSON.parse(text)).error };
}

describe('API', () => {
  test.each(['/nothing', '/game/a/b/c', '/', '/gi//teams', '/game/tuesday/', '/gi/%2e%2e/openapi'])(
    'returns 404 for the unknown path %s',
    async (path) => {
      expect(await refusalOf(path, {})).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  test.each([
    ['DELETE', '/game', 'POST'],
    ['PATCH', '/gi/some/winner', 'PUT'],
    ['OPTIONS', '/player', 'POST, GET'],
    ['PUT', '/gi/some/teams/random', 'POST'],
    ['POST', '/openapi.json', 'GET'],
  ])('returns 405 and the allowed method for %s %s', async (method, path, allow) => {
    const refusal = await refusalOf(path, { method });
    expect(refusal).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(refusal.headers.get('allow')).toBe(allow);
  });

  test.each(['%00', 'a%2fb', '%E2%80%AE', '__proto__', 'a.b', 'x'.repeat(129)])(
    'returns 400 for the invalid id %s',
    async (id) => {
      expect(await refusalOf(`/gi/${id}`, {})).toMatchObject({
        ...{ status: 400, fields: { giId: 'Not a valid id' } },
      });
    },
  );

  test('rejects unknown and repeated query parameters', async () => {
    expect(await refusalOf('/gi/some?a=1', {})).toMatchObject({
      status: 400,
      fields: { a: 'Unknown field' },
    });
    expect(await refusalOf(`/player?uid=${sam.uid}&uid=other`, { headers: asSam })).toMatchObject({
      status: 400,
      fields: { uid: 'Given twice' },
    });
  });
});

describe('request body', () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    refusalOf('/game', { method: 'POST', body, headers: { ...asSam, ...headers } });

  test.each(['', '[]', '[{}]'])('is refused with 400 if %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, fields: { body: expect.any(String) } });
  });

  test('is refused with 400 if nested 40,000 levels deep', async () => {
    const deep = `{"gameName":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    expect(await post(deep)).toMatchObject({ status: 400, fields: { gameName: 'Game name is required' } });
  });

  test('is refused with 400 and the names of its prototype keys', async () => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}';
    const { status, text } = await sendRaw('/game', { method: 'POST', body, headers: asSam });
    expect(status).toBe(400);
    expect(text).toContain('"__proto__":"Unknown field"');
    expect(text).toContain('"constructor":"Unknown field"');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is refused with 415 if sent as %s',
    async (type) => {
      expect(await post('{}', { 'content-type': type })).toMatchObject({ status: 415 });
    },
  );

  test('is refused with 415 without a content type', async () => {
    const { authorization = '' } = asSam;
    const untyped = { method: 'POST', body: new Uint8Array([123, 125]), headers: { authorization } };
    expect(await refusalOf('/game', untyped)).toMatchObject({ status: 415 });
  });

  test('is refused with 413 above 100 KB', async () => {
    const ofSize = (bytes: number) => `{"gameName":"${'x'.repeat(bytes - 15)}"}`;
    expect(await post(ofSize(102_401))).toMatchObject({ status: 413, code: 'too-large' });
    expect(await post(ofSize(5_000_000))).toMatchObject({ status: 413, code: 'too-large' });
    expect(await post(ofSize(102_400))).toMatchObject({ status: 400 });
  });

  test('is checked for type and size before the sign-in is checked', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect(await refusalOf('/game', { method: 'POST', body: '{}', headers })).toMatchObject({ status: 415 });
    const large = {
      method: 'POST',
      body: JSON.stringify({ gameName: 'x'.repeat(200_000) }),
      headers: { 'content-type': 'application/json' },
    };
    expect(await refusalOf('/game', large)).toMatchObject({ status: 413 });
  });
});
