import * as functions from '../../functions/src/jobs/index.ts';
import { hoursFrom, type JobWorld, NOW } from './world.ts';

type JobName = keyof typeof functions;
export const JOBS_OF_INSTANCES = Object.values(functions)
  .map(({ job }) => job)
  .filter(({ due }) => typeof due === 'string');

/** Hours until the start, and game fields, that give each job work. */
const WORLDS: Record<JobName, readonly [number, Pick<JobWorld, 'game' | 'instance'>?]> = {
  openNextInstances: [-4],
  sendReminders: [2],
  warnOrganisers: [20],
  closeMotmVoting: [-25],
  tellResults: [-2],
  offerSpots: [2, { game: { numberOfPlayers: 2 } }],
  endConditions: [20, { instance: { conditionsEndAt: NOW } }],
  computeDailyStats: [-2],
  repairDerived: [-2],
};

export function worldOf(name: string, people: JobWorld['people'] = {}): JobWorld {
  const [hours, { game, instance: fields } = {}] = WORLDS[name as JobName];
  const instance = {
    startDateTime: hoursFrom(NOW, hours),
    motmClosesAt: hoursFrom(NOW, hours + 24),
    ...fields,
  };
  return { game: { autoInvites: true, ...game }, instance, people };
}
