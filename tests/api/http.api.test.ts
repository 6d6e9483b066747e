import { request } from 'node:http';
import { apiErrorSchema } from '@fives/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../support/api-client.ts';
import { type Person, signUp } from '../support/people.ts';
import { fivesUrl } from '../support/suite.ts';

let sam: Person;
let asSam: Record<string, string>;

beforeAll(async () => {
  sam = await signUp('Sam');
  asSam = { authorization: `Bearer ${sam.token}`, 'content-type': 'application/json' };
});

/** A refusal of ours. What never reaches the function is refused by the platform, with a page of its own. */
async function refusalOf(path: string, init: RequestInit) {
  const { status, headers, text } = await sendRaw(path, init);
  expect(headers.get('content-type')).toContain('application/json');
  return { status, headers, ...apiErrorSchema.parse(JSON.parse(text)).error };
}

describe('an address', () => {
  test.each(['/nothing', '/game/a/b/c', '/', '/gi//teams', '/game/tuesday/', '/gi/%2e%2e/openapi'])(
    '%s that nobody serves is answered with 404',
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
  ])('called with %s %s is answered with 405 and what is allowed', async (method, path, allow) => {
    const refusal = await refusalOf(path, { method });
    expect(refusal).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(refusal.headers.get('allow')).toBe(allow);
  });

  test('called with HEAD or TRACE is answered with 405', async () => {
    expect((await sendRaw('/openapi.json', { method: 'HEAD' })).status).toBe(405);
    expect(await statusOfMethod('TRACE', '/openapi.json')).toBe(405);
  });

  test.each(['/gi/%00', '/gi/a%2fb', '/gi/%E2%80%AE', '/gi/__proto__', '/gi/a.b'])(
    '%s with an id that is none is answered with 400',
    async (path) => {
      expect(await refusalOf(path, {})).toMatchObject({ status: 400, fields: { giId: 'Not a valid id' } });
    },
  );

  test('with an id of 129 letters is answered with 400', async () => {
    expect(await refusalOf(`/gi/${'x'.repeat(129)}`, {})).toMatchObject({ status: 400 });
  });

  test('takes no query parameter it does not know, and none twice', async () => {
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

describe('a body', () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    refusalOf('/game', { method: 'POST', body, headers: { ...asSam, ...headers } });

  const statusOf = async (body: BodyInit | null, headers: Record<string, string> = {}) =>
    (await sendRaw('/game', { method: 'POST', body, headers: { ...asSam, ...headers } })).status;

  test.each(['{"gameName":', 'nonsense', '{"a":1}{"b":2}', '\u0000', 'null', '5', '"text"', 'true'])(
    'that is no JSON, or no object or list (%j), is refused by the platform with 400',
    async (body) => {
      expect(await statusOf(body)).toBe(400);
    },
  );

  test('that is not UTF-8 is refused by the platform with 400', async () => {
    expect(await statusOf(new Uint8Array([0x22, 0xff, 0x22]))).toBe(400);
  });

  test('that is empty is answered with 400', async () => {
    expect(await post('')).toMatchObject({ status: 400, fields: { body: 'Must be JSON' } });
  });

  test.each(['[]', '[{}]'])('that is %s is answered with 400', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, fields: { body: expect.any(String) } });
  });

  test('that is nested forty thousand deep is answered with 400', async () => {
    const deep = `{"gameName":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    expect(await post(deep)).toMatchObject({ status: 400, fields: { gameName: 'Game name is required' } });
  });

  test('that reaches for prototypes is answered with 400, naming the keys', async () => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}';
    const { status, text } = await sendRaw('/game', { method: 'POST', body, headers: asSam });
    expect(status).toBe(400);
    expect(text).toContain('"__proto__":"Unknown field"');
    expect(text).toContain('"constructor":"Unknown field"');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'sent as %s is answered with 415',
    async (type) => {
      expect(await post('{}', { 'content-type': type })).toMatchObject({ status: 415 });
    },
  );

  test('of an unknown charset or encoding is refused by the platform with 415', async () => {
    expect(await statusOf('{}', { 'content-type': 'application/json; charset=latin1' })).toBe(415);
    expect(await statusOf('{}', { 'content-encoding': 'rot13' })).toBe(415);
  });

  test('that says that it is compressed and is not is refused by the platform with 400', async () => {
    expect(await statusOf('{}', { 'content-encoding': 'gzip' })).toBe(400);
  });

  test('without a type is answered with 415', async () => {
    const { authorization = '' } = asSam;
    const untyped = { method: 'POST', body: new Uint8Array([123, 125]), headers: { authorization } };
    expect(await refusalOf('/game', untyped)).toMatchObject({ status: 415 });
  });

  test('larger than 100 KB is answered with 413, and one a little smaller is read', async () => {
    const ofSize = (bytes: number) => `{"gameName":"${'x'.repeat(bytes - 15)}"}`;
    expect(await post(ofSize(102_401))).toMatchObject({ status: 413, code: 'too-large' });
    expect(await post(ofSize(5_000_000))).toMatchObject({ status: 413, code: 'too-large' });
    expect(await post(ofSize(102_400))).toMatchObject({ status: 400 });
  });

  test('is judged by its type and its size before the caller is', async () => {
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

describe('an answer', () => {
  test('is kept by nobody, and is what it says it is', async () => {
    for (const path of ['/openapi.json', '/nothing']) {
      const { headers } = await sendRaw(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('is for this site alone: nothing allows another origin', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const answers = [
      await sendRaw('/openapi.json', { headers }),
      await sendRaw('/game', { method: 'OPTIONS', headers }),
    ];
    for (const answer of answers) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

/** `fetch` refuses to send some methods at all. */
function statusOfMethod(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${fivesUrl()}/api${path}`, { method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject).end();
  });
}
