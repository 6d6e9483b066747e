import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countdownText,
  gameHealth,
  healthLabel,
  playersShort,
  playersShortLabel,
  timeBeforeStart,
} from './health.ts';

const NOW = new Date('2026-06-13T18:00:00Z');
const HOUR = 3_600_000;

/** A game of ten, `hours` (and a little) from now. */
const game = (hours: number, playing: number, milliseconds = 0) => ({
  startDateTime: new Date(NOW.getTime() + hours * HOUR + milliseconds),
  numberOfPlayers: 10,
  playing,
  now: NOW,
});

describe('the health of a game with places free', () => {
  test.each([
    ['GOOD', 'a week ahead', 168, 0],
    ['GOOD', 'a millisecond over 72 hours ahead', 72, 1],
    ['OK', 'exactly 72 hours ahead', 72, 0],
    ['OK', 'a millisecond over 24 hours ahead', 24, 1],
    ['AT_RISK', 'exactly 24 hours ahead', 24, 0],
    ['AT_RISK', 'a millisecond ahead', 0, 1],
    ['NEUTRAL', 'at its start', 0, 0],
    ['NEUTRAL', 'when it is past', -5, 0],
  ])('is %s %s', (health, _when, hours, milliseconds) => {
    expect(gameHealth(game(hours, 9, milliseconds))).toBe(health);
  });
});

describe('the health of a full or over-full game', () => {
  test('is good up to its start, and neutral from then on', () => {
    for (const playing of [10, 11, 14]) {
      expect([80, 48, 1].map((hours) => gameHealth(game(hours, playing)))).toEqual(['GOOD', 'GOOD', 'GOOD']);
      expect(gameHealth(game(0, playing))).toBe('NEUTRAL');
    }
  });
});

describe('the warning', () => {
  test("says 'ok' or 'at risk', and nothing where all is well or over", () => {
    expect((['GOOD', 'OK', 'AT_RISK', 'NEUTRAL'] as const).map(healthLabel)).toEqual([
      null,
      'ok',
      'at risk',
      null,
    ]);
  });

  test('counts the players that are short, one in the singular', () => {
    expect(playersShortLabel(game(48, 6))).toBe('4 players short');
    expect(playersShortLabel(game(5, 9))).toBe('1 player short');
  });

  test('counts nobody while health is good, once the game is full, or after the start', () => {
    expect(playersShortLabel(game(100, 0))).toBeNull();
    expect(playersShortLabel(game(5, 10))).toBeNull();
    expect(playersShortLabel(game(-1, 3))).toBeNull();
  });

  test('is never about fewer than nobody', () => {
    expect(playersShort(game(5, 12))).toBe(0);
    expect(playersShort(game(5, 0))).toBe(10);
  });
});

describe('the time before the start', () => {
  const before = (hours: number, milliseconds = 0) =>
    timeBeforeStart(game(hours, 0, milliseconds).startDateTime, NOW);

  test.each([
    [75, 0, '3 days 3 hours'],
    [48, 0, '2 days'],
    [48, -1, '1 day 23 hours'],
    [25, 0, '1 day 1 hour'],
    [24, 0, '1 day'],
    [24, -1, '23 hours'],
    [1, 0, '1 hour'],
    [1, -1, 'Now'],
    [0, 0, 'Now'],
    [0, -1, 'Now'],
    [-30, 0, 'Now'],
  ])('of %i hours and %i ms is %j', (hours, milliseconds, text) => {
    expect(before(hours, milliseconds)).toBe(text);
  });

  test.each([
    [25, 0, '1 day 1 hour'],
    [1, 0, '1 hour'],
    [1, -1, '59 minutes'],
    [0, 60_000, '1 minute'],
    [0, 59_999, 'Now'],
    [0, -1, 'Now'],
    [-30, 0, 'Now'],
  ])('is counted down: of %i hours and %i ms it is %j', (hours, milliseconds, text) => {
    expect(countdownText(game(hours, 0, milliseconds).startDateTime, NOW)).toBe(text);
  });

  test('adds up to the whole hours left', () => {
    fc.assert(
      fc.property(fc.integer({ min: HOUR, max: 2000 * HOUR }), (left) => {
        const text = before(0, left);
        const days = Number(/(\d+) day/.exec(text)?.[1] ?? 0);
        const hours = Number(/(\d+) hour/.exec(text)?.[1] ?? 0);
        expect(hours).toBeLessThan(24);
        expect(days * 24 + hours).toBe(Math.floor(left / HOUR));
      }),
    );
  });
});
