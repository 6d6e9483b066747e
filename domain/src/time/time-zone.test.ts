import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, isTimeZone, timeZoneSchema, ZONE_NAMES } from './time-zone.ts';

describe('time zone', () => {
  test.each([
    DEFAULT_TIME_ZONE,
    'America/New_York',
    'Australia/Lord_Howe',
    'UTC',
    'EST',
    'europe/london',
    'Etc/GMT-14',
  ])('may be %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
    expect(timeZoneSchema.parse(zone)).toBe(zone);
  });

  test.each([
    '',
    'Mars/Olympus',
    '+01:00',
    'Europe/London ',
    'GMT+25',
    'PST',
    'SystemV/PST8',
    'Europe/\u212Ayiv',
    'Etc/GMT-15',
  ])('may not be %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    expect(timeZoneSchema.safeParse(zone).error?.issues[0]?.message).toBe(
      'Must be a time zone such as Europe/London',
    );
  });

  test('has a required name of limited length', () => {
    expect(timeZoneSchema.safeParse(undefined).error?.issues[0]?.message).toBe('Time zone is required');
    expect(timeZoneSchema.safeParse('A'.repeat(65)).error?.issues[0]?.message).toBe(
      'Must be at most 64 characters',
    );
  });

  test('is in the list once and known to this machine', () => {
    expect(new Set(ZONE_NAMES.map((name) => name.toLowerCase())).size).toBe(ZONE_NAMES.length);
    // The list of this machine may differ by a few names.
    const unknownHere = ZONE_NAMES.filter((name) => !isKnownHere(name));
    const missing = Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name));
    expect(unknownHere.length).toBeLessThanOrEqual(5);
    expect(missing.length).toBeLessThanOrEqual(5);
  });
});

function isKnownHere(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }) !== null;
  } catch {
    return false;
  }
}
