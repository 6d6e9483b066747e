import { describe, expect, test } from 'vitest';
import { frozen } from '../testing/factories.ts';
import {
  barPercent,
  isStatName,
  PREVIEW_LENGTH,
  percentOfPlayed,
  STAT_NAMES,
  STAT_TITLES,
  sortedByStat,
  statValue,
} from './stat-lists.ts';
import { DEFAULT_POINTS, type PlayerGameStats } from './tally.schema.ts';
import { EMPTY_TALLY } from './tally.ts';

function row(playerId: string, stats: Partial<PlayerGameStats> = {}): PlayerGameStats {
  return {
    playerId,
    name: playerId,
    isGuest: false,
    ...EMPTY_TALLY,
    leaderboardPosition: null,
    previousLeaderboardPosition: null,
    ...stats,
  };
}

const names = (rows: readonly PlayerGameStats[]) => rows.map(({ playerId }) => playerId);

describe('stats overview', () => {
  test('has ten lists in screen order with three rows each', () => {
    expect(STAT_NAMES.map((name) => STAT_TITLES[name])).toEqual([
      'Leaderboard',
      'Form',
      'Games won',
      'Win %',
      'Games lost',
      'Loss %',
      'Games played',
      'Games drawn',
      '3 game streaks',
      '5 game streaks',
    ]);
    expect(PREVIEW_LENGTH).toBe(3);
  });

  test('accepts only known stats in an address', () => {
    expect(STAT_NAMES.every(isStatName)).toBe(true);
    expect([null, '', 'Form', 'numGoals', 'toString'].some(isStatName)).toBe(false);
  });
});

describe('list of one stat', () => {
  const ada = row('ada', { form: 'WWL', numPlayed: 3, numWins: 2, numLosses: 1, totalPoints: 6 });
  const bob = row('bob', { form: 'W', numPlayed: 1, numWins: 1, totalPoints: 3 });
  const cem = row('cem', { form: 'LDD', numPlayed: 3, numLosses: 1, numDraws: 2, totalPoints: 2 });
  const rows = frozen([cem, bob, ada]);

  test.each([
    ['leaderboard', ['ada', 'bob', 'cem']],
    ['form', ['ada', 'bob', 'cem']],
    ['numWins', ['ada', 'bob', 'cem']],
    ['numWinsPercent', ['ada', 'cem', 'bob']],
    ['numLosses', ['ada', 'cem', 'bob']],
    ['numPlayed', ['ada', 'cem', 'bob']],
    ['numDraws', ['cem', 'ada', 'bob']],
  ] as const)('of %s is sorted by value, with equals as on the leaderboard', (stat, expected) => {
    expect(names(sortedByStat(rows, stat, DEFAULT_POINTS))).toEqual(expected);
  });

  test('ranks a guest by figures, and percentages from three games on', () => {
    const gus = row('gus', { isGuest: true, numPlayed: 3, numWins: 3, totalPoints: 9 });
    expect(names(sortedByStat([gus, ...rows], 'numWinsPercent', DEFAULT_POINTS))).toEqual([
      'gus',
      'ada',
      'cem',
      'bob',
    ]);
  });

  test('shows shares of games in percent, but counts as numbers', () => {
    expect(statValue(ada, 'numWinsPercent')).toBe(67);
    expect(statValue(ada, 'numLossesPercent')).toBe(33);
    expect(statValue(ada, 'numPlayed')).toBe(3);
    expect(statValue(row('new'), 'numWinsPercent')).toBe(0);
  });
});

describe('percentage of games played', () => {
  test.each([
    [0, 0, 0],
    [0, 7, 0],
    [7, 7, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [1, 201, 0],
  ])('of %i in %i is %i', (value, numPlayed, percent) => {
    expect(percentOfPlayed(value, numPlayed)).toBe(percent);
  });
});

describe('bar', () => {
  test.each([
    [5, 10, 50],
    [10, 10, 100],
    [0, 10, 0],
    [12, 10, 100],
    [-1, 10, 0],
    [3, 0, 0],
    [3, -1, 0],
  ])('of %i beside the top value %i has a length of %i percent', (value, top, percent) => {
    expect(barPercent(value, top)).toBe(percent);
  });
});
