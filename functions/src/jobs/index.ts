import { scheduled } from './scheduled.ts';

/**
 * The table of jobs: each export is a scheduled function, and its `job` is what tests run. A job that asks `instanceJobs` names
 * a moment of `DueAt`.
 */

/** Opens the next week of recurring games and invites their pools; of a paused game, once the pause is over. */
export const openNextInstances = scheduled({
  name: 'openNextInstances',
  due: 'next',
  load: async () => (await import('./open-next-instances.ts')).openNextInstance,
});

/** Asks people without a reply again, and reminds players of the game and of the vote; not for games in a pause. */
export const sendReminders = scheduled({
  name: 'sendReminders',
  due: 'reminders',
  load: async () => (await import('./send-reminders.ts')).sendReminder,
});

/** Warns the organisers that players are missing, once health turns to ok or at risk. */
export const warnOrganisers = scheduled({
  name: 'warnOrganisers',
  due: 'warning',
  load: async () => (await import('./tell-due.ts')).warnOrganisersOf,
});

/** Counts the votes whose time is up, and awards the player of the match. */
export const closeMotmVoting = scheduled({
  name: 'closeMotmVoting',
  due: 'motm',
  load: async () => (await import('../instance/close-voting.ts')).closeVoting,
});

/** Notifies the players of the result ten minutes after the winner, if nobody entered the score. */
export const tellResults = scheduled({
  name: 'tellResults',
  schedule: 'every 5 minutes',
  due: 'result',
  load: async () => (await import('./tell-due.ts')).notifyResultOf,
});

/** Asks the next reserve when someone let their turn pass, and from three hours before the start. */
export const offerSpots = scheduled({
  name: 'offerSpots',
  schedule: 'every 5 minutes',
  due: 'offers',
  load: async () => (await import('./tell-due.ts')).offerSpotsOf,
});

/** Computes the stat of the day of games for which it is due. */
export const computeDailyStats = scheduled({
  name: 'computeDailyStats',
  schedule: '0 6 * * *',
  async *due(now) {
    yield* (await import('../db/collections/games.ts')).pagesOfDailyStatsDue(now);
  },
  load: async () => (await import('../stats/daily-stat.ts')).computeDailyStat,
});

/** How long after its start an instance is checked: by then its result is in, and its votes are counted. */
const CHECKED_FOR_MS = 7 * 86_400_000;

/**
 * Repairs what lost triggers left wrong, of instances ahead or in the last week: counts, members, summary, due moments, history
 * and table. It also writes a moment of `DueAt` that stored documents lack. `done` counts what differed.
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
