import { expect, test } from 'vitest';
import { agoText } from './inbox.tsx';

const NOW = new Date('2026-06-16T12:00:00Z');

test.each([
  ['2026-06-16T12:00:05Z', 'Just now'],
  ['2026-06-16T11:59:01Z', 'Just now'],
  ['2026-06-16T11:59:00Z', '1 min ago'],
  ['2026-06-16T11:00:01Z', '59 min ago'],
  ['2026-06-16T11:00:00Z', '1 h ago'],
  ['2026-06-15T12:00:01Z', '23 h ago'],
  ['2026-06-15T12:00:00Z', 'Mon 15/06 13:00'],
])('%s shows as %s', (at, text) => {
  expect(agoText(new Date(at), NOW, 'Europe/London')).toBe(text);
});
