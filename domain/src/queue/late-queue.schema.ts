import * as z from 'zod/mini';
import { storedList, storedMap } from '../lenient-schema.ts';

/**
 * Who is in and who waits, from three hours before the start on: from then, the times of the replies alone do not say it.
 * The server keeps it in line with the places, by `reconcileLateQueue`.
 */
export const storedLateQueueSchema = z.object({
  /** The uids of those who have a spot, in the order in which they got it. */
  playing: storedList(z.string()),
  /** Of those who wait, by uid: the moment of the yes that found no spot for them. A later one is a new yes. */
  reserves: storedMap(z.date()),
  /** Who of them has been asked whether they can still make it, and when, by uid. Empty while no spot is free. */
  offers: storedMap(z.date()),
  /** Who had a spot and gave it up since, and when, by uid. */
  left: storedMap(z.date()),
});
export type LateQueue = z.infer<typeof storedLateQueueSchema>;
