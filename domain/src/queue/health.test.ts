import { addHours } from 'date-fns';
import { describe, expect, test } from 'vitest';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { A_KICK_OFF, aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import {
  countdownText,
  gameHealth,
  healthLabel,
  isWarningTime,
  paceText,
  playersShortLabel,
  usualYes,
  whomToAsk,
} from './health.ts';

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

test.each([10, 11, 14])('health of a game with %i of 10 players is good before its start', (playing) => {
  const healthAt = (hours: number) => gameHealth(game(hours, playing), NOW);
  expect([80, 48, 1, 0].map(healthAt)).toEqual(['GOOD', 'GOOD', 'GOOD', 'NEUTRAL']);
});

describe('warning', () => {
  test("is 'ok' or 'at risk', otherwise null", () => {
    const labels = (['GOOD', 'OK', 'AT_RISK', 'NEUTRAL'] as const).map(healthLabel);
    expect(labels).toEqual([null, 'ok', 'at risk', null]);
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
  const left = (hours: number, milliseconds = 0, step?: 'hour') =>
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
    expect(left(hours, milliseconds)).toBe(text);
  });

  test.each([
    [72, -60_000, '3 days'],
    [24, -60_000, '1 day'],
    [2, -60_000, '2 hours'],
    [1, -60_000, 'Now'],
  ])('shows %i hours and %i ms as %j in whole hours', (hours, milliseconds, text) => {
    expect(left(hours, milliseconds, 'hour')).toBe(text);
  });
});

const before = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * HOUR);
const withYes = (playing: number, changes: Partial<GameInstance> = {}) =>
  aGameInstance({ counts: { playing, notPlaying: 0, unanswered: 0 }, ...changes });

test.each([
  [72.01, false],
  [72, true],
  [71.01, true],
  [71, false],
])('%f hours before the start is the time of the warning: %s', (hours, expected) => {
  expect(isWarningTime(aGameInstance(), before(hours))).toBe(expected);
});

describe('the pace', () => {
  const week = (earlyYes: number, changes: Partial<GameInstance> = {}) => ({
    instance: aGameInstance(changes),
    earlyYes,
  });
  const eight = [9, 4, 8, 8, 12, 8, 1, 9].map((earlyYes) => week(earlyYes));

  test('is the median number of yes replies at the time of the warning', () => {
    expect(usualYes(eight)).toBe(8);
    expect(usualYes([week(9), week(9), ...eight])).toBe(9);
  });

  test.each([
    ['cancelled', week(8, { status: 'CANCELLED' })],
    ['moved', week(8, { regularStart: before(24) })],
    ['imported', week(8, { importId: 'one' })],
    ['without a count', { ...week(8), earlyYes: undefined }],
  ])('is unknown with seven weeks and one that is %s', (_, skipped) => {
    expect(usualYes([skipped, ...eight.slice(1)])).toBeNull();
  });
});

describe('the people to ask', () => {
  const noReply = (uid: string) => aPlayerInstance({ uid, status: 'UNANSWERED', repliedAt: null });
  const late = (uid: string) => aPlayerInstance({ uid, repliedAt: before(10) });
  const early = (uid: string) => aPlayerInstance({ uid, repliedAt: before(100) });
  const past = Array.from({ length: 8 }, (_, week) => ({
    startDateTime: A_KICK_OFF,
    people: [
      late('ana'),
      week < 4 ? late('ben') : noReply('ben'),
      week < 2 ? late('cem') : noReply('cem'),
    ].concat([early('dee'), noReply('eli')]),
  }));
  const uidsToAsk = (people: readonly PlayerInstance[], playing: number) =>
    whomToAsk(withYes(playing), people, past).map(({ uid }) => uid);

  test.each([
    [10, []],
    [9, ['ana', 'ben']],
    [5, ['ana', 'ben', 'cem']],
  ])('for %i of 10 players have often said yes late, the likeliest first', (playing, uids) => {
    expect(uidsToAsk(['cem', 'ben', 'ana', 'dee', 'eli', 'new'].map(noReply), playing)).toEqual(uids);
  });

  test('are not the ones with a reply', () => {
    expect(uidsToAsk([late('ana'), noReply('ben')], 5)).toEqual(['ben']);
  });
});

test('the usual pace shows for a day after the warning', () => {
  const text = (hours: number, usualYes: number | null = 9) =>
    paceText({ startDateTime: A_KICK_OFF, usualYes }, addHours(A_KICK_OFF, -hours));
  expect([text(72), text(49), text(48), text(60, null)]).toEqual([
    'usually 9 by now',
    'usually 9 by now',
    null,
    null,
  ]);
});
