import { milliseconds } from 'date-fns';
import type { DailyStat } from '../../game/game.schema.ts';
import { DAILY_STATS } from './daily-stats.ts';

export function renamedStat(stat: DailyStat, name: string): DailyStat {
  return { ...stat, name, text: DAILY_STATS[stat.type].text(name, stat.value) };
}

const NEWS_HOURS = 24;

export function isNewStat({ computedAt }: Pick<DailyStat, 'computedAt'>, now: Date): boolean {
  return now.getTime() - computedAt.getTime() < milliseconds({ hours: NEWS_HOURS });
}
