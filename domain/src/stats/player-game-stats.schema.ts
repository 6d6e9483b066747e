import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';

/** Results before the first instance, from imported totals. */
export const storedEarlierResultsSchema = z.object({
  played: z.number(),
  won: z.number(),
  drawn: z.number(),
  lost: z.number(),
});
export type EarlierResults = z.infer<typeof storedEarlierResultsSchema>;

export const storedTallySchema = z.object({
  /** W, D and L of the last games, newest last. */
  form: stored.text(),
  numPlayed: stored.number(),
  numWins: stored.number(),
  numLosses: stored.number(),
  numDraws: stored.number(),
  num3InARow: stored.number(),
  num5InARow: stored.number(),
  numMotm: stored.number(),
  /** Current run: +3 is three wins, -2 two losses, 0 after a draw or before a first game. */
  streak: stored.number(),
  totalPoints: stored.number(),
  /** Imported results, which the counts above include. Undefined without imported totals. */
  earlier: z.catch(z.optional(storedEarlierResultsSchema), undefined),
});
export type Tally = z.infer<typeof storedTallySchema>;

export const storedPlayerGameStatsSchema = z.object({
  playerId: storedUid,
  name: stored.text(),
  isGuest: stored.flag(false),
  ...storedTallySchema.shape,
  /** Null only in tables stored before guests were ranked, until the next result or recount. */
  leaderboardPosition: stored.numberOrNull,
  previousLeaderboardPosition: stored.numberOrNull,
});
export type PlayerGameStats = z.infer<typeof storedPlayerGameStatsSchema>;

export const storedStatsTableSchema = z.object({
  rows: stored.map(storedPlayerGameStatsSchema),
  updatedAt: stored.moment,
});
export type StatsTable = z.infer<typeof storedStatsTableSchema>;
