import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatInZone, fromWallClock, toWallClock } from './format.ts';

const ZONES = [
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];
const anyZone = fc.constantFrom(...ZONES);
const anyMoment = fc.date({
  min: new Date('2000-01-01Z'),
  max: new Date('2060-01-01Z'),
  noInvalidDate: true,
});

const wall = (text: string) => new Date(`${text}Z`);
const momentOf = (text: string, zone: string) => fromWallClock(wall(text), zone).toISOString();

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('wall clock', () => {
  test("shows the zone's time, independent of the system's zone", () => {
    for (const system of ['UTC', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe']) {
      vi.stubEnv('TZ', system);
      fc.assert(
        fc.property(anyMoment, anyZone, (at, zone) => {
          const shown = formatInZone(at, zone, "yyyy-MM-dd'T'HH:mm:ss");
          expect(toWallClock(at, zone).toISOString().slice(0, 19)).toBe(shown);
        }),
        { numRuns: 50 },
      );
    }
  });

  test('converts back to its moment, or to the first of two equal hours', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (at, zone) => {
        const shown = toWallClock(at, zone);
        const back = fromWallClock(shown, zone);
        expect(toWallClock(back, zone)).toEqual(shown);
        expect(back.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(at.getTime() - back.getTime()).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });

  test('is in the first of two equal hours', () => {
    expect(momentOf('2026-10-25T00:59', 'Europe/London')).toBe('2026-10-24T23:59:00.000Z');
    expect(momentOf('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-10-25T02:00', 'Europe/London')).toBe('2026-10-25T02:00:00.000Z');
    expect(momentOf('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    // Lord Howe's clocks go back by half an hour only.
    expect(momentOf('2026-04-05T01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
    expect(momentOf('2026-04-05T01:15', 'Australia/Lord_Howe')).toBe('2026-04-04T14:15:00.000Z');
  });

  test('moves a skipped time forward', () => {
    expect(momentOf('2026-03-29T00:59', 'Europe/London')).toBe('2026-03-29T00:59:00.000Z');
    expect(momentOf('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOf('2026-03-29T02:00', 'Europe/London')).toBe('2026-03-29T01:00:00.000Z');
    expect(momentOf('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(momentOf('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
    // Samoa crossed the date line, without a 30 December 2011.
    expect(momentOf('2011-12-30T19:00', 'Pacific/Apia')).toBe('2011-12-31T05:00:00.000Z');
  });

  test('resolves skipped or repeated hours equally on every system', () => {
    for (const system of ['UTC', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe']) {
      vi.stubEnv('TZ', system);
      expect(momentOf('2026-10-25T01:30', 'Europe/London'), system).toBe('2026-10-25T00:30:00.000Z');
      expect(momentOf('2026-03-29T01:30', 'Europe/London'), system).toBe('2026-03-29T01:30:00.000Z');
    }
  });
});
