import { expect, test } from 'vitest';
import { latestMorning } from './latest-morning.ts';

test.each([
  ['2026-06-16T05:59:59Z', '2026-06-15T06:00:00.000Z'],
  ['2026-06-16T06:00:00Z', '2026-06-16T06:00:00.000Z'],
  ['2026-06-16T23:00:00Z', '2026-06-16T06:00:00.000Z'],
])('latestMorning at %s is %s', (now, morning) => {
  expect(latestMorning(new Date(now)).toISOString()).toBe(morning);
});
