import { scheduled } from './scheduled.ts';

export const openNextInstances = scheduled({
  name: 'openNextInstances',
  due: 'next',
  load: async () => (await import('./open-next-instances.ts')).openNextInstance,
});

export const sendReminders = scheduled({
  name: 'sendReminders',
  due: 'reminders',
  load: async () => (await import('./notify-due.ts')).sendDueReminders,
});

export const warnOrganisers = scheduled({
  name: 'warnOrganisers',
  due: 'warning',
  load: async () => (await import('./notify-due.ts')).warnOrganisersOf,
});

export const closeMotmVoting = scheduled({
  name: 'closeMotmVoting',
  due: 'motm',
  load: async () => (await import('../instance/close-voting.ts')).closeVoting,
});

/** Notifies players of a result without a score, ten minutes after the winner was stored. */
export const tellResults = scheduled({
  name: 'tellResults',
  schedule: 'every 5 minutes',
  due: 'result',
  load: async () => (await import('./notify-due.ts')).notifyResultOf,
});

export const offerSpots = scheduled({
  name: 'offerSpots',
  schedule: 'every 5 minutes',
  due: 'offers',
  load: async () => (await import('./notify-due.ts')).offerSpotsOf,
});

/** Changes a yes to a no when its condition ends without a spot. */
export const endConditions = scheduled({
  name: 'endConditions',
  schedule: 'every 5 minutes',
  due: 'conditions',
  load: async () => (await import('./notify-due.ts')).endConditionsOf,
});

export const computeDailyStats = scheduled({
  name: 'computeDailyStats',
  schedule: '0 6 * * *',
  async *due(now) {
    yield* (await import('../db/collections/games.ts')).pagesOfDailyStatsDue(now);
  },
  load: async () => (await import('../stats/daily-stat.ts')).computeDailyStat,
});

/** Maximum time since the start of a repaired instance. Result and votes are stored earlier. */
const MAX_REPAIR_AGE_MS = 7 * 86_400_000;

/** Repairs derived data and due times that a lost trigger did not update. `done` counts the instances that differed. */
export const repairDerived = scheduled({
  name: 'repairDerived',
  schedule: '0 4 * * *',
  async *due(now) {
    const since = new Date(now.getTime() - MAX_REPAIR_AGE_MS);
    yield* (await import('../db/collections/game-instances.ts')).pagesOfInstancesSince(since);
  },
  load: async () => (await import('../stats/recompute-game.ts')).repairDerivedFrom,
});
