import { scheduled } from './scheduled.ts';

export const openNextInstances = scheduled(
  async () => (await import('./open-next-instances.ts')).openNextInstancesJob,
);
export const sendReminders = scheduled(async () => (await import('./send-reminders.ts')).sendRemindersJob);
export const warnOrganisers = scheduled(async () => (await import('./warn-organisers.ts')).warnOrganisersJob);
export const closeMotmVoting = scheduled(
  async () => (await import('./close-motm-voting.ts')).closeMotmVotingJob,
);
export const tellResults = scheduled(
  async () => (await import('./tell-results.ts')).tellResultsJob,
  'every 5 minutes',
);
export const offerSpots = scheduled(
  async () => (await import('./offer-spots.ts')).offerSpotsJob,
  'every 5 minutes',
);
export const computeDailyStats = scheduled(
  async () => (await import('./compute-daily-stats.ts')).computeDailyStatsJob,
  '0 6 * * *',
);
export const mendDerived = scheduled(
  async () => (await import('./mend-derived.ts')).mendDerivedJob,
  '0 4 * * *',
);
