import * as z from 'zod/mini';
import { storedGameId, storedUid } from '../ids.ts';
import {
  storedList,
  storedMap,
  storedMoment,
  storedMomentOrNull,
  storedNumber,
  storedObject,
  storedOrNull,
  storedText,
  storedTextOrNull,
} from '../lenient-schema.ts';
import { DAILY_STAT_TYPES } from '../stats/daily-stat/daily-stats.ts';
import { storedRoles } from './roles.schema.ts';
import { storedChampionSchema, storedSeasonSchema } from './season.schema.ts';
import { pick, storedSettings } from './settings.schema.ts';

export const dailyStatTypeSchema = z.enum(DAILY_STAT_TYPES);

/** A stat of the day. One of a type that this version does not know is read as none, and so is hidden. */
export const storedDailyStatSchema = z.object({
  type: dailyStatTypeSchema,
  text: storedText(),
  playerId: storedUid,
  name: storedText(),
  value: storedNumber(),
  computedAt: z.date(),
});
export type DailyStat = z.infer<typeof storedDailyStatSchema>;

/**
 * What an invite link has to bring along beside the instance's id, so that whoever is no member may look and join; null
 * until the organiser has renewed the link for the first time.
 */
const storedInviteKey = storedTextOrNull;

/** The surviving uid of each merged uid. */
const storedAliases = storedMap(z.string());

/**
 * A game that nobody organises any more, offered to one of its members: to whom, since when, and who has been asked before
 * and did not take it over.
 */
export const storedOrganiserOfferSchema = z.object({
  uid: storedText(),
  at: storedMoment,
  declined: storedList(storedUid),
});
export type OrganiserOffer = z.infer<typeof storedOrganiserOfferSchema>;

const summaryShape = {
  ...storedSettings,
  ...storedRoles,
  inviteKey: storedInviteKey,
  aliases: storedAliases,
};

/** `games/{gameId}`: what all games of one group have in common, whether it is played once or every week. */
export const storedGameSchema = z.object({
  id: storedGameId,
  ...summaryShape,
  /** Everyone who ever had a place in one of its instances, and the organiser: the game's player pool. */
  memberUids: storedList(storedUid),
  /** Who was taken out for good, and what they were called: by uid. */
  removed: storedMap(z.string()),
  /** The server's own: for how many games in a row people were asked and said nothing, by uid. */
  silence: storedMap(z.number()),
  /** The server's copy of `seasons`, the oldest first: whoever has the game knows its seasons. */
  seasons: storedList(storedSeasonSchema),
  /**
   * Of each season that another follows, by its id: who is at the top of its table, each as many points. Champions they are once
   * the next season has begun.
   */
  champions: storedMap(storedList(storedChampionSchema)),
  /** The server's own: null while somebody organises the game, and once it has ended. */
  organiserOffer: storedOrNull(storedOrganiserOfferSchema),
  dailyStat: storedOrNull(storedDailyStatSchema),
  /** The server's own: when the next stat of the day is to be worked out. Missing until that is known. */
  dailyStatDueAt: z.optional(storedMomentOrNull),
  createdAt: storedMoment,
});
export type Game = z.infer<typeof storedGameSchema>;

/** The part of a game that each of its instances carries, so that one read draws an instance. */
export const storedGameSummarySchema = storedObject(summaryShape);
export type GameSummary = z.infer<typeof storedGameSummarySchema>;

/** The fields of a summary. */
export const GAME_SUMMARY_FIELDS = Object.keys(summaryShape) as (keyof GameSummary)[];

/** Returns the summary of a game. */
export function toGameSummary(game: GameSummary): GameSummary {
  return pick(game, GAME_SUMMARY_FIELDS);
}
