import { pagesOfStartsSince } from '../db/collections/game-instances.ts';
import { mendAround } from '../stats/recompute-game.ts';
import type { Job } from './run-job.ts';

/** How long an instance is looked at after its start: by then its result is in, and its votes are counted. */
const LOOKED_AT_FOR_MS = 7 * 86_400_000;

/**
 * Brings into line what triggers derive, where one has been lost for good: of every instance that is ahead or was played
 * in the last week. What is as it should be is read and not written, so a run that is killed is no loss.
 */
export const mendDerivedJob: Job = {
  name: 'mendDerived',
  due: (now) => pagesOfStartsSince(new Date(now.getTime() - LOOKED_AT_FOR_MS)),
  handle: mendAround,
};
