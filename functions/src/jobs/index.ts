import { closeMotmVotingJob } from './close-motm-voting.ts';
import { computeDailyStatsJob } from './compute-daily-stats.ts';
import { mendDerivedJob } from './mend-derived.ts';
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
export const mendDerived = scheduled(mendDerivedJob, '0 4 * * *');
