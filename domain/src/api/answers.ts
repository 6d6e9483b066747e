import { z } from 'zod';
import { gameSettingsSchema, storedDailyStatSchema } from '../game/game.schema.ts';
import {
  instanceStatusSchema,
  resultSchema,
  storedCountsSchema,
  storedForecastSchema,
  storedMotmAwardSchema,
  teamLooksSchema,
} from '../instance/game-instance.schema.ts';
import { replySchema, teamSchema } from '../instance/player-instance.schema.ts';
import { storedPlayerGameStatsSchema } from '../stats/player-game-stats.schema.ts';

/** A moment as answers carry it: ISO 8601 in UTC. */
const moment = z.iso.datetime();

export const playerAnswerSchema = z.strictObject({
  _id: z.string(),
  uid: z.string(),
  name: z.string(),
  /** For the player alone. */
  email: z.string().optional(),
  createdAt: moment,
});
export type PlayerAnswer = z.infer<typeof playerAnswerSchema>;

export const playerInstanceAnswerSchema = z.strictObject({
  _id: z.string(),
  /** The uid of a registered player. */
  playerId: z.string().optional(),
  /** The uid of an anonymous guest, instead of `playerId`. */
  anonUid: z.string().optional(),
  name: z.string(),
  /** Of registered players, for the organiser alone. */
  email: z.string().optional(),
  /** Null while unanswered. */
  status: replySchema.nullable(),
  team: teamSchema,
  isGuest: z.boolean(),
  repliedAt: moment.nullable(),
  motmVotesReceived: z.number(),
  /** Ids of player instances, for the voter alone. */
  motmVotes: z.array(z.string()).optional(),
});
export type PlayerInstanceAnswer = z.infer<typeof playerInstanceAnswerSchema>;

export const gameInstanceAnswerSchema = z.strictObject({
  _id: z.string(),
  gameId: z.string(),
  startDateTime: moment,
  status: instanceStatusSchema,
  isFirstGame: z.boolean(),
  ...resultSchema.shape,
  ...teamLooksSchema.shape,
  /** Of fair teams; null before they are picked, and for visitors. */
  forecast: storedForecastSchema.nullable(),
  motmAwarded: z.array(storedMotmAwardSchema),
  motmClosesAt: moment,
  counts: storedCountsSchema,
  /** Left out for visitors, who see the invite card only. */
  playerInstances: z.array(playerInstanceAnswerSchema).optional(),
});
export type GameInstanceAnswer = z.infer<typeof gameInstanceAnswerSchema>;

export const dailyStatAnswerSchema = storedDailyStatSchema.extend({ computedAt: moment });

export const gameAnswerSchema = gameSettingsSchema.extend({
  _id: z.string(),
  orgUid: z.string(),
  /** Left out for visitors. */
  memberUids: z.array(z.string()).optional(),
  dailyStat: dailyStatAnswerSchema.nullable().optional(),
  createdAt: moment.optional(),
  gameInstances: z.array(gameInstanceAnswerSchema),
});
export type GameAnswer = z.infer<typeof gameAnswerSchema>;

export const gameStatsAnswerSchema = gameAnswerSchema.extend({
  playerGameStats: z.array(storedPlayerGameStatsSchema.extend({ email: z.string().optional() })),
});
export type GameStatsAnswer = z.infer<typeof gameStatsAnswerSchema>;
