import { describe, expect, test } from 'vitest';
import { fromFormDate, toFormDate } from '../time/format.ts';
import { isPausedAt, NO_PAUSE, pauseText, skipAfter, startAfter, startAfterPause } from './pause.ts';

const LONDON = 'Europe/London';
const at = (text: string, zone = LONDON) => fromFormDate(text, zone) ?? new Date(Number.NaN);
const lastInstance = (start: string, regular: string | null = null, zone = LONDON) => ({
  startDateTime: at(start, zone),
  regularStart: regular === null ? null : at(regular, zone),
});

test('a pause includes its start but not its end', () => {
  const pause = { pausedFrom: at('2026-06-10T00:00'), pausedUntil: at('2026-06-20T00:00') };
  expect(isPausedAt(pause, at('2026-06-09T23:59'))).toBe(false);
  expect(isPausedAt(pause, at('2026-06-10T00:00'))).toBe(true);
  expect(isPausedAt(pause, at('2026-06-19T23:59'))).toBe(true);
  expect(isPausedAt(pause, at('2026-06-20T00:00'))).toBe(false);
  expect(isPausedAt({ ...pause, pausedFrom: null }, at('2020-01-01T00:00'))).toBe(true);
  expect(isPausedAt(NO_PAUSE, at('2026-06-15T00:00'))).toBe(false);
});

test('the next start after a moved instance has the regular weekday and time', () => {
  const moved = lastInstance('2026-06-18T20:00', '2026-06-16T19:00');
  const after = startAfter(moved, LONDON, at('2026-06-18T23:00'));
  expect(toFormDate(after, LONDON)).toBe('2026-06-23T19:00');
  // The same applies to a move by more than a week.
  const late = startAfter(
    lastInstance('2026-06-25T20:00', '2026-06-16T19:00'),
    LONDON,
    at('2026-06-25T23:00'),
  );
  expect(toFormDate(late, LONDON)).toBe('2026-06-30T19:00');
});

describe('skipping the week after the newest instance', () => {
  const skip = (start: string, now: string, zone = LONDON) => {
    const { skipped, pause } = skipAfter(lastInstance(start, null, zone), zone, at(now, zone));
    return [skipped, pause.pausedFrom, pause.pausedUntil].map((moment) => toFormDate(moment, zone));
  };

  test('covers the whole day in the time zone of the game', () => {
    const expected = ['2026-06-23T19:00', '2026-06-23T00:00', '2026-06-24T00:00'];
    expect(skip('2026-06-16T19:00', '2026-06-12T12:00')).toEqual(expected);
    expect(skip('2026-06-16T19:00', '2026-06-16T23:00')).toEqual(expected);
    expect(skip('2026-06-16T19:00', '2026-06-12T12:00', 'Pacific/Auckland')).toEqual(expected);
  });

  test('does not pause the newest instance', () => {
    const last = lastInstance('2026-06-16T19:00');
    const { pause } = skipAfter(last, LONDON, at('2026-06-12T12:00'));
    expect(isPausedAt(pause, last.startDateTime)).toBe(false);
  });

  test.each([
    ['2026-03-22T19:00', '2026-03-29T19:00', '2026-03-30T00:00'],
    ['2026-10-18T19:00', '2026-10-25T19:00', '2026-10-26T00:00'],
  ])('covers a day with a clock change, after %s', (start, skipped, until) => {
    const [day] = skipped.split('T');
    expect(skip(start, start)).toEqual([skipped, `${day}T00:00`, until]);
  });
});

test('the first instance after a pause starts at or after the end of the pause', () => {
  const next = (until: string) =>
    toFormDate(startAfterPause(lastInstance('2026-06-16T19:00'), LONDON, at(until)), LONDON);
  expect(next('2026-06-17T00:00')).toBe('2026-06-23T19:00');
  expect(next('2026-07-14T00:00')).toBe('2026-07-14T19:00');
  expect(next('2026-07-14T19:00')).toBe('2026-07-14T19:00');
  expect(next('2026-07-14T19:01')).toBe('2026-07-21T19:00');
  expect(next('2026-06-01T00:00')).toBe('2026-06-23T19:00');
  // Across the end of summer time.
  expect(next('2026-11-01T00:00')).toBe('2026-11-03T19:00');
});

test('the pause text has the end or the skipped day until the pause ends', () => {
  const game = { timeZone: LONDON, pausedFrom: null, pausedUntil: at('2026-01-12T00:00') };
  const now = at('2025-12-20T12:00');
  expect(pauseText(game, now)).toBe('Paused until Mon 12 Jan');
  expect(pauseText(game, game.pausedUntil)).toBeNull();
  expect(pauseText({ ...game, ...NO_PAUSE }, now)).toBeNull();
  expect(pauseText({ ...game, pausedFrom: at('2026-01-11T00:00') }, now)).toBe('Skipping Sun 11 Jan');
  const later = { ...game, pausedFrom: at('2026-01-05T00:00') };
  expect(pauseText(later, now)).toBe('Paused from Mon 5 Jan until Mon 12 Jan');
  expect(pauseText(later, at('2026-01-06T12:00'))).toBe('Paused until Mon 12 Jan');
});
