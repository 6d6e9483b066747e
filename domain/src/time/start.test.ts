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

describe('start of a game', () => {
  test('is reached at the exact millisecond', () => {
    expect(hasStarted(NOW, new Date(NOW.getTime() - 1))).toBe(false);
    expect(hasStarted(NOW, NOW)).toBe(true);
    expect(hasStarted(NOW, new Date(NOW.getTime() + 1))).toBe(true);
  });

  test('must be in the future', () => {
    expect(startText(new Date(NOW.getTime() - 1), NOW)).toBe(START_NOT_IN_FUTURE);
    expect(startText(NOW, NOW)).toBe(START_NOT_IN_FUTURE);
    expect(startText(new Date(NOW.getTime() + 1), NOW)).toBeNull();
  });

  test('may be at most two years ahead to the millisecond', () => {
    const latest = new Date('2028-06-16T18:00:00.000Z');
    expect(startText(latest, NOW)).toBeNull();
    expect(startText(new Date(latest.getTime() + 1), NOW)).toBe(START_TOO_FAR);
  });

  test("has limits independent of the system's zone", () => {
    // London's clocks change on 29 March 2026 and on 26 March 2028, so local years would have another limit.
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
