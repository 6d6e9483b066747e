import { closeMotmVotingJob } from './close-motm-voting.ts';
import { computeDailyStatsJob } from './compute-daily-stats.ts';
import { openNextInstancesJob } from './open-next-instances.ts';
import { scheduled } from './scheduled.ts';
import { sendRemindersJob } from './send-reminders.ts';
import { tellResultsJob } from './tell-results.ts';
import { warnOrganisersJob } from './warn-organisers.ts';

export const openNextInstances = scheduled(openNextInstancesJob);
export const sendReminders = scheduled(sendRemindersJob);
export const warnOrganisers = scheduled(warnOrganisersJob);
export const closeMotmVoting = scheduled(closeMotmVotingJob);
export const tellResults = scheduled(tellResultsJob, 'every 5 minutes');
export const computeDailyStats = scheduled(computeDailyStatsJob, '0 6 * * *');
