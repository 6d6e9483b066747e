import { describe, expect, test } from 'vitest';
import type { DailyStat } from '../../game/game.schema.ts';
import { DAILY_STAT_TYPES, DAILY_STATS } from './daily-stats.ts';
import { dailyStatDueAt, isNewStat, renamedStat } from './stat-of-the-day.ts';

const NOW = new Date('2026-06-16T06:00:00Z');
const YESTERDAY = new Date('2026-06-15T06:00:00Z');
const TOMORROW = new Date('2026-06-17T00:00:00Z');
const aStat = (computedAt: Date): DailyStat => ({
  type: 'BIGGEST_CLIMBER',
  text: 'Sam is up two places on the leaderboard',
  playerId: 'sam',
  name: 'Sam',
  value: 2,
  computedAt,
});

test('stat lasts until the end of its day', () => {
  for (const dailyStatDue of [undefined, null, YESTERDAY, TOMORROW]) {
    const due = (computedAt: Date) =>
      dailyStatDueAt({ dailyStat: aStat(computedAt), dailyStatDueAt: dailyStatDue }, true, NOW);
    expect(due(NOW)).toEqual(TOMORROW);
    expect(due(new Date('2026-06-16T23:59:59.999Z'))).toEqual(TOMORROW);
    expect(due(YESTERDAY)).toEqual(new Date('2026-06-16T00:00:00Z'));
  }
});

test('game without a stat is due after a new result', () => {
  for (const stored of [undefined, null]) {
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: stored }, false, NOW)).toBeNull();
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: stored }, true, NOW)).toEqual(NOW);
  }
});

test('overdue game stays due', () => {
  for (const hasNewResults of [false, true])
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: YESTERDAY }, hasNewResults, NOW)).toEqual(
      YESTERDAY,
    );
});

test('removed stat makes a game due at once', () => {
  expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: TOMORROW }, false, NOW)).toEqual(NOW);
});

describe('stat of the day', () => {
  test('is negative only for losses and a lower position', () => {
    expect(DAILY_STAT_TYPES.filter((type) => DAILY_STATS[type].isNegative)).toEqual([
      'LONGEST_LOSS_STREAK',
      'HIGHEST_LOSS_PERCENT_OVERALL',
      'HIGHEST_LOSS_PERCENT_LAST5',
      'BIGGEST_DROP',
    ]);
  });

  test('is new for 24 hours', () => {
    const computedAt = new Date('2026-06-16T06:00:00Z');
    const isNewAt = (text: string) => isNewStat({ computedAt }, new Date(text));
    expect(isNewAt('2026-06-16T06:00:00Z')).toBe(true);
    expect(isNewAt('2026-06-17T05:59:59Z')).toBe(true);
    expect(isNewAt('2026-06-17T06:00:00Z')).toBe(false);
  });
});

test('renamed stat differs only in `name` and `text`', () => {
  const stat = {
    type: 'LONGEST_LOSS_STREAK',
    text: 'Sam has lost four in a row',
    playerId: 'sam',
    name: 'Sam',
    value: 4,
    computedAt: new Date('2026-06-16T06:00:00Z'),
  } as const;
  expect(renamedStat(stat, 'Samantha')).toEqual({
    ...stat,
    name: 'Samantha',
    text: 'Samantha has lost four in a row',
  });
});
