import { computeDailyStatsJob } from './compute-daily-stats.ts';
import { openNextInstancesJob } from './open-next-instances.ts';
import { scheduled } from './scheduled.ts';

export const openNextInstances = scheduled(openNextInstancesJob);
export const computeDailyStats = scheduled(computeDailyStatsJob, '0 6 * * *');
