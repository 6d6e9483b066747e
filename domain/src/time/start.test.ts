import { afterEach, describe, expect, test, vi } from 'vitest';
import { reasonText } from '../reasons.ts';
import { hasStarted, motmClosesAt, startReason } from './start.ts';

const START_NOT_IN_FUTURE = 'Start date and time must be after today';
const START_TOO_FAR = 'Start must be within the next 2 years';
const NOW = new Date('2026-06-16T18:00:00.000Z');

const startText = (start: Date, now: Date) => reasonText(startReason(start, now));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the start of a game', () => {
  test('has come at the very millisecond', () => {
    expect(hasStarted(NOW, new Date(NOW.getTime() - 1))).toBe(false);
    expect(hasStarted(NOW, NOW)).toBe(true);
    expect(hasStarted(NOW, new Date(NOW.getTime() + 1))).toBe(true);
  });

  test('must lie in the future', () => {
    expect(startText(new Date(NOW.getTime() - 1), NOW)).toBe(START_NOT_IN_FUTURE);
    expect(startText(NOW, NOW)).toBe(START_NOT_IN_FUTURE);
    expect(startText(new Date(NOW.getTime() + 1), NOW)).toBeNull();
  });

  test('may be two years ahead to the millisecond, and no more', () => {
    const latest = new Date('2028-06-16T18:00:00.000Z');
    expect(startText(latest, NOW)).toBeNull();
    expect(startText(new Date(latest.getTime() + 1), NOW)).toBe(START_TOO_FAR);
  });

  test('is judged alike whatever the zone of the running system', () => {
    // In London the clocks change between these two days of the year, in the one year but not in the other.
    const now = new Date('2026-03-28T12:00:00Z');
    const latest = new Date('2028-03-28T12:00:00Z');
    for (const system of ['UTC', 'Europe/London', 'America/New_York']) {
      vi.stubEnv('TZ', system);
      expect(startText(latest, now), system).toBeNull();
      expect(startText(new Date(latest.getTime() + 1), now), system).toBe(START_TOO_FAR);
    }
  });

  test('opens the vote for player of the match for twenty-four hours', () => {
    expect(motmClosesAt(NOW)).toEqual(new Date('2026-06-17T18:00:00.000Z'));
  });
});
