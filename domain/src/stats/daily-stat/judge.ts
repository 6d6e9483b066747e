import { milliseconds } from 'date-fns';
import type { DailyStat, DailyStatType } from '../../game/game.schema.ts';

/** How long a stat of the day is news. */
const NEWS_HOURS = 24;

const NEGATIVE: ReadonlySet<DailyStatType> = new Set([
  'LONGEST_LOSS_STREAK',
  'HIGHEST_LOSS_PERCENT_OVERALL',
  'HIGHEST_LOSS_PERCENT_LAST5',
  'BIGGEST_DROP',
]);

/** Whether a stat of the day is nothing to be proud of: runs and shares of losses, and falling furthest. */
export function isNegativeStat(type: DailyStatType): boolean {
  return NEGATIVE.has(type);
}

/** Whether a stat of the day was worked out within the last 24 hours. */
export function isNewStat({ computedAt }: Pick<DailyStat, 'computedAt'>, now: Date): boolean {
  return now.getTime() - computedAt.getTime() < milliseconds({ hours: NEWS_HOURS });
}
