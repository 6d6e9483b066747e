import * as z from 'zod/mini';
import { CONFIDENCES } from '../fair-teams/preferences/presets.ts';
import { dailyStatTypeSchema } from '../game/game.schema.ts';
import { sentRoles } from '../game/roles.schema.ts';
import { sentSettings } from '../game/settings.schema.ts';
import { instanceStatusSchema, winningTeamSchema } from '../instance/game-instance.schema.ts';
import { replySchema, teamOrNoneSchema } from '../instance/player-instance.schema.ts';

/*
 * What the API sends back. The server sends each response through its schema here, which takes away every field that it
 * does not name, at every depth. So a new field of a stored document reaches nobody until it is named here. Lengths and
 * ranges are no part of it: what is stored can be sent.
 */

/** A moment as responses carry it: ISO 8601 in UTC. */
const moment = z.iso.datetime();

export const playerResponseSchema = z.object({
  _id: z.string(),
  uid: z.string(),
  name: z.string(),
  /** For the player alone. */
  email: z.optional(z.string()),
  createdAt: moment,
});
export type PlayerResponse = z.infer<typeof playerResponseSchema>;

export const playerInstanceResponseSchema = z.object({
  _id: z.string(),
  /** The uid of a registered player. */
  playerId: z.optional(z.string()),
  /** The uid of an anonymous guest, instead of `playerId`. */
  anonUid: z.optional(z.string()),
  name: z.string(),
  /** Of registered players, for the organiser alone. */
  email: z.optional(z.string()),
  /** Null while unanswered. */
  status: z.nullable(replySchema),
  team: teamOrNoneSchema,
  isGuest: z.boolean(),
  repliedAt: z.nullable(moment),
  /** The uid of whoever replied for them; null or left out where they did themselves. */
  answeredBy: z.optional(z.nullable(z.string())),
  /** Of somebody without a sign-in: who added them, and who brings them along. */
  addedBy: z.optional(z.nullable(z.string())),
  broughtBy: z.optional(z.nullable(z.string())),
  /** Whether who said yes has a spot, or waits for one. Null for whoever said no or nothing. */
  spot: z.optional(z.nullable(z.enum(['IN', 'RESERVE']))),
  /** When a reserve was asked whether they can still make it; null where they are not being asked. */
  offeredAt: z.optional(z.nullable(moment)),
  motmVotesReceived: z.number(),
  /** Ids of player instances, for the voter alone. */
  motmVotes: z.optional(z.array(z.string())),
});
export type PlayerInstanceResponse = z.infer<typeof playerInstanceResponseSchema>;

export const gameInstanceResponseSchema = z.object({
  _id: z.string(),
  gameId: z.string(),
  startDateTime: moment,
  status: instanceStatusSchema,
  /** Why it is off; empty where nobody said. */
  cancelReason: z.string(),
  /** Where this week alone was moved: when it would start, from which the next week follows; null where it was not. */
  regularStart: z.nullable(moment),
  /** Where this week alone is played; empty for where the game is. */
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
  /** Of fair teams; null before they are picked, and for visitors. */
  forecast: z.nullable(
    z.object({
      teamA: z.array(z.string()),
      teamB: z.array(z.string()),
      chanceA: z.number(),
      confidence: z.enum(CONFIDENCES),
    }),
  ),
  /** Empty for visitors. */
  motmAwarded: z.array(z.object({ uid: z.string(), name: z.string(), votes: z.number() })),
  motmClosesAt: moment,
  counts: z.object({
    playing: z.number(),
    notPlaying: z.number(),
    unanswered: z.number(),
    /** Reserves in a team beyond the spots. Left out without any, as are the next two. */
    reservesInTeams: z.optional(z.number()),
    /** Free spots that reserves are asked about. */
    offered: z.optional(z.number()),
    /** Guests who joined by themselves. */
    guests: z.optional(z.number()),
  }),
  /** Left out for visitors, who see the invite card only. */
  playerInstances: z.optional(z.array(playerInstanceResponseSchema)),
});
export type GameInstanceResponse = z.infer<typeof gameInstanceResponseSchema>;

/** A renewed invite link: the key that it brings along, as `/gi/{giId}?key=`. */
export const inviteLinkResponseSchema = z.object({ inviteKey: z.string() });

/** A member who was asked for stars. What they gave is theirs alone. */
export const raterResponseSchema = z.object({ uid: z.string(), rated: z.number() });

const reachedSchema = z.array(z.object({ uid: z.string(), name: z.string() }));

/** The people whom a notification reaches and does not reach. */
const reachSchema = z.object({ reached: reachedSchema, unreached: reachedSchema });

export const reachResponseSchema = z.object({
  /** Of a cancellation. */
  plans: reachSchema,
  /** Of another start or location. */
  move: reachSchema,
  /** Of a cancelled game that is back on. */
  backOn: reachSchema,
  /** Of their teams, the people who were not told them. */
  teams: reachSchema,
  invites: reachSchema,
  payment: reachSchema,
});
export type ReachResponse = z.infer<typeof reachResponseSchema>;

export const attendanceResponseSchema = z.object({
  /** The uids of those who were in and did not come. */
  noShows: z.array(z.string()),
  /** Who gave up a spot within the hours that the game calls late; forgiven where the spot was filled. */
  lateDropOuts: z.array(z.object({ uid: z.string(), at: moment, isForgiven: z.boolean() })),
});
export type AttendanceResponse = z.infer<typeof attendanceResponseSchema>;

export const turnoutResponseSchema = z.object({
  /** How many of the newest played instances are counted. */
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
  /** When the next one begins; null where none is planned. */
  until: z.nullable(moment),
  /** Who was at the top of its table, several where they share it; none before its end. */
  champions: z.array(
    z.object({ uid: z.string(), name: z.string(), isGuest: z.boolean(), points: z.number() }),
  ),
});
export type SeasonResponse = z.infer<typeof seasonResponseSchema>;

export const gameResponseSchema = z.object({
  _id: z.string(),
  ...sentSettings,
  ...sentRoles,
  /** Of a game that nobody organises: whom it is offered to, and since when. For members alone. */
  organiserOffer: z.optional(z.nullable(z.object({ uid: z.string(), at: moment }))),
  /** Left out for visitors, and for those who are no members. */
  memberUids: z.optional(z.array(z.string())),
  /** The oldest first. Left out for visitors, and for those who are no members. */
  seasons: z.optional(z.array(seasonResponseSchema)),
  dailyStat: z.optional(z.nullable(dailyStatResponseSchema)),
  createdAt: z.optional(moment),
  gameInstances: z.array(gameInstanceResponseSchema),
});
export type GameResponse = z.infer<typeof gameResponseSchema>;

export const gamePageResponseSchema = z.extend(gameResponseSchema, {
  /** What to ask for the next page with, as `before`; null where this is the last. */
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
  streak: z.number(),
  totalPoints: z.number(),
  leaderboardPosition: z.nullable(z.number()),
  previousLeaderboardPosition: z.nullable(z.number()),
  /** Of registered players, for the organiser alone. */
  email: z.optional(z.string()),
});

export const gameStatsResponseSchema = z.extend(gamePageResponseSchema, {
  playerGameStats: z.array(playerGameStatsResponseSchema),
});
export type GameStatsResponse = z.infer<typeof gameStatsResponseSchema>;
