import * as z from 'zod/mini';
import { storedGameId, storedUid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';
import { DAILY_STAT_TYPES } from '../stats/daily-stat/daily-stats.ts';
import { storedRoles } from './roles.schema.ts';
import { storedChampionSchema, storedSeasonSchema } from './season.schema.ts';
import { pick, storedSettings } from './settings.schema.ts';

export const dailyStatTypeSchema = z.enum(DAILY_STAT_TYPES);

/** A stat of an unknown type is read as null, so that screens hide the stat. */
export const storedDailyStatSchema = z.object({
  type: dailyStatTypeSchema,
  text: stored.text(),
  playerId: storedUid,
  name: stored.text(),
  value: stored.number(),
  computedAt: z.date(),
});
export type DailyStat = z.infer<typeof storedDailyStatSchema>;

export const storedOrganiserOfferSchema = z.object({
  uid: stored.text(),
  at: stored.moment,
  declined: stored.list(storedUid),
});
export type OrganiserOffer = z.infer<typeof storedOrganiserOfferSchema>;

const summaryShape = {
  ...storedSettings,
  ...storedRoles,
  /** Key that an invite link needs in addition to the instance id. Null until the link is first renewed. */
  inviteKey: stored.textOrNull,
  /** Key of the permanent link. */
  joinKey: stored.text(),
  aliases: stored.map(z.string()),
};

export const storedGameSchema = z.object({
  id: storedGameId,
  ...summaryShape,
  /** Everyone who ever had a player instance, and the organisers. */
  memberUids: stored.list(storedUid),
  removed: stored.map(z.string()),
  /** Missed replies in a row by uid. Only the server writes the field. */
  silence: stored.map(z.number()),
  /** Copy of the season documents, oldest first. */
  seasons: stored.list(storedSeasonSchema),
  /** Champions of each finished season by season id. Several people if they have equal points. */
  champions: stored.map(stored.list(storedChampionSchema)),
  /** Null if the game has an organiser or has ended. Only the server writes the field. */
  organiserOffer: stored.orNull(storedOrganiserOfferSchema),
  dailyStat: stored.orNull(storedDailyStatSchema),
  /** Undefined until the server knows when to compute the next stat. */
  dailyStatDueAt: z.optional(stored.momentOrNull),
  createdAt: stored.moment,
});
export type Game = z.infer<typeof storedGameSchema>;

/** Copy of game fields in each instance, so that screens need only one read for an instance. */
export const storedGameSummarySchema = stored.object(summaryShape);
export type GameSummary = z.infer<typeof storedGameSummarySchema>;

export const GAME_SUMMARY_FIELDS = Object.keys(summaryShape) as (keyof GameSummary)[];

export function toGameSummary(game: GameSummary): GameSummary {
  return pick(game, GAME_SUMMARY_FIELDS);
}
