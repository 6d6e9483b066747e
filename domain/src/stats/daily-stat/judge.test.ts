import { describe, expect, test } from 'vitest';
import { DAILY_STAT_TYPES } from '../../game/game.schema.ts';
import { isNegativeStat, isNewStat } from './judge.ts';

describe('a stat of the day', () => {
  test('is negative where it is about losing or falling, and only there', () => {
    expect(DAILY_STAT_TYPES.filter(isNegativeStat)).toEqual([
      'LONGEST_LOSS_STREAK',
      'HIGHEST_LOSS_PERCENT_OVERALL',
      'HIGHEST_LOSS_PERCENT_LAST5',
      'BIGGEST_DROP',
    ]);
  });

  test('is new for a day', () => {
    const computedAt = new Date('2026-06-16T06:00:00Z');
    const isNewAt = (text: string) => isNewStat({ computedAt }, new Date(text));
    expect(isNewAt('2026-06-16T06:00:00Z')).toBe(true);
    expect(isNewAt('2026-06-17T05:59:59Z')).toBe(true);
    expect(isNewAt('2026-06-17T06:00:00Z')).toBe(false);
  });
});
