import * as z from 'zod/mini';
import { CONFIDENCES } from '../fair-teams/preferences/presets.ts';
import { dailyStatTypeSchema } from '../game/game.schema.ts';
import { rolesInResponse } from '../game/roles.schema.ts';
import { sentSettings } from '../game/settings.schema.ts';
import { DATE_ORDERS } from '../import/dates.ts';
import { listEntrySchema, unclearLineSchema } from '../import/list-changes.ts';
import {
  COLUMNS,
  IMPORT_STATES,
  importedGameSchema,
  importedTotalSchema,
  unclearResultSchema,
} from '../import/results.ts';
import { instanceStatusSchema, winningTeamSchema } from '../instance/game-instance.schema.ts';
import { replySchema, teamOrNoneSchema } from '../instance/player-instance.schema.ts';

// Response schemas. They remove unknown fields at every depth, so that a new stored field stays private until a schema
// contains the field. They do not check lengths and ranges, because the API must also send values outside the current
// limits.

const moment = z.iso.datetime();

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
  spot: z.optional(z.nullable(z.enum(['IN', 'RESERVE']))),
  offeredAt: z.optional(z.nullable(moment)),
  motmVotesReceived: z.number(),
  motmVotes: z.optional(z.array(z.string())),
});
export type PlayerInstanceResponse = z.infer<typeof playerInstanceResponseSchema>;

export const gameInstanceResponseSchema = z.object({
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
  forecast: z.nullable(
    z.object({
      teamA: z.array(z.string()),
      teamB: z.array(z.string()),
      chanceA: z.number(),
      confidence: z.enum(CONFIDENCES),
    }),
  ),
  /** Null before half-time is recorded, and for visitors. */
  firstHalf: z.nullable(
    z.object({
      teamA: z.array(z.string()),
      teamB: z.array(z.string()),
      teamAGoals: z.number(),
      teamBGoals: z.number(),
    }),
  ),
  motmAwarded: z.array(z.object({ uid: z.string(), name: z.string(), votes: z.number() })),
  motmClosesAt: moment,
  counts: z.object({
    playing: z.number(),
    notPlaying: z.number(),
    unanswered: z.number(),
    reservesInTeams: z.optional(z.number()),
    offered: z.optional(z.number()),
    waiting: z.optional(z.number()),
    guests: z.optional(z.number()),
  }),
  playerInstances: z.optional(z.array(playerInstanceResponseSchema)),
});
export type GameInstanceResponse = z.infer<typeof gameInstanceResponseSchema>;

export const importResponseSchema = z.object({
  entries: z.array(
    z.extend(listEntrySchema, {
      /** Null if no one in the game has exactly this name. */
      uid: z.nullable(z.string()),
      /** People with a similar name, the most similar first. Empty if the list has more people than the game can take. */
      suggestions: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
  ),
  unclear: z.array(unclearLineSchema),
  /** Positions of the columns of a table. Null if the text is no table. `reply` is null if the table has no replies. */
  table: z.nullable(
    z.object({ headings: z.array(z.string()), name: z.number(), reply: z.nullable(z.number()) }),
  ),
  /** Number of new people, plus-ones included. */
  added: z.number(),
  /** Number of replies that change. */
  changed: z.number(),
});
export type ImportResponse = z.infer<typeof importResponseSchema>;

export const importResultsResponseSchema = z.object({
  games: z.array(importedGameSchema),
  totals: z.array(importedTotalSchema),
  people: z.array(
    z.object({
      name: z.string(),
      /** Null if no one in the game has exactly this name. */
      uid: z.nullable(z.string()),
      /** Similar names, the most similar first. `uid` is null if the similar name is a new person in the same text. */
      suggestions: z.array(z.object({ uid: z.nullable(z.string()), name: z.string() })),
    }),
  ),
  unclear: z.array(unclearResultSchema),
  dateOrder: z.enum([...DATE_ORDERS, 'UNCLEAR']),
  /** Meaning of each column. Empty if the text is no table. */
  columns: z.array(z.enum(COLUMNS)),
  /** Titles and first rows of a table. */
  rows: z.array(z.array(z.string())),
  /** Line numbers of results that the game already has. */
  duplicates: z.array(z.number()),
  /** Null if nothing was saved. */
  importId: z.nullable(z.string()),
});
export type ImportResultsResponse = z.infer<typeof importResultsResponseSchema>;

export const gameImportResponseSchema = z.object({
  _id: z.string(),
  by: z.string(),
  createdAt: moment,
  state: z.enum(IMPORT_STATES),
  /** Number of games. */
  games: z.number(),
  /** Number of games saved so far. */
  created: z.number(),
  /** Number of people with totals. */
  totals: z.number(),
});
export type GameImportResponse = z.infer<typeof gameImportResponseSchema>;

export const inviteLinkResponseSchema = z.object({ inviteKey: z.string() });

export const raterResponseSchema = z.object({ uid: z.string(), rated: z.number() });

const peopleSchema = z.array(z.object({ uid: z.string(), name: z.string() }));

const reachSchema = z.object({ reached: peopleSchema, unreached: peopleSchema });
export type Reach = z.infer<typeof reachSchema>;
export type ReachedPerson = Reach['reached'][number];

export const reachResponseSchema = z.object({
  plans: reachSchema,
  move: reachSchema,
  backOn: reachSchema,
  /** Reach among people whose current team differs from the team in their last notification. */
  teams: reachSchema,
  invites: reachSchema,
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
  /** Oldest first. Undefined for people who are not members. */
  seasons: z.optional(z.array(seasonResponseSchema)),
  dailyStat: z.optional(z.nullable(dailyStatResponseSchema)),
  createdAt: z.optional(moment),
  gameInstances: z.array(gameInstanceResponseSchema),
});
export type GameResponse = z.infer<typeof gameResponseSchema>;

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
  earlier: z.optional(z.object({ played: z.number(), won: z.number(), drawn: z.number(), lost: z.number() })),
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
export type GameStatsResponse = z.infer<typeof gameStatsResponseSchema>;
