import * as z from 'zod/mini';
import * as stored from '../lenient-schema.ts';

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
