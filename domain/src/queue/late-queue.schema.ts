import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';

/**
 * Stored queue from three hours before the start, when reply times are no longer enough. `reconcileLateQueue` updates
 * it.
 */
export const storedLateQueueSchema = stored.looseObject({
  /** Uids of players with a spot, in the order in which they got it. */
  playing: stored.list(z.string()),
  /** Time of the yes that found no spot, by uid of the reserve. A later yes counts as new. */
  reserves: stored.map(z.date()),
  offers: stored.map(z.date()),
  left: stored.map(z.date()),
});
export type LateQueue = z.infer<typeof storedLateQueueSchema>;
