import { scheduled } from './scheduled.ts';

/**
 * Table of jobs: each export is a scheduled function, and tests run its `job`. A `due` that is a text names a field of
 * `DueAt` in `instanceJobs`.
 */

/** Opens the next week of recurring games and invites their pools. A paused game waits until the pause is over. */
export const openNextInstances = scheduled({
  name: 'openNextInstances',
  due: 'next',
  load: async () => (await import('./open-next-instances.ts')).openNextInstance,
});

export const sendReminders = scheduled({
  name: 'sendReminders',
  due: 'reminders',
  load: async () => (await import('./send-reminders.ts')).sendReminder,
});

export const warnOrganisers = scheduled({
  name: 'warnOrganisers',
  due: 'warning',
  load: async () => (await import('./tell-due.ts')).warnOrganisersOf,
});

export const closeMotmVoting = scheduled({
  name: 'closeMotmVoting',
  due: 'motm',
  load: async () => (await import('../instance/close-voting.ts')).closeVoting,
});

/** Notifies the players of the result ten minutes after the winner, if no one entered the score. */
export const tellResults = scheduled({
  name: 'tellResults',
  schedule: 'every 5 minutes',
  due: 'result',
  load: async () => (await import('./tell-due.ts')).notifyResultOf,
});

/** Offers spots from three hours before the start, and asks the next reserve if one does not respond. */
export const offerSpots = scheduled({
  name: 'offerSpots',
  schedule: 'every 5 minutes',
  due: 'offers',
  load: async () => (await import('./tell-due.ts')).offerSpotsOf,
});

export const computeDailyStats = scheduled({
  name: 'computeDailyStats',
  schedule: '0 6 * * *',
  async *due(now) {
    yield* (await import('../db/collections/games.ts')).pagesOfDailyStatsDue(now);
  },
  load: async () => (await import('../stats/daily-stat.ts')).computeDailyStat,
});

/** Time after the start in which an instance is checked. By then its result and its votes are stored. */
const CHECKED_FOR_MS = 7 * 86_400_000;

/**
 * Repairs derived data after lost triggers, for instances ahead or of the last week, and adds missing due times. `done`
 * counts what differed.
 */
export const repairDerived = scheduled({
  name: 'repairDerived',
  schedule: '0 4 * * *',
  async *due(now) {
    const since = new Date(now.getTime() - CHECKED_FOR_MS);
    yield* (await import('../db/collections/game-instances.ts')).pagesOfStartsSince(since);
  },
  load: async () => (await import('../stats/recompute-game.ts')).repairAround,
});
