import { ApiError } from '@fives/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { toRefusal } from './outgoing.ts';

const { written } = vi.hoisted(() => ({ written: [] as string[] }));

// The log's writer takes hold of the console before a test can.
vi.mock('../../log.ts', () => {
  const write = (...parts: unknown[]) => written.push(parts.map((part) => JSON.stringify(part)).join(' '));
  return { logError: write, logInfo: write, logWarning: write };
});

afterEach(() => {
  written.length = 0;
});

function failure(code: number): Error {
  return Object.assign(new Error('Deep down'), { code, details: 'sam@example.com' });
}

test('what nobody foresaw is answered with little and logged with its stack', () => {
  const { status, body } = toRefusal(new Error('Deep down'), 'getGame');
  expect({ status, body }).toEqual({
    status: 500,
    body: { error: { code: 'internal', message: 'Something went wrong on our side', fields: {} } },
  });
  expect(written.join()).toContain('Deep down');
  expect(written.join()).toContain('getGame');
});

test.each([4, 8, 10, 14])(
  'trouble of the database that passes (gRPC %i) is 503, and says when to try again',
  (code) => {
    expect(toRefusal(failure(code), 'getGame')).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '1' },
      body: { error: { code: 'unavailable', message: 'Try again in a moment' } },
    });
  },
);

test('trouble of the database that does not pass is 500', () => {
  expect(toRefusal(failure(3), 'getGame').status).toBe(500);
});

test('the log holds none of the properties of an error, which may be about people', () => {
  toRefusal(failure(3), 'getGame');
  expect(written.join()).not.toContain('sam@example.com');
});

test('a refusal is answered as it is, and noted where somebody tries doors', () => {
  const refusal = new ApiError('forbidden', 'This is for the organiser alone');
  expect(toRefusal(refusal, 'setWinner')).toMatchObject({ status: 403, body: refusal.toBody() });
  expect(written.join()).toContain('setWinner');
  written.length = 0;
  toRefusal(new ApiError('bad-input', 'Not a valid id'), 'setWinner');
  expect(written).toEqual([]);
});
