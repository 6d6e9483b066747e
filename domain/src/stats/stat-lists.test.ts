import { describe, expect, test } from 'vitest';
import { frozen } from '../testing/frozen.ts';
import { EMPTY_TALLY } from './fold.ts';
import type { PlayerGameStats } from './player-game-stats.schema.ts';
import {
  isStatName,
  PREVIEW_LENGTH,
  STAT_NAMES,
  STAT_TITLES,
  sortedByStat,
  statValue,
} from './stat-lists.ts';

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

describe('the stats overview', () => {
  test('has its ten lists under the names and titles of the screens, three rows each', () => {
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

  test('knows the stat that an address names, and nothing else', () => {
    expect(STAT_NAMES.every(isStatName)).toBe(true);
    expect([null, '', 'Form', 'numGoals', 'toString'].some(isStatName)).toBe(false);
  });
});

describe('a list of one stat', () => {
  const ada = row('ada', { form: 'WWL', numPlayed: 3, numWins: 2, numLosses: 1, totalPoints: 6 });
  const bob = row('bob', { form: 'W', numPlayed: 1, numWins: 1, totalPoints: 3 });
  const cem = row('cem', { form: 'LDD', numPlayed: 3, numLosses: 1, numDraws: 2, totalPoints: 2 });
  const rows = frozen([cem, bob, ada]);

  test.each([
    ['leaderboard', ['ada', 'bob', 'cem']],
    ['form', ['ada', 'bob', 'cem']],
    ['numWins', ['ada', 'bob', 'cem']],
    ['numWinsPercent', ['bob', 'ada', 'cem']],
    ['numLosses', ['ada', 'cem', 'bob']],
    ['numPlayed', ['ada', 'cem', 'bob']],
    ['numDraws', ['cem', 'ada', 'bob']],
  ] as const)('of %s has the top value first, and equals as on the leaderboard', (stat, expected) => {
    expect(names(sortedByStat(rows, stat))).toEqual(expected);
  });

  test('has guests after everybody who is ranked, however high their figures', () => {
    const gus = row('gus', { isGuest: true, numPlayed: 1, numWins: 1, totalPoints: 3 });
    expect(names(sortedByStat([gus, ...rows], 'numWinsPercent'))).toEqual(['bob', 'ada', 'cem', 'gus']);
  });

  test('shows shares of the games played in percent, and counts as they are', () => {
    expect(statValue(ada, 'numWinsPercent')).toBe(67);
    expect(statValue(ada, 'numLossesPercent')).toBe(33);
    expect(statValue(ada, 'numPlayed')).toBe(3);
    expect(statValue(row('new'), 'numWinsPercent')).toBe(0);
  });
});
