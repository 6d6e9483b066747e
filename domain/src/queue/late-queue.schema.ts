import * as z from 'zod/mini';
import { storedList, storedLoosely, storedMap } from '../lenient-schema.ts';

/**
 * Stored queue from three hours before the start, when reply times are no longer enough. `reconcileLateQueue` updates
 * it.
 */
export const storedLateQueueSchema = storedLoosely({
  /** Uids of players with a spot, in the order in which they got it. */
  playing: storedList(z.string()),
  /** Time of the yes that found no spot, by uid of the reserve. A later yes counts as new. */
  reserves: storedMap(z.date()),
  offers: storedMap(z.date()),
  left: storedMap(z.date()),
});
export type LateQueue = z.infer<typeof storedLateQueueSchema>;
