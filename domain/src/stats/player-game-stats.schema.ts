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

export const storedTallySchema = z.object({
  /** W, D and L of the last games, newest last. */
  form: storedText(),
  numPlayed: storedNumber(),
  numWins: storedNumber(),
  numLosses: storedNumber(),
  numDraws: storedNumber(),
  num3InARow: storedNumber(),
  num5InARow: storedNumber(),
  numMotm: storedNumber(),
  /** Current run: +3 is three wins, -2 two losses, 0 after a draw or before a first game. */
  streak: storedNumber(),
  totalPoints: storedNumber(),
});
export type Tally = z.infer<typeof storedTallySchema>;

export const storedPlayerGameStatsSchema = z.object({
  playerId: storedUid,
  name: storedText(),
  isGuest: storedFlag(false),
  ...storedTallySchema.shape,
  /** Null only in tables stored before guests were ranked, until the next result or recount. */
  leaderboardPosition: storedNumberOrNull,
  previousLeaderboardPosition: storedNumberOrNull,
});
export type PlayerGameStats = z.infer<typeof storedPlayerGameStatsSchema>;

export const storedStatsTableSchema = z.object({
  rows: storedMap(storedPlayerGameStatsSchema),
  updatedAt: storedMoment,
});
export type StatsTable = z.infer<typeof storedStatsTableSchema>;
