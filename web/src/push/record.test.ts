import { beforeEach, expect, test } from 'vitest';
import { isStale, readRecord, recordOf, writeRecord } from './record.ts';

const NOW = new Date('2026-06-16T12:00:00Z');
const daysAgo = (days: number) => NOW.getTime() - days * 24 * 3_600_000;
const RECORD = { uid: 'sam', token: 'abc', refreshedAt: daysAgo(1) };

beforeEach(() => localStorage.clear());

test('a device is registered for one player only', () => {
  writeRecord(RECORD);
  expect(recordOf('sam')).toEqual(RECORD);
  expect(recordOf('olive')).toBeNull();
  writeRecord(null);
  expect(recordOf('sam')).toBeNull();
});

test('an unreadable record counts as none', () => {
  localStorage.setItem('fives.push', '{');
  expect(readRecord()).toBeNull();
});

test('a token is refreshed when it is older than seven days', () => {
  expect(isStale({ ...RECORD, refreshedAt: daysAgo(7) }, NOW)).toBe(false);
  expect(isStale({ ...RECORD, refreshedAt: daysAgo(7) - 1 }, NOW)).toBe(true);
});
