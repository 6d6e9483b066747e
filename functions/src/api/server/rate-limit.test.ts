import { expect, test } from 'vitest';
import { RateLimiter, TooManyRequests } from './rate-limit.ts';

const NOON = new Date('2026-06-16T12:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

function countCalls(limiter: RateLimiter, times: number, caller = 'sam', at = NOON): void {
  for (let count = 0; count < times; count++) limiter.count(caller, 'getGame', at);
}

test('refuses calls after 600 in a minute until the minute is over', () => {
  const limiter = new RateLimiter();
  countCalls(limiter, 600);
  expect(() => limiter.count('sam', 'getGame', later(20))).toThrow(TooManyRequests);
  expect(() => limiter.count('sam', 'getGame', later(59))).toThrow('Too many requests');
  expect(() => limiter.count('sam', 'getGame', later(62))).not.toThrow();
});

test('counts a share of the previous minute, so that no one gets twice the limit', () => {
  const limiter = new RateLimiter();
  countCalls(limiter, 400, 'sam', later(59));
  countCalls(limiter, 200, 'sam', later(60));
  expect(() => limiter.count('sam', 'getGame', later(60))).toThrow(TooManyRequests);
  expect(() => limiter.count('sam', 'getGame', later(90))).not.toThrow();
});

test('throws with the seconds until the next call is accepted', () => {
  const limiter = new RateLimiter();
  countCalls(limiter, 600);
  expect(() => limiter.count('sam', 'getGame', later(45))).toThrow(
    expect.objectContaining({ retryAfterSeconds: 15 }),
  );
});

test('counts the calls of each person separately', () => {
  const limiter = new RateLimiter();
  countCalls(limiter, 600, 'sam');
  expect(() => limiter.count('alex', 'getGame', NOON)).not.toThrow();
});

test.each([
  ['sendSupportMessage', 20],
  ['createGame', 100],
] as const)('%s is limited to %i calls an hour', (name, limit) => {
  const limiter = new RateLimiter();
  for (let count = 0; count < limit; count++) limiter.count('sam', name, later(count));
  expect(() => limiter.count('sam', name, later(3599))).toThrow(TooManyRequests);
  expect(() => limiter.count('sam', 'getGame', later(3599))).not.toThrow();
  expect(() => limiter.count('sam', name, later(7200))).not.toThrow();
});

test.each([['getCalendar', 120]] as const)(
  '%s is limited to %i calls a minute per address',
  (name, limit) => {
    const limiter = new RateLimiter();
    for (let count = 0; count < limit; count++) limiter.count('192.0.2.7', name, NOON);
    expect(() => limiter.count('192.0.2.7', name, later(30))).toThrow(TooManyRequests);
    expect(() => limiter.count('192.0.2.8', name, later(30))).not.toThrow();
    expect(() => limiter.count('192.0.2.7', 'getInstanceCalendar', later(30))).not.toThrow();
  },
);
