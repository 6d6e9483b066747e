import { describe, expect, test } from 'vitest';
import { countdownText, gameHealth, healthLabel, playersShortLabel } from './health.ts';

const NOW = new Date('2026-06-13T18:00:00Z');
const HOUR = 3_600_000;

const game = (hours: number, playing: number, milliseconds = 0) => ({
  startDateTime: new Date(NOW.getTime() + hours * HOUR + milliseconds),
  game: { numberOfPlayers: 10 },
  counts: { playing },
});

describe('health of a game with free spots', () => {
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
    expect(gameHealth(game(hours, 9, milliseconds), NOW)).toBe(health);
  });
});

describe('health of a full or over-full game', () => {
  test('is good before its start, neutral afterwards', () => {
    for (const playing of [10, 11, 14]) {
      expect([80, 48, 1].map((hours) => gameHealth(game(hours, playing), NOW))).toEqual([
        'GOOD',
        'GOOD',
        'GOOD',
      ]);
      expect(gameHealth(game(0, playing), NOW)).toBe('NEUTRAL');
    }
  });
});

describe('warning', () => {
  test("is 'ok' or 'at risk', otherwise null", () => {
    expect((['GOOD', 'OK', 'AT_RISK', 'NEUTRAL'] as const).map(healthLabel)).toEqual([
      null,
      'ok',
      'at risk',
      null,
    ]);
  });

  test('counts missing players in the singular or the plural', () => {
    expect(playersShortLabel(game(48, 6), NOW)).toBe('4 players short');
    expect(playersShortLabel(game(5, 9), NOW)).toBe('1 player short');
  });

  test('is null if health is good or the game is full or started', () => {
    expect(playersShortLabel(game(100, 0), NOW)).toBeNull();
    expect(playersShortLabel(game(5, 10), NOW)).toBeNull();
    expect(playersShortLabel(game(-1, 3), NOW)).toBeNull();
  });

  test('counts an offered spot as a missing player', () => {
    const late = { ...game(2, 10), counts: { playing: 10, offered: 1 } };
    expect(gameHealth(late, NOW)).toBe('AT_RISK');
    expect(playersShortLabel(late, NOW)).toBe('1 player short');
  });
});

describe('time before the start', () => {
  const before = (hours: number, milliseconds = 0, step?: 'hour') =>
    countdownText(game(hours, 0, milliseconds).startDateTime, NOW, step);

  test.each([
    [75, 0, '3 days 3 hours'],
    [48, 0, '2 days'],
    [48, -1, '1 day 23 hours'],
    [25, 0, '1 day 1 hour'],
    [24, 0, '1 day'],
    [24, -1, '23 hours 59 minutes'],
    [2, -1, '1 hour 59 minutes'],
    [1, 0, '1 hour'],
    [1, -1, '59 minutes'],
    [0, 60_000, '1 minute'],
    [0, 59_999, 'Now'],
    [0, 0, 'Now'],
    [0, -1, 'Now'],
    [-30, 0, 'Now'],
  ])('shows %i hours and %i ms as %j', (hours, milliseconds, text) => {
    expect(before(hours, milliseconds)).toBe(text);
  });

  test.each([
    [72, -60_000, '3 days'],
    [24, -60_000, '1 day'],
    [2, -60_000, '2 hours'],
    [1, -60_000, 'Now'],
  ])('shows %i hours and %i ms as %j in whole hours', (hours, milliseconds, text) => {
    expect(before(hours, milliseconds, 'hour')).toBe(text);
  });
});
