import { describe, expect, test } from 'vitest';
import { DAILY_STAT_TYPES, DAILY_STATS } from './daily-stats.ts';
import { isNewStat, renamedStat } from './stat-of-the-day.ts';

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
