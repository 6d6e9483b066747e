import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, isTimeZone, timeZoneSchema } from './time-zone.ts';

describe('a time zone', () => {
  test.each([
    DEFAULT_TIME_ZONE,
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'UTC',
    'EST',
    'ROK',
  ])('is %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(timeZoneSchema.parse(zone)).toBe(zone);
  });

  test.each([
    '',
    'Mars/Olympus',
    '+01:00',
    '-0500',
    'Europe/London ',
    'GMT+25',
    '../etc',
    'PST',
    'ist',
    'SystemV/PST8',
  ])('is not %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    expect(timeZoneSchema.safeParse(zone).error?.issues[0]?.message).toBe(
      'Must be a time zone such as Europe/London',
    );
  });

  test('is asked for by name where it is missing, and cannot be endless', () => {
    expect(timeZoneSchema.safeParse(undefined).error?.issues[0]?.message).toBe('Time zone is required');
    expect(timeZoneSchema.safeParse('A'.repeat(65)).error?.issues[0]?.message).toBe(
      'Must be at most 64 characters',
    );
  });
});
