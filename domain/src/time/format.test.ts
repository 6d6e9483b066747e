import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  DISPLAY_FORMATS,
  formatInZone,
  fromFormDate,
  fromWallClock,
  toFormDate,
  toWallClock,
  zoneNote,
} from './format.ts';

const KICK_OFF = new Date('2026-06-16T18:00:00Z');
const SYSTEMS = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati'];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('displayed time', () => {
  test("is in the game's zone, in the formats of the screens", () => {
    expect(formatInZone(KICK_OFF, 'Europe/London', DISPLAY_FORMATS.teams)).toBe('16/06 19:00');
    expect(formatInZone(KICK_OFF, 'Europe/London', DISPLAY_FORMATS.header)).toBe('Tue 16/06 19:00');
    expect(formatInZone(KICK_OFF, 'Asia/Tokyo', DISPLAY_FORMATS.header)).toBe('Wed 17/06 03:00');
  });

  test("is independent of the system's zone", () => {
    for (const system of SYSTEMS) {
      vi.stubEnv('TZ', system);
      expect(formatInZone(KICK_OFF, 'Europe/London', DISPLAY_FORMATS.header), system).toBe('Tue 16/06 19:00');
      // 02:30 does not exist in New York on this day, but exists in Kathmandu.
      const skipped = new Date('2026-03-07T20:45:00Z');
      expect(formatInZone(skipped, 'Asia/Kathmandu', DISPLAY_FORMATS.teams), system).toBe('08/03 02:30');
    }
  });
});

describe('date field', () => {
  test("has the game's wall clock in the format of the form", () => {
    expect(toFormDate(KICK_OFF, 'Europe/London')).toBe('2026-06-16T19:00');
    expect(toFormDate(KICK_OFF, 'America/New_York')).toBe('2026-06-16T14:00');
  });

  test("is parsed independently of the system's zone", () => {
    for (const system of SYSTEMS) {
      vi.stubEnv('TZ', system);
      expect(fromFormDate('2026-06-16T19:00', 'Europe/London'), system).toEqual(KICK_OFF);
    }
  });

  test.each([
    '',
    '2026-06-16',
    '2026-06-16T19:00:00',
    '2026-06-16T19:00Z',
    '2026-06-16 19:00',
    '2026-02-30T19:00',
    '2026-06-16T24:00',
    '2026-06-16T19:60',
    '+12026-06-16T19:00',
  ])('rejects %j', (text) => {
    expect(fromFormDate(text, 'Europe/London')).toBeNull();
  });

  test('accepts 29 February of a leap year', () => {
    expect(fromFormDate('2028-02-29T19:00', 'Europe/London')).toEqual(new Date('2028-02-29T19:00:00Z'));
  });

  test('gives a valid date or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromFormDate(text, 'Europe/London');
        expect(read === null || !Number.isNaN(read.getTime())).toBe(true);
      }),
    );
  });
});

test("zone note appears if the reader's own clock differs", () => {
  expect(zoneNote(KICK_OFF, 'Europe/Berlin', 'Europe/London')).toBe('Berlin time');
  expect(zoneNote(KICK_OFF, 'America/New_York', 'Europe/Berlin')).toBe('New York time');
  expect(zoneNote(KICK_OFF, 'Europe/Berlin', 'Europe/Paris')).toBeNull();
});

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
