import * as z from 'zod/mini';
import { pointsSchema, storedPoints } from '../stats/points.ts';
import {
  storedFlag,
  storedList,
  storedMap,
  storedMoment,
  storedMomentOrNull,
  storedNumber,
  storedNumberOrNull,
  storedObject,
  storedOneOf,
  storedOrNull,
  storedText,
  storedTextOrNull,
} from '../stored.ts';
import { lineOfText, TEXT_LIMITS } from '../text.ts';
import { DEFAULT_TIME_ZONE, isTimeZone, timeZoneSchema } from '../time/time-zone.ts';
import { storedChampionSchema, storedSeasonSchema } from './season.schema.ts';

/** The fewest and the most people a game can be organised for. */
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 50;
/** For how many a game is whose document does not say: five a side. */
const DEFAULT_NUMBER_OF_PLAYERS = 10;

export const gameNameSchema = lineOfText(TEXT_LIMITS.gameName, { required: 'Game name is required' });
export const locationSchema = lineOfText(TEXT_LIMITS.location, { required: 'Location is required' });
export const numberOfPlayersSchema = z
  .number('Number of players is required')
  .check(
    z.minimum(MIN_PLAYERS, `Number of players must be greater than ${MIN_PLAYERS - 1}`),
    z.maximum(MAX_PLAYERS, `Number of players must be at most ${MAX_PLAYERS}`),
    z.int('Number of players must be a whole number'),
  );

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

/** A stat of the day. One of a type that this version does not know is read as none, and so is hidden. */
export const storedDailyStatSchema = z.object({
  type: dailyStatTypeSchema,
  text: storedText(),
  playerId: z.string(),
  name: storedText(),
  value: storedNumber(),
  computedAt: z.date(),
});
export type DailyStat = z.infer<typeof storedDailyStatSchema>;

/** How a spot that comes free late is offered to the reserves: to one after the other, or to all of them. */
export const RESERVE_OFFERS = ['IN_TURN', 'AT_ONCE'] as const;
export type ReserveOffers = (typeof RESERVE_OFFERS)[number];

/** So many hours before the start a drop-out may be called late, at least and at most; and where nobody chose. */
export const MIN_LATE_HOURS = 1;
export const MAX_LATE_HOURS = 72;
export const DEFAULT_LATE_HOURS = 24;

/** A moment as calls carry it: ISO 8601 with an offset, parsed to a date. */
const momentSchema = z.pipe(
  z.iso.datetime({ offset: true, error: 'Must be a date and time' }),
  z.transform((text: string) => new Date(text)),
);

/** What of a game its organiser may change, each field with its bounds: as it is written. */
export const gameSettingsSchema = z.strictObject({
  name: gameNameSchema,
  location: locationSchema,
  numberOfPlayers: numberOfPlayersSchema,
  isRecurring: z.boolean(),
  autoInvites: z.boolean(),
  pickMotm: z.boolean(),
  timeZone: timeZoneSchema,
  /** How many guests may join an instance by themselves; null for as many as there are spots. */
  maxGuests: z.nullable(
    z.number().check(z.int('Must be a whole number'), z.minimum(0), z.maximum(MAX_PLAYERS)),
  ),
  /** Whether only members may join: nobody new, whoever holds the link. */
  isClosed: z.boolean(),
  reserveOffers: z.enum(RESERVE_OFFERS, { error: 'Choose IN_TURN or AT_ONCE' }),
  /** From how many hours before the start on a drop-out is late. */
  lateDropOutHours: z
    .number()
    .check(z.int('Must be a whole number'), z.minimum(MIN_LATE_HOURS), z.maximum(MAX_LATE_HOURS)),
  /** Until when the game is paused: nothing opens before, and nobody is reminded of what starts before. Null for no pause. */
  pausedUntil: z.nullable(momentSchema),
  /** From when on, where the pause is one to come: what starts before goes on as usual. Null for at once. */
  pausedFrom: z.nullable(momentSchema),
  /** What earns how many leaderboard points, in all results of the game. */
  points: pointsSchema,
});
export type GameSettings = z.infer<typeof gameSettingsSchema>;

/** The same fields as they are read. A new one needs a fallback here: no older game has it. */
const storedSettings = {
  name: storedText(),
  location: storedText(),
  numberOfPlayers: storedNumber(DEFAULT_NUMBER_OF_PLAYERS),
  isRecurring: storedFlag(false),
  autoInvites: storedFlag(false),
  pickMotm: storedFlag(false),
  // An unknown zone would stop the clock that every time on the screen is drawn with.
  timeZone: z.catch(z.string().check(z.refine(isTimeZone)), DEFAULT_TIME_ZONE),
  maxGuests: storedNumberOrNull,
  isClosed: storedFlag(false),
  reserveOffers: storedOneOf(RESERVE_OFFERS, 'IN_TURN'),
  lateDropOutHours: storedNumber(DEFAULT_LATE_HOURS),
  pausedUntil: storedMomentOrNull,
  pausedFrom: storedMomentOrNull,
  points: storedPoints,
};

/**
 * What an invite link has to bring along beside the instance's id, so that whoever is no member may look and join; null
 * until the organiser has renewed the link for the first time.
 */
const storedInviteKey = storedTextOrNull;

/** The surviving uid of each merged uid. */
const storedAliases = storedMap(z.string());

/** Who organises a game; `organisersOf` reads both fields. */
const storedOrganisers = { orgUid: storedText(), organiserUids: storedList(z.string()) };

/**
 * A game that nobody organises any more, offered to one of its members: to whom, since when, and who has been asked before
 * and did not take it over.
 */
export const storedOrganiserOfferSchema = z.object({
  uid: storedText(),
  at: storedMoment,
  declined: storedList(z.string()),
});
export type OrganiserOffer = z.infer<typeof storedOrganiserOfferSchema>;

/** `games/{gameId}`: what all games of one group have in common, whether it is played once or every week. */
export const storedGameSchema = z.object({
  id: z.string(),
  ...storedSettings,
  ...storedOrganisers,
  inviteKey: storedInviteKey,
  aliases: storedAliases,
  /** Everyone who ever had a place in one of its instances, and the organiser: the game's player pool. */
  memberUids: storedList(z.string()),
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
export const storedGameSummarySchema = storedObject({
  ...storedSettings,
  ...storedOrganisers,
  inviteKey: storedInviteKey,
  aliases: storedAliases,
});
export type GameSummary = z.infer<typeof storedGameSummarySchema>;

/** The fields of a summary. */
export const GAME_SUMMARY_FIELDS = [
  ...Object.keys(storedSettings),
  ...Object.keys(storedOrganisers),
  'inviteKey',
  'aliases',
] as (keyof GameSummary)[];

/** Takes a game's summary out of it. */
export function toGameSummary(game: GameSummary): GameSummary {
  const { name, location, numberOfPlayers, orgUid, isRecurring, autoInvites, pickMotm, timeZone } = game;
  const { reserveOffers, lateDropOutHours, points } = game;
  const { maxGuests, isClosed, pausedUntil, pausedFrom, inviteKey, organiserUids, aliases } = game;
  return {
    ...{ name, location, numberOfPlayers, orgUid, isRecurring, autoInvites, pickMotm, timeZone },
    ...{ reserveOffers, lateDropOutHours, points },
    ...{ maxGuests, isClosed, pausedUntil, pausedFrom, inviteKey, organiserUids, aliases },
  };
}
