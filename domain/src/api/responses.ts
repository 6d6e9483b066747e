import * as z from 'zod';
import { CONFIDENCES } from '../fair-teams/preferences/presets.ts';
import { dailyStatTypeSchema } from '../game/game.schema.ts';
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
  email: z.string().optional(),
  createdAt: moment,
});
export type PlayerResponse = z.infer<typeof playerResponseSchema>;

export const playerInstanceResponseSchema = z.object({
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
  team: teamOrNoneSchema,
  isGuest: z.boolean(),
  repliedAt: moment.nullable(),
  /** The uid of whoever replied for them; null or left out where they did themselves. */
  answeredBy: z.string().nullable().optional(),
  /** Of somebody without a sign-in: who added them, and who brings them along. */
  addedBy: z.string().nullable().optional(),
  broughtBy: z.string().nullable().optional(),
  motmVotesReceived: z.number(),
  /** Ids of player instances, for the voter alone. */
  motmVotes: z.array(z.string()).optional(),
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
  regularStart: moment.nullable(),
  /** Where this week alone is played; empty for where the game is. */
  ownLocation: z.string(),
  isFirstGame: z.boolean(),
  winningTeam: winningTeamSchema.nullable(),
  winningMargin: z.number().nullable(),
  teamAGoals: z.number().nullable(),
  teamBGoals: z.number().nullable(),
  teamAName: z.string(),
  teamBName: z.string(),
  teamAColour: z.string(),
  teamBColour: z.string(),
  /** Of fair teams; null before they are picked, and for visitors. */
  forecast: z
    .object({
      teamA: z.array(z.string()),
      teamB: z.array(z.string()),
      chanceA: z.number(),
      confidence: z.enum(CONFIDENCES),
    })
    .nullable(),
  /** Empty for visitors. */
  motmAwarded: z.array(z.object({ uid: z.string(), name: z.string(), votes: z.number() })),
  motmClosesAt: moment,
  counts: z.object({ playing: z.number(), notPlaying: z.number(), unanswered: z.number() }),
  /** Left out for visitors, who see the invite card only. */
  playerInstances: z.array(playerInstanceResponseSchema).optional(),
});
export type GameInstanceResponse = z.infer<typeof gameInstanceResponseSchema>;

/** A renewed invite link: the key that it brings along, as `/gi/{giId}?key=`. */
export const inviteLinkResponseSchema = z.object({ inviteKey: z.string() });

/** How many people hear of something, and how many cannot be reached. */
const reachSchema = z.object({ told: z.number(), unreached: z.number() });

export const reachResponseSchema = z.object({
  /** Of a change of plan: the game is off, or has moved. */
  plans: reachSchema,
  /** Of their teams, those who do not know them. */
  teams: reachSchema,
});
export type ReachResponse = z.infer<typeof reachResponseSchema>;

const dailyStatResponseSchema = z.object({
  type: dailyStatTypeSchema,
  text: z.string(),
  playerId: z.string(),
  name: z.string(),
  value: z.number(),
  computedAt: moment,
});

export const gameResponseSchema = z.object({
  _id: z.string(),
  name: z.string(),
  location: z.string(),
  numberOfPlayers: z.number(),
  isRecurring: z.boolean(),
  autoInvites: z.boolean(),
  pickMotm: z.boolean(),
  timeZone: z.string(),
  /** How many guests may join by themselves; null for as many as there are spots. */
  maxGuests: z.number().nullable(),
  isClosed: z.boolean(),
  /** Null for no pause. */
  pausedUntil: moment.nullable(),
  /** Null for a pause from now on. */
  pausedFrom: moment.nullable(),
  /** Left out for visitors. */
  orgUid: z.string().optional(),
  /** Left out for visitors, and for those who are no members. */
  memberUids: z.array(z.string()).optional(),
  dailyStat: dailyStatResponseSchema.nullable().optional(),
  createdAt: moment.optional(),
  gameInstances: z.array(gameInstanceResponseSchema),
});
export type GameResponse = z.infer<typeof gameResponseSchema>;

export const gamePageResponseSchema = gameResponseSchema.extend({
  /** What to ask for the next page with, as `before`; null where this is the last. */
  next: z.string().nullable(),
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
  leaderboardPosition: z.number().nullable(),
  previousLeaderboardPosition: z.number().nullable(),
  /** Of registered players, for the organiser alone. */
  email: z.string().optional(),
});

export const gameStatsResponseSchema = gamePageResponseSchema.extend({
  playerGameStats: z.array(playerGameStatsResponseSchema),
});
export type GameStatsResponse = z.infer<typeof gameStatsResponseSchema>;
