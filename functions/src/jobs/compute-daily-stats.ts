import { pagesOfDailyStatsDue } from '../db/collections/games.ts';
import { computeDailyStat } from '../stats/daily-stat.ts';
import type { Job } from './run-job.ts';

/** Works out the stat of the day of each game that has something to tell. */
export const computeDailyStatsJob: Job = {
  name: 'computeDailyStats',
  due: pagesOfDailyStatsDue,
  handle: computeDailyStat,
};
