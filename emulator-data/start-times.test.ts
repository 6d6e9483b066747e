import { formatInZone } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { inDays, startInWeeks } from './start-times.ts';

const LONDON = 'Europe/London';
const HOUR = 3_600_000;

test.each([
  ['2026-06-16T12:00:00Z', 2, 'Thu 2026-06-18 19:30'],
  // Already Wednesday in London.
  ['2026-06-16T23:30:00Z', 2, 'Fri 2026-06-19 19:30'],
  // The clocks go forward on 29 March and back on 25 October.
  ['2026-03-27T12:00:00Z', 2, 'Sun 2026-03-29 19:30'],
  ['2026-10-24T12:00:00Z', 2, 'Mon 2026-10-26 19:30'],
  ['2028-02-27T12:00:00Z', 2, 'Tue 2028-02-29 19:30'],
  ['2026-06-15T23:30:00Z', -1, 'Mon 2026-06-15 19:30'],
])('inDays counts from the day of %s in the zone', (now, days, start) => {
  const at = inDays(days, '19:30')(new Date(now), LONDON);
  expect(formatInZone(at, LONDON, 'EEE yyyy-MM-dd HH:mm')).toBe(start);
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
