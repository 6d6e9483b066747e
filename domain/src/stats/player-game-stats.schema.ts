import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import {
  storedFlag,
  storedMap,
  storedMoment,
  storedNumber,
  storedNumberOrNull,
  storedText,
} from '../lenient-schema.ts';

/** What follows from a person's results alone. */
export const storedTallySchema = z.object({
  /** W, D and L of their last games, the newest last. */
  form: storedText(),
  numPlayed: storedNumber(),
  numWins: storedNumber(),
  numLosses: storedNumber(),
  numDraws: storedNumber(),
  /** Completed runs of three wins in a row. */
  num3InARow: storedNumber(),
  /** Completed runs of five wins in a row. */
  num5InARow: storedNumber(),
  /** Player-of-the-match awards. */
  numMotm: storedNumber(),
  /** The current run: +3 is three wins, -2 two losses, 0 after a draw or before a first game. */
  streak: storedNumber(),
  totalPoints: storedNumber(),
});
export type Tally = z.infer<typeof storedTallySchema>;

/** One person's row in a game's table. */
export const storedPlayerGameStatsSchema = z.object({
  playerId: storedUid,
  name: storedText(),
  isGuest: storedFlag(false),
  ...storedTallySchema.shape,
  /** Null only in tables stored before guests were ranked, until the next result or recompute. */
  leaderboardPosition: storedNumberOrNull,
  /** The position before the newest result; null where there was none. */
  previousLeaderboardPosition: storedNumberOrNull,
});
export type PlayerGameStats = z.infer<typeof storedPlayerGameStatsSchema>;

/** `games/{gameId}/stats/table`. */
export const storedStatsTableSchema = z.object({
  rows: storedMap(storedPlayerGameStatsSchema),
  updatedAt: storedMoment,
});
export type StatsTable = z.infer<typeof storedStatsTableSchema>;
