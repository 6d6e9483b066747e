import { formatInZone } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { type Anchor, onSunday, startInWeeks, within, yesterday } from './start-times.ts';

const LONDON = 'Europe/London';
const HOUR = 3_600_000;

const shown = (anchor: Anchor, now: string) =>
  formatInZone(anchor(new Date(now), LONDON), LONDON, 'EEE yyyy-MM-dd HH:mm');

describe('start of a demo game', () => {
  test.each([
    ['2026-06-16T12:00:00Z', 'Thu 2026-06-18 19:30'],
    ['2026-06-16T18:30:00Z', 'Fri 2026-06-19 19:30'],
    // Already Wednesday in London.
    ['2026-06-16T23:30:00Z', 'Fri 2026-06-19 19:30'],
    // The clocks go forward on 29 March and back on 25 October.
    ['2026-03-27T12:00:00Z', 'Sun 2026-03-29 19:30'],
    ['2026-10-24T12:00:00Z', 'Mon 2026-10-26 19:30'],
    ['2028-02-27T12:00:00Z', 'Tue 2028-02-29 19:30'],
    ['2027-12-30T12:00:00Z', 'Sat 2028-01-01 19:30'],
  ])('seen from %s is %s, two to three days ahead', (now, start) => {
    expect(shown(within(72, '19:30'), now)).toBe(start);
  });

  test('is the first matching weekday that is far enough ahead', () => {
    expect(shown(onSunday(24, '11:00'), '2026-06-16T12:00:00Z')).toBe('Sun 2026-06-21 11:00');
    expect(shown(onSunday(24, '11:00'), '2026-06-20T10:00:00Z')).toBe('Sun 2026-06-21 11:00');
    expect(shown(onSunday(24, '11:00'), '2026-06-20T10:00:01Z')).toBe('Sun 2026-06-28 11:00');
  });

  test('is yesterday in the time zone of the game', () => {
    expect(shown(yesterday('12:30'), '2026-06-16T12:00:00Z')).toBe('Mon 2026-06-15 12:30');
    expect(shown(yesterday('12:30'), '2026-06-15T23:30:00Z')).toBe('Mon 2026-06-15 12:30');
  });
});

describe('startInWeeks', () => {
  test('keeps weekday and local time across a clock change', () => {
    const start = new Date('2026-04-02T18:30:00Z');
    const clocks = [-20, -2, -1, 0, 1, 30, 31].map((weeks) =>
      formatInZone(startInWeeks(start, weeks, LONDON), LONDON, 'EEE HH:mm'),
    );
    expect(new Set(clocks)).toEqual(new Set(['Thu 19:30']));
    expect(start.getTime() - startInWeeks(start, -1, LONDON).getTime()).toBe(7 * 24 * HOUR - HOUR);
  });
});
