import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@fives/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Handlers } from '../handler.ts';
import { TooManyRequests } from './rate-limit.ts';
import { createApi, toRefusal } from './router.ts';

const { written } = vi.hoisted(() => ({ written: [] as string[] }));

// A test cannot replace the console, because the logger captures the console on import.
vi.mock('firebase-functions/logger', () => {
  const write = (...parts: unknown[]) => written.push(parts.map((part) => JSON.stringify(part)).join(' '));
  return { error: write, info: write, warn: write };
});

afterEach(() => {
  written.length = 0;
});

function failure(code: number): Error {
  return Object.assign(new Error('Deep down'), { code, details: 'sam@example.com' });
}

test('hides the details of an unexpected error but logs the stack', () => {
  const { status, body } = toRefusal(new Error('Deep down'), 'getGame');
  expect({ status, body }).toEqual({
    status: 500,
    body: { error: { code: 'internal', message: 'Something went wrong on our side', fields: {} } },
  });
  expect(written.join()).toContain('Deep down');
  expect(written.join()).toContain('getGame');
});

test.each([4, 8, 10, 14])(
  'returns 503 with a retry time for a temporary database error (gRPC %i)',
  (code) => {
    expect(toRefusal(failure(code), 'getGame')).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '1' },
      body: { error: { code: 'unavailable', message: 'Try again in a moment' } },
    });
  },
);

test('returns 500 for a permanent database error', () => {
  expect(toRefusal(failure(3), 'getGame').status).toBe(500);
});

test('logs no properties of an error, which may contain personal data', () => {
  toRefusal(failure(3), 'getGame');
  expect(written.join()).not.toContain('sam@example.com');
});

test('returns refusals unchanged but logs only signs of an attack', () => {
  const refusal = new ApiError('forbidden', 'Only the organiser can do this');
  expect(toRefusal(refusal, 'setWinner')).toMatchObject({ status: 403, body: refusal.toBody() });
  expect(written.join()).toContain('setWinner');
  written.length = 0;
  toRefusal(new ApiError('bad-input', 'Not a valid id'), 'setWinner');
  expect(written).toEqual([]);
});

test('sends a retry time with the refusal of a call over the limit', () => {
  expect(toRefusal(new TooManyRequests(15), 'getGame')).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '15' },
  });
});

let server: Server;

beforeAll(async () => {
  // Serves only an endpoint for visitors, because all others call the identity provider.
  const handlers = { getOpenApi: async () => ({ openapi: '3.1.0' }) } as unknown as Handlers;
  server = createServer(createApi(handlers, { value: () => 1 })).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends the path unchanged, because `fetch` would normalise it. */
async function call(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, host: '127.0.0.1', path, method }).end();
  const [response] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, headers: response.headers, text };
}

test('serves the paths of the contract with or without `/api`', async () => {
  for (const path of ['/api/openapi.json', '/openapi.json', '/openapi.json?']) {
    expect(await call(path)).toMatchObject({ status: 200, text: '{"openapi":"3.1.0"}' });
  }
  for (const path of [
    '/api',
    '/API/openapi.json',
    '/openapi.json/',
    '/OpenApi.json',
    '/api/api/openapi.json',
  ]) {
    expect((await call(path)).status, path).toBe(404);
  }
});

test('hides the server software and forbids caching', async () => {
  const { headers } = await call('/openapi.json');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('etag');
});

test.each(['HEAD', 'OPTIONS', 'TRACE', 'DELETE'])(
  'refuses %s if the endpoint has only GET',
  async (method) => {
    const { status, headers } = await call('/openapi.json', method);
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET' });
  },
);

test.each(['/gi/%zz', '/gi/%', '/gi/%c3%28'])(
  'refuses the undecodable path %s as bad input',
  async (path) => {
    expect(JSON.parse((await call(path)).text)).toMatchObject({ error: { code: 'bad-input' } });
  },
);

test.each([
  ['behind a proxy', 1, (forged: string) => `${forged}, 192.0.2.7`],
  ['without a proxy', 0, (forged: string) => forged],
])(
  'ignores forged addresses of a caller without a token %s',
  async (_, proxies, forwarded) => {
    const handlers = {} as unknown as Handlers;
    const own = createServer(createApi(handlers, { value: () => proxies })).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const { port } = own.address() as AddressInfo;
    const statuses: number[] = [];
    for (let call = 0; call < 510; call++) {
      const headers = {
        'x-forwarded-for': forwarded(`10.0.0.${call % 256}`),
      };
      const response = await fetch(`http://127.0.0.1:${port}/games/somebody`, { headers });
      await response.text();
      statuses.push(response.status);
    }
    own.close();
    expect(statuses.slice(0, 500)).toEqual(Array(500).fill(401));
    expect(statuses.at(-1)).toBe(429);
  },
  60_000,
);

test('checks the token before the input', async () => {
  const { status, headers } = await call('/game/not%20an%20id');
  expect({ status, asks: headers['www-authenticate'] }).toEqual({ status: 401, asks: 'Bearer' });
});
