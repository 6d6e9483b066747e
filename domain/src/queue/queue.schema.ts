import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';

/**
 * Stored queue from three hours before the start, when reply times no longer decide who has a spot. Updated by
 * `reconcileLateQueue`.
 */
export const storedLateQueueSchema = stored.looseObject({
  /** Uids of players with a spot, in the order in which they got the spot. */
  playing: stored.list(z.string()),
  /** By uid of a reserve: time of the yes that got no spot. A later yes counts as new. */
  reserves: stored.map(z.date()),
  /** By uid of a reserve: time of the offer. */
  offers: stored.map(z.date()),
  /** By uid of a player who had a spot: time of the drop-out. */
  left: stored.map(z.date()),
  /** Uids of reserves who said no. A repeated event of that no must not count as a player's drop-out. */
  formerReserves: stored.list(z.string()),
});
export type LateQueue = z.infer<typeof storedLateQueueSchema>;

/** Queue as an organiser ordered it. */
export const storedQueueOrderSchema = z.object({
  /** Uids of everyone who said yes, players first. */
  uids: stored.list(z.string()),
  /** A reply after this time is not in the list. */
  setAt: stored.moment,
});
export type QueueOrder = z.infer<typeof storedQueueOrderSchema>;

export const storedReserveRecordSchema = z.object({
  /** Uids of people with a player instance who were a reserve at any time. */
  uids: stored.list(z.string()),
  /** Number of these people who have a spot. */
  promoted: stored.number(),
});
export type ReserveRecord = z.infer<typeof storedReserveRecordSchema>;

/** Null below eight past instances with a record. */
export const storedReserveOddsSchema = z.object({
  /** Number of past instances. */
  weeks: z.number(),
  /** Number of these instances in which the first reserve would have played, then the second, and so on. */
  played: stored.list(z.number()),
});
export type ReserveOdds = z.infer<typeof storedReserveOddsSchema>;
