import { z } from 'zod';
import { gameIdSchema, uidSchema } from '../ids.ts';
import { lineOfText, TEXT_LIMITS } from '../text.ts';
import { timeZoneSchema } from '../time/time-zone.ts';

/** The fewest and the most people a game can be organised for. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 50;

export const gameNameSchema = lineOfText(TEXT_LIMITS.gameName, { required: 'Game name is required' });
export const locationSchema = lineOfText(TEXT_LIMITS.location, { required: 'Location is required' });
export const numberOfPlayersSchema = z
  .number({ error: 'Number of players is required' })
  .min(MIN_PLAYERS, 'Number of players must be greater than 1')
  .max(MAX_PLAYERS, `Number of players must be at most ${MAX_PLAYERS}`)
  .int('Number of players must be a whole number');

export const DAILY_STAT_TYPES = [
  'LONGEST_WIN_STREAK',
  'LONGEST_LOSS_STREAK',
  'LONGEST_NO_LOSS_STREAK',
  'LONGEST_NO_MISS_STREAK',
  'HIGHEST_WIN_PERCENT_OVERALL',
  'HIGHEST_LOSS_PERCENT_OVERALL',
  'HIGHEST_WIN_PERCENT_LAST5',
  'HIGHEST_LOSS_PERCENT_LAST5',
  'CONSECUTIVE_LEADERBOARD_NUM1',
  'BIGGEST_CLIMBER',
  'BIGGEST_DROP',
] as const;
export const dailyStatTypeSchema = z.enum(DAILY_STAT_TYPES);
export type DailyStatType = z.infer<typeof dailyStatTypeSchema>;

export const dailyStatSchema = z.strictObject({
  type: dailyStatTypeSchema,
  text: z.string(),
  playerId: uidSchema,
  name: z.string(),
  value: z.number(),
  computedAt: z.date(),
});
export type DailyStat = z.infer<typeof dailyStatSchema>;

/** What of a game its organiser may change, each field with its bounds. */
export const gameSettingsSchema = z.strictObject({
  name: gameNameSchema,
  location: locationSchema,
  numberOfPlayers: numberOfPlayersSchema,
  isRecurring: z.boolean(),
  autoInvites: z.boolean(),
  pickMotm: z.boolean(),
  timeZone: timeZoneSchema,
});
export type GameSettings = z.infer<typeof gameSettingsSchema>;

/** `games/{gameId}`: what all games of one group have in common, whether it is played once or every week. */
export const gameSchema = gameSettingsSchema.extend({
  id: gameIdSchema,
  orgUid: uidSchema,
  /** Everyone who ever had a place in one of its instances, and the organiser: the game's player pool. */
  memberUids: z.array(uidSchema),
  dailyStat: dailyStatSchema.nullable(),
  /** The server's own: when the next stat of the day is to be worked out. Missing until that is known. */
  dailyStatDueAt: z.date().nullable().optional(),
  createdAt: z.date(),
});
export type Game = z.infer<typeof gameSchema>;

/** The part of a game that each of its instances carries, so that one read draws an instance. */
export const gameSummarySchema = gameSettingsSchema.extend({ orgUid: uidSchema });
export type GameSummary = z.infer<typeof gameSummarySchema>;

/** Takes a game's summary out of it. */
export function toGameSummary(game: GameSummary): GameSummary {
  const { name, location, numberOfPlayers, orgUid, isRecurring, autoInvites, pickMotm, timeZone } = game;
  return { name, location, numberOfPlayers, orgUid, isRecurring, autoInvites, pickMotm, timeZone };
}
