import { z } from 'zod';
import { uidSchema } from '../ids.ts';

/** One person's row in a game's table. */
export const playerGameStatsSchema = z.strictObject({
  playerId: uidSchema,
  name: z.string(),
  isGuest: z.boolean(),
  /** W, D and L, the newest last. */
  form: z.string().regex(/^[WDL]*$/),
  numPlayed: z.number().int(),
  numWins: z.number().int(),
  numLosses: z.number().int(),
  numDraws: z.number().int(),
  /** Completed runs of three wins in a row. */
  num3InARow: z.number().int(),
  /** Completed runs of five wins in a row. */
  num5InARow: z.number().int(),
  /** Player-of-the-match awards. */
  numMotm: z.number().int(),
  /** The current run: +3 is three wins, -2 two losses, 0 after a draw or before a first game. */
  streak: z.number().int(),
  totalPoints: z.number().int(),
  /** Null for guests, who are ranked once they register. */
  leaderboardPosition: z.number().int().nullable(),
  /** The position before the newest result; null where there was none. */
  previousLeaderboardPosition: z.number().int().nullable(),
});
export type PlayerGameStats = z.infer<typeof playerGameStatsSchema>;

/** `games/{gameId}/stats/table`. */
export const statsTableSchema = z.strictObject({
  rows: z.record(uidSchema, playerGameStatsSchema),
  updatedAt: z.date(),
});
export type StatsTable = z.infer<typeof statsTableSchema>;
