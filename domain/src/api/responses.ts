import * as z from 'zod/mini';
import { CONFIDENCES } from '../fair-teams/preferences/preferences.schema.ts';
import { dailyStatTypeSchema, rolesInResponse } from '../game/game.schema.ts';
import { sentSettings } from '../game/settings.ts';
import { instanceStatusSchema, winningTeamSchema } from '../instance/game-instance.schema.ts';
import { replySchema, teamOrNoneSchema } from '../instance/player-instance.schema.ts';
import { currencySchema } from '../money/money.schema.ts';
import { storedEarlierResultsSchema } from '../stats/tally.schema.ts';

// Response schemas. They remove unknown fields at every depth, so that a new stored field stays private until a schema
// contains the field. They do not check lengths and ranges, because the API must also send values outside the current
// limits.

const moment = z.iso.datetime();
const lineUpSchema = z.object({ teamA: z.array(z.string()), teamB: z.array(z.string()) });

export const playerResponseSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  createdAt: moment,
});

export type PlayerResponse = z.infer<typeof playerResponseSchema>;

export const playerInstanceResponseSchema = z.object({
  _id: z.string(),
  playerId: z.optional(z.string()),
  /** Uid of an anonymous guest, instead of `playerId`. */
  anonUid: z.optional(z.string()),
  name: z.string(),
  /** Only for the organiser, if the player has an account. */
  email: z.optional(z.string()),
  status: z.nullable(replySchema),
  team: teamOrNoneSchema,
  isGuest: z.boolean(),
  repliedAt: z.nullable(moment),
  condition: z.nullable(
    z.object({
      minPlayers: z.nullable(z.number()),
      until: z.nullable(moment),
      reserveOnly: z.boolean(),
    }),
  ),
  answeredBy: z.optional(z.nullable(z.string())),
  addedBy: z.optional(z.nullable(z.string())),
  broughtBy: z.optional(z.nullable(z.string())),
  spot: z.optional(z.nullable(z.enum(['IN', 'GIVEN', 'RESERVE']))),
  offeredAt: z.optional(z.nullable(moment)),
  motmVotesReceived: z.number(),
  motmVotes: z.optional(z.array(z.string())),
});

export type PlayerInstanceResponse = z.infer<typeof playerInstanceResponseSchema>;

const gameInstanceResponseSchema = z.object({
  _id: z.string(),
  gameId: z.string(),
  startDateTime: moment,
  status: instanceStatusSchema,
  cancelReason: z.string(),
  regularStart: z.nullable(moment),
  ownLocation: z.string(),
  isFirstGame: z.boolean(),
  winningTeam: z.nullable(winningTeamSchema),
  winningMargin: z.nullable(z.number()),
  teamAGoals: z.nullable(z.number()),
  teamBGoals: z.nullable(z.number()),
  teamAName: z.string(),
  teamBName: z.string(),
  teamAColour: z.string(),
  teamBColour: z.string(),
  /** Null before fair teams are picked, and for visitors. */
  forecast: z.nullable(z.extend(lineUpSchema, { chanceA: z.number(), confidence: z.enum(CONFIDENCES) })),
  /** Null before half-time is recorded, and for visitors. */
  firstHalf: z.nullable(z.extend(lineUpSchema, { teamAGoals: z.number(), teamBGoals: z.number() })),
  /** Empty for visitors. */
  noShows: z.array(z.string()),
  motmAwarded: z.array(z.object({ uid: z.string(), name: z.string(), votes: z.number() })),
  motmClosesAt: moment,
  counts: z.object({
    playing: z.number(),
    notPlaying: z.number(),
    unanswered: z.number(),
    extra: z.optional(z.number()),
    offered: z.optional(z.number()),
    waiting: z.optional(z.number()),
    guests: z.optional(z.number()),
  }),
  playerInstances: z.optional(z.array(playerInstanceResponseSchema)),
});

export type GameInstanceResponse = z.infer<typeof gameInstanceResponseSchema>;

export const inviteLinkResponseSchema = z.object({ joinKey: z.string(), inviteKey: z.string() });

export const raterResponseSchema = z.object({ uid: z.string(), rated: z.number() });

const peopleSchema = z.array(z.object({ uid: z.string(), name: z.string() }));

export const reachSchema = z.object({ reached: peopleSchema, unreached: peopleSchema });

export type Reach = z.infer<typeof reachSchema>;

export type ReachedPerson = Reach['reached'][number];

export const reachResponseSchema = z.object({
  plans: reachSchema,
  move: reachSchema,
  backOn: reachSchema,
  /** Reach among people whose current team differs from the team in their last notification. */
  teams: reachSchema,
  invites: reachSchema,
  /** Reach among people without a reply. */
  replies: reachSchema,
  /** Reach among reserves who are asked about a late spot. */
  offers: reachSchema,
  payment: reachSchema,
});

export type ReachResponse = z.infer<typeof reachResponseSchema>;

export const attendanceResponseSchema = z.object({
  noShows: z.array(z.string()),
  lateDropOuts: z.array(z.object({ uid: z.string(), at: moment, isForgiven: z.boolean() })),
});

export type AttendanceResponse = z.infer<typeof attendanceResponseSchema>;

export const turnoutResponseSchema = z.object({
  instances: z.number(),
  turnout: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      expected: z.number(),
      noShows: z.number(),
      lateDropOuts: z.number(),
      forgiven: z.number(),
    }),
  ),
});

export type TurnoutResponse = z.infer<typeof turnoutResponseSchema>;

const dailyStatResponseSchema = z.object({
  type: dailyStatTypeSchema,
  text: z.string(),
  playerId: z.string(),
  name: z.string(),
  value: z.number(),
  computedAt: moment,
});

export const seasonResponseSchema = z.object({
  _id: z.string(),
  name: z.string(),
  from: moment,
  until: z.nullable(moment),
  champions: z.array(
    z.object({ uid: z.string(), name: z.string(), isGuest: z.boolean(), points: z.number() }),
  ),
});

export type SeasonResponse = z.infer<typeof seasonResponseSchema>;

export const gameResponseSchema = z.object({
  _id: z.string(),
  ...sentSettings,
  ...rolesInResponse,
  organiserOffer: z.optional(z.nullable(z.object({ uid: z.string(), at: moment }))),
  memberUids: z.optional(z.array(z.string())),
  /** Key of the permanent link. Undefined for people who are not members. */
  joinKey: z.optional(z.string()),
  /** Key that `/gi/{giId}` needs after a reset of the link. Null before. Visitors get the key only from `/join/{key}`. */
  inviteKey: z.optional(z.nullable(z.string())),
  /** Oldest first. Undefined for people who are not members. */
  seasons: z.optional(z.array(seasonResponseSchema)),
  dailyStat: z.optional(z.nullable(dailyStatResponseSchema)),
  createdAt: z.optional(moment),
  gameInstances: z.array(gameInstanceResponseSchema),
  /** Only for visitors. The lists are empty if the game hides its names, and after the start. */
  invite: z.optional(
    z.object({
      /** First names of the people with a spot. */
      names: z.array(z.string()),
      invitedBy: z.nullable(z.string()),
      /** Cost per person in minor units. Null before the cost is known. */
      price: z.nullable(z.object({ amount: z.number(), currency: currencySchema })),
    }),
  ),
  /** The next date, in the answer about one date that is over or cancelled. */
  nextInstance: z.optional(
    z.nullable(
      z.object({ _id: z.string(), startDateTime: moment, taken: z.number(), numberOfPlayers: z.number() }),
    ),
  ),
});

export type GameResponse = z.infer<typeof gameResponseSchema>;

export const guestResponseSchema = z.extend(gameResponseSchema, {
  /** Set if the guest may be someone with the same name, who last played at `playedAt`. */
  namesake: z.nullable(z.object({ playedAt: moment })),
});

export const gamePageResponseSchema = z.extend(gameResponseSchema, {
  /** Value of `before` for the next page. Null on the last page. */
  next: z.nullable(z.string()),
});

export type GamePageResponse = z.infer<typeof gamePageResponseSchema>;

const playerGameStatsResponseSchema = z.object({
  playerId: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
  form: z.string(),
  numPlayed: z.number(),
  numWins: z.number(),
  numLosses: z.number(),
  numDraws: z.number(),
  num3InARow: z.number(),
  num5InARow: z.number(),
  numMotm: z.number(),
  /** Results from imported totals, which the counts include. */
  earlier: z.optional(storedEarlierResultsSchema),
  streak: z.number(),
  totalPoints: z.number(),
  leaderboardPosition: z.nullable(z.number()),
  previousLeaderboardPosition: z.nullable(z.number()),
  /** Only for the organiser, if the player has an account. */
  email: z.optional(z.string()),
});

export const gameStatsResponseSchema = z.extend(gamePageResponseSchema, {
  playerGameStats: z.array(playerGameStatsResponseSchema),
});
