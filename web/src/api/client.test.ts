import type { User } from 'firebase/auth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auth } from '../firebase.ts';
import { callApi } from './client.ts';

function stubResponses(...statuses: readonly number[]): (string | null)[] {
  const keys: (string | null)[] = [];
  const responses = statuses.values();
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return new Response('{}', { status: responses.next().value ?? 200 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return keys;
}

const params = { giId: 'tuesday' };
const addBob = () => callApi('addPerson', { params, body: { name: 'Bob', status: 'PLAYING' } });

test('a call after a server error repeats with the same key', async () => {
  const keys = stubResponses(503, 200, 201);
  await addBob();
  await addBob();
  const [first, repeat, next] = keys;
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(repeat).toBe(first);
  expect(next).toMatch(/^[\w-]{36}$/);
  expect(next).not.toBe(first);
});

test('a call that creates nothing has no key', async () => {
  const keys = stubResponses(200);
  await callApi('getGameInstance', { params });
  expect(keys).toEqual([null]);
});

test('a POST without a key is not repeated', async () => {
  const keys = stubResponses(503, 200);
  await expect(callApi('tellTeams', { params })).rejects.toThrow();
  expect(keys).toHaveLength(1);
});

test('a call without a response fails after the time limit', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    if (signal?.aborted) throw signal.reason;
    return new Promise(() => {});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(addBob()).rejects.toThrow("Can't reach Fives");
});

test('a spreadsheet keeps its byte order mark', async () => {
  vi.stubGlobal('fetch', async () => new Response('\uFEFF"Date"\r\n'));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await callApi('exportResults', { params: { gameId: 'tuesday' } })).toBe('\uFEFF"Date"\r\n');
});

test('an expired token without a connection fails as unavailable', async () => {
  const getIdToken = () => Promise.reject({ code: 'auth/network-request-failed' });
  vi.spyOn(auth, 'currentUser', 'get').mockReturnValue({ getIdToken } as unknown as User);
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(addBob()).rejects.toMatchObject({ code: 'unavailable' });
});
