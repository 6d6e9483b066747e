import { expect, test } from 'vitest';
import { toMillis } from './retry-after.ts';

const NOW = new Date('2026-06-16T06:00:00Z');

test.each<[string | undefined, number]>([
  ['120', 120_000],
  ['0', 0],
  ['Tue, 16 Jun 2026 06:00:30 GMT', 30_000],
  ['Tue, 16 Jun 2026 05:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [undefined, 0],
])('a Retry-After of %o asks for a wait of %i ms', (header, wait) => {
  expect(toMillis(header, NOW)).toBe(wait);
});
