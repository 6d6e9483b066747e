import * as z from 'zod/mini';
import { storedGameId, storedUid, type Uid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';
import { DAILY_STAT_TYPES } from '../stats/daily-stat/daily-stats.ts';
import { lineOfText, TEXT_LIMITS } from '../text.ts';
import { pick, storedSettings } from './settings.ts';

const storedRoles = {
  orgUid: stored.text(),
  organiserUids: stored.list(storedUid),
  treasurerUids: stored.list(storedUid),
};

export const rolesInResponse = {
  orgUid: z.optional(z.string()),
  organiserUids: z.optional(z.array(z.string())),
  treasurerUids: z.optional(z.array(z.string())),
};

export type StoredRoles = { [F in keyof typeof storedRoles]: z.infer<(typeof storedRoles)[F]> };

export function newGameRoles(orgUid: Uid): StoredRoles {
  return { orgUid, organiserUids: [orgUid], treasurerUids: [] };
}

export const seasonNameSchema = lineOfText(TEXT_LIMITS.seasonName, 'Season name is required');

export const storedSeasonSchema = z.object({
  id: z.string(),
  name: stored.text(),
  /** Start of the season, inclusive. The season ends when the next season starts. */
  from: z.date(),
});

export type Season = z.infer<typeof storedSeasonSchema>;

const storedChampionSchema = z.object({
  uid: z.string(),
  name: stored.text(),
  isGuest: stored.flag(false),
  points: stored.number(),
});

export type Champion = z.infer<typeof storedChampionSchema>;

export const dailyStatTypeSchema = z.enum(DAILY_STAT_TYPES);

/** A stat of an unknown type is read as null, so that screens hide the stat. */
const storedDailyStatSchema = z.object({
  type: dailyStatTypeSchema,
  text: stored.text(),
  playerId: storedUid,
  name: stored.text(),
  value: stored.number(),
  computedAt: z.date(),
});

export type DailyStat = z.infer<typeof storedDailyStatSchema>;

const storedOrganiserOfferSchema = z.object({
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
  /** When each person left. Instances that had started do not make them a member again. */
  left: stored.map(z.date()),
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
