import { z } from 'zod';
import { CONFIDENCES } from '../fair-teams/preferences/presets.ts';
import { gameSummarySchema } from '../game/game.schema.ts';
import { gameIdSchema, giIdSchema, uidSchema } from '../ids.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';
import { dueAtSchema, handledSchema, NOTHING_DUE, NOTHING_HANDLED } from './upkeep.schema.ts';

export const INSTANCE_STATUSES = ['CREATED', 'INVITES_SENT', 'CANCELLED'] as const;
export const instanceStatusSchema = z.enum(INSTANCE_STATUSES);
export type InstanceStatus = z.infer<typeof instanceStatusSchema>;

export const WINNING_TEAMS = ['TEAM_A', 'TEAM_B', 'DRAW'] as const;
export const winningTeamSchema = z.enum(WINNING_TEAMS, { error: 'Choose a winning team or a draw' });
export type WinningTeam = z.infer<typeof winningTeamSchema>;

export const DEFAULT_TEAM_A_COLOUR = '#000000';
export const DEFAULT_TEAM_B_COLOUR = '#FFFFFF';

export const teamNameSchema = optionalLineOfText(TEXT_LIMITS.teamName);
export const colourSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour such as #1A2B3C');

export const goalsSchema = z
  .number()
  .int('Must be a whole number')
  .min(0, 'Must be 0 or more')
  .max(99, 'Must be 99 or less')
  // JavaScript's minus zero would be stored as no whole number, which the security rules refuse.
  .overwrite((goals) => goals + 0);
export const winningMarginSchema = z
  .number()
  .int('Must be a whole number')
  .min(1, 'Must be 1 or more')
  .max(99, 'Must be 99 or less');

/** What is said when a score and the winner contradict each other. */
export const SCORE_MISMATCH = 'The score does not match the result';

export const motmAwardSchema = z.strictObject({ uid: uidSchema, name: z.string(), votes: z.number().int() });
export type MotmAward = z.infer<typeof motmAwardSchema>;

export const countsSchema = z.strictObject({
  playing: z.number().int(),
  notPlaying: z.number().int(),
  unanswered: z.number().int(),
});
export type Counts = z.infer<typeof countsSchema>;

/** The result of a played instance. All null until it is recorded. */
export const resultSchema = z.strictObject({
  winningTeam: winningTeamSchema.nullable(),
  winningMargin: winningMarginSchema.nullable(),
  teamAGoals: goalsSchema.nullable(),
  teamBGoals: goalsSchema.nullable(),
});
export type Result = z.infer<typeof resultSchema>;

export const teamLooksSchema = z.strictObject({
  teamAName: teamNameSchema,
  teamBName: teamNameSchema,
  teamAColour: colourSchema,
  teamBColour: colourSchema,
});
export type TeamLooks = z.infer<typeof teamLooksSchema>;

/**
 * How even the fair teams were called when they were picked, the organiser's stars counted in: everybody sees the same
 * chance, and nobody the stars. It is about these line-ups alone.
 */
export const teamsForecastSchema = z.strictObject({
  teamA: z.array(uidSchema),
  teamB: z.array(uidSchema),
  /** How likely team A is to win, from 0 to 1; a draw counts half. */
  chanceA: z.number().min(0).max(1),
  confidence: z.enum(CONFIDENCES),
});
export type TeamsForecast = z.infer<typeof teamsForecastSchema>;

/** `gameInstances/{giId}`: one instance of a game. The id cannot be guessed: it is the invite link. */
export const gameInstanceSchema = z.strictObject({
  id: giIdSchema,
  gameId: gameIdSchema,
  startDateTime: z.date(),
  status: instanceStatusSchema,
  isFirstGame: z.boolean(),
  ...resultSchema.shape,
  ...teamLooksSchema.shape,
  /** Null before fair teams are picked. */
  forecast: teamsForecastSchema.nullable().default(null),
  motmAwarded: z.array(motmAwardSchema),
  motmClosesAt: z.date(),
  game: gameSummarySchema,
  counts: countsSchema,
  memberUids: z.array(uidSchema),
  /** The server's own; a trigger fills them in where they are missing. */
  dueAt: dueAtSchema.default(NOTHING_DUE),
  handled: handledSchema.default(NOTHING_HANDLED),
});
export type GameInstance = z.infer<typeof gameInstanceSchema>;
