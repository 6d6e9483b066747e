import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DISPLAY_FORMATS, formatInZone, fromFormDate, toFormDate, zoneNote } from './format.ts';

const KICK_OFF = new Date('2026-06-16T18:00:00Z');
const SYSTEMS = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati'];

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('displayed time', () => {
  test("is in the game's zone, in the formats of the screens", () => {
    expect(formatInZone(KICK_OFF, 'Europe/London', DISPLAY_FORMATS.card)).toBe('16/06 19:00');
    expect(formatInZone(KICK_OFF, 'Europe/London', DISPLAY_FORMATS.header)).toBe('Tue 16/06 19:00');
    expect(formatInZone(KICK_OFF, 'Asia/Tokyo', DISPLAY_FORMATS.header)).toBe('Wed 17/06 03:00');
  });

  test("is independent of the system's zone", () => {
    for (const system of SYSTEMS) {
      vi.stubEnv('TZ', system);
      expect(formatInZone(KICK_OFF, 'Europe/London', DISPLAY_FORMATS.header), system).toBe('Tue 16/06 19:00');
      // 02:30 does not exist in New York on this day, but exists in Kathmandu.
      const skipped = new Date('2026-03-07T20:45:00Z');
      expect(formatInZone(skipped, 'Asia/Kathmandu', DISPLAY_FORMATS.card), system).toBe('08/03 02:30');
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
    'tomorrow',
    '2026-06-16',
    '2026-06-16T19',
    '2026-06-16T19:00:00',
    '2026-06-16T19:00Z',
    '2026-06-16 19:00',
    '2026-02-30T19:00',
    '2027-02-29T19:00',
    '2026-06-16T24:00',
    '2026-06-16T19:60',
    '2026-13-01T19:00',
    '26-06-16T19:00',
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
