import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reasonText } from '../reasons.ts';
import { formatInZone, fromFormDate } from './format.ts';
import { hasStarted, motmClosesAt, nextWeeklyStart, startReason } from './start.ts';

const START_NOT_IN_FUTURE = 'Start date and time must be after today';
const START_TOO_FAR = 'Start must be within the next 2 years';
const NOW = new Date('2026-06-16T18:00:00.000Z');

const startText = (start: Date, now: Date) => reasonText(startReason(start, now));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('start of a game', () => {
  test('is reached at the exact millisecond', () => {
    expect(hasStarted(NOW, new Date(NOW.getTime() - 1))).toBe(false);
    expect(hasStarted(NOW, NOW)).toBe(true);
    expect(hasStarted(NOW, new Date(NOW.getTime() + 1))).toBe(true);
  });

  test('must be in the future', () => {
    expect(startText(new Date(NOW.getTime() - 1), NOW)).toBe(START_NOT_IN_FUTURE);
    expect(startText(NOW, NOW)).toBe(START_NOT_IN_FUTURE);
    expect(startText(new Date(NOW.getTime() + 1), NOW)).toBeNull();
  });

  test('may be at most two years ahead to the millisecond', () => {
    const latest = new Date('2028-06-16T18:00:00.000Z');
    expect(startText(latest, NOW)).toBeNull();
    expect(startText(new Date(latest.getTime() + 1), NOW)).toBe(START_TOO_FAR);
  });

  test("has limits independent of the system's zone", () => {
    // London's clocks change on 29 March 2026 and on 26 March 2028, so local years would have another limit.
    const now = new Date('2026-03-28T12:00:00Z');
    const latest = new Date('2028-03-28T12:00:00Z');
    for (const system of ['UTC', 'Europe/London', 'America/New_York']) {
      vi.stubEnv('TZ', system);
      expect(startText(latest, now), system).toBeNull();
      expect(startText(new Date(latest.getTime() + 1), now), system).toBe(START_TOO_FAR);
    }
  });

  test('opens the vote for player of the match for twenty-four hours', () => {
    expect(motmClosesAt(NOW)).toEqual(new Date('2026-06-17T18:00:00.000Z'));
  });
});

const WEEK = 7 * 24 * 3_600_000;
const LONDON = 'Europe/London';

function at(text: string, zone: string): Date {
  const start = fromFormDate(text, zone);
  if (start === null) throw new Error(`No such start: ${text}`);
  return start;
}

function nextAfter(text: string, zone: string, now = at(text, zone)): string {
  return formatInZone(nextWeeklyStart(at(text, zone), zone, now), zone, "yyyy-MM-dd'T'HH:mm xxx");
}

describe('next weekly start', () => {
  test.each([
    ['in an ordinary week', LONDON, '2026-06-16T19:00', '2026-06-23T19:00 +01:00'],
    ['when the clocks go forward in London', LONDON, '2026-03-24T19:00', '2026-03-31T19:00 +01:00'],
    ['when the clocks go back in London', LONDON, '2026-10-20T19:00', '2026-10-27T19:00 +00:00'],
    ['where clocks never change', 'Asia/Kathmandu', '2026-03-24T19:00', '2026-03-31T19:00 +05:45'],
    ['over the turn of the year', LONDON, '2026-12-31T23:30', '2027-01-07T23:30 +00:00'],
    ['over 29 February', LONDON, '2028-02-22T19:00', '2028-02-29T19:00 +00:00'],
    ['over a February without a 29th', LONDON, '2027-02-23T19:00', '2027-03-02T19:00 +00:00'],
  ])('has the same weekday at the same clock time: %s', (_when, zone, last, next) => {
    expect(nextAfter(last, zone)).toBe(next);
  });

  test.each([
    ['a skipped hour', LONDON, '2026-03-22T01:30', '2026-03-29T02:30 +01:00'],
    ['a skipped half hour', 'Australia/Lord_Howe', '2026-09-27T02:15', '2026-10-04T02:45 +11:00'],
    ['the first of two equal hours', LONDON, '2026-10-18T01:30', '2026-10-25T01:30 +01:00'],
    ['the first of two half hours', 'Australia/Lord_Howe', '2026-03-29T01:45', '2026-04-05T01:45 +11:00'],
  ])('is later by the skipped time, or in the first of two hours: %s', (_hour, zone, last, next) => {
    expect(nextAfter(last, zone)).toBe(next);
  });

  test('is a week after the second of two repeated hours, at the same clock time', () => {
    const second = new Date('2026-10-25T01:30:00Z');
    expect(nextWeeklyStart(second, LONDON, second)).toEqual(new Date('2026-11-01T01:30:00Z'));
  });

  test.each([
    ['after missed weeks', '2026-06-16T19:00', '2026-07-20T12:00', '2026-07-21T19:00 +01:00'],
    ['after more than a year', '2025-06-17T19:00', '2026-12-01T12:00', '2026-12-01T19:00 +00:00'],
    [
      'after a missed week without that hour',
      '2026-03-22T01:30',
      '2026-03-30T12:00',
      '2026-04-05T01:30 +01:00',
    ],
    ['exactly at a start', '2026-06-16T19:00', '2026-06-23T19:00', '2026-06-30T19:00 +01:00'],
    ['before the last start', '2026-06-16T19:00', '2026-06-01T12:00', '2026-06-23T19:00 +01:00'],
  ])('is the first one ahead: %s', (_when, last, now, next) => {
    expect(nextAfter(last, LONDON, at(now, LONDON))).toBe(next);
  });

  test('is an invalid date after an invalid date', () => {
    expect(nextWeeklyStart(new Date(Number.NaN), LONDON, new Date(0)).getTime()).toBeNaN();
  });

  test('is at most a week and an hour ahead, at the same weekday and clock time', () => {
    const zones = [LONDON, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca'];
    // None of the zones changes its clocks after 18:00.
    const evening = fc.record({
      day: fc.integer({ min: 0, max: 3000 }),
      minute: fc.integer({ min: 18 * 60, max: 23 * 60 + 59 }),
    });
    fc.assert(
      fc.property(evening, fc.constantFrom(...zones), fc.nat(400 * 24 * 60), (when, zone, elapsedMinutes) => {
        const wall = new Date(Date.UTC(2020, 0, 1) + (when.day * 24 * 60 + when.minute) * 60_000);
        const last = at(wall.toISOString().slice(0, 16), zone);
        const now = new Date(last.getTime() + elapsedMinutes * 60_000);
        const next = nextWeeklyStart(last, zone, now);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(WEEK + 3_600_000);
        expect(formatInZone(next, zone, 'EEE HH:mm')).toBe(formatInZone(last, zone, 'EEE HH:mm'));
      }),
    );
  });
});
