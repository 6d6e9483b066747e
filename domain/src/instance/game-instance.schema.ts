import * as z from 'zod/mini';
import { CONFIDENCES } from '../fair-teams/preferences/preferences.schema.ts';
import { storedGameSummarySchema } from '../game/game.schema.ts';
import { storedGameId, storedGiId, storedUid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';
import {
  storedLateQueueSchema,
  storedQueueOrderSchema,
  storedReserveOddsSchema,
  storedReserveRecordSchema,
} from '../queue/queue.schema.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';
import { TEAMS } from './player-instance.schema.ts';

export const INSTANCE_STATUSES = ['CREATED', 'INVITES_SENT', 'CANCELLED', 'NOT_PLAYED'] as const;
export const instanceStatusSchema = z.enum(INSTANCE_STATUSES);
export type InstanceStatus = z.infer<typeof instanceStatusSchema>;

export const WINNING_TEAMS = ['TEAM_A', 'TEAM_B', 'DRAW'] as const;
export const winningTeamSchema = z.enum(WINNING_TEAMS, { error: 'Choose a winning team or a draw' });
export type WinningTeam = z.infer<typeof winningTeamSchema>;

const DEFAULT_TEAM_A_COLOUR = '#000000';
const DEFAULT_TEAM_B_COLOUR = '#FFFFFF';

export const teamNameSchema = optionalLineOfText(TEXT_LIMITS.teamName);
export const cancelReasonSchema = optionalLineOfText(TEXT_LIMITS.cancelReason);
/** Location of one instance only. Empty if the instance uses the location of the game. */
export const ownLocationSchema = optionalLineOfText(TEXT_LIMITS.location);
export const colourSchema = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour such as #1A2B3C'));

export const MIN_GOALS = 0;
export const MAX_GOALS = 99;
export const MIN_MARGIN = 1;
export const MAX_MARGIN = 99;

export const wholeNumber = (min: number, max: number, error = 'Must be a whole number') =>
  z
    .number(error)
    .check(z.int(error), z.minimum(min, `Must be ${min} or more`), z.maximum(max, `Must be ${max} or less`));

// Firestore stores JavaScript's minus zero as a float, which the security rules refuse.
export const goalsSchema = wholeNumber(MIN_GOALS, MAX_GOALS).check(z.overwrite((goals) => goals + 0));
export const winningMarginSchema = wholeNumber(MIN_MARGIN, MAX_MARGIN);

export const storedMotmAwardSchema = z.object({
  uid: storedUid,
  name: stored.text(),
  votes: stored.number(),
});
export type MotmAward = z.infer<typeof storedMotmAwardSchema>;

const storedNumberOrUndefined = z.catch(z.optional(z.number()), undefined);

const storedCountsSchema = stored.object({
  playing: stored.number(),
  notPlaying: stored.number(),
  unanswered: stored.number(),
  /** Players beyond `numberOfPlayers`. Undefined instead of 0. */
  extra: storedNumberOrUndefined,
  /** Spots offered to reserves who have not accepted yet. Undefined instead of 0. */
  offered: storedNumberOrUndefined,
  /** People who would play if more people did. Undefined instead of 0. */
  waiting: storedNumberOrUndefined,
  inTeams: storedNumberOrUndefined,
  guests: storedNumberOrUndefined,
});
export type Counts = z.infer<typeof storedCountsSchema>;

export const resultSchema = z.strictObject({
  winningTeam: z.nullable(winningTeamSchema),
  winningMargin: z.nullable(winningMarginSchema),
  teamAGoals: z.nullable(goalsSchema),
  teamBGoals: z.nullable(goalsSchema),
});
export type Result = z.infer<typeof resultSchema>;

export const storedResult = {
  winningTeam: stored.oneOfOrNull(WINNING_TEAMS),
  winningMargin: stored.numberOrNull,
  teamAGoals: stored.numberOrNull,
  teamBGoals: stored.numberOrNull,
};

export const teamLooksSchema = z.strictObject({
  teamAName: teamNameSchema,
  teamBName: teamNameSchema,
  teamAColour: colourSchema,
  teamBColour: colourSchema,
});
export type TeamLooks = z.infer<typeof teamLooksSchema>;

export const storedTeamLooks = {
  teamAName: stored.text(),
  teamBName: stored.text(),
  teamAColour: stored.text(DEFAULT_TEAM_A_COLOUR),
  teamBColour: stored.text(DEFAULT_TEAM_B_COLOUR),
};

export const storedLineUp = { teamA: stored.list(storedUid), teamB: stored.list(storedUid) };

/** Line-up and goals at half-time. Null in an instance without a recorded half-time. */
export const storedFirstHalfSchema = z.object({
  ...storedLineUp,
  teamAGoals: z.number(),
  teamBGoals: z.number(),
});
export type FirstHalf = z.infer<typeof storedFirstHalfSchema>;

/**
 * Forecast from the time when the fair teams were picked, valid only for this line-up. Excludes stars, because all
 * players can read it.
 */
const storedForecastSchema = z.object({
  ...storedLineUp,
  /** Chance from 0 to 1 that team A wins. A draw counts half. */
  chanceA: z.number(),
  confidence: stored.oneOf(CONFIDENCES, 'low'),
});
export type TeamsForecast = z.infer<typeof storedForecastSchema>;

const storedNotifiedTeamsSchema = z.object({ at: stored.moment, ...storedLineUp });
export type NotifiedTeams = z.infer<typeof storedNotifiedTeamsSchema>;

/** Person in a team of an imported instance. Imported instances have no player instances. */
export const storedImportedPersonSchema = z.object({
  uid: storedUid,
  name: stored.text(),
  isGuest: stored.flag(true),
  team: z.enum(TEAMS),
});
export type ImportedPerson = z.infer<typeof storedImportedPersonSchema>;

export const storedCalendarVersionSchema = z.object({
  sequence: z.catch(z.number().check(z.int(), z.minimum(0)), 0),
  plan: stored.text(),
  at: stored.moment,
});

export type CalendarVersion = z.infer<typeof storedCalendarVersionSchema>;

/** `gameInstances/{giId}`: one instance of a game. The id is in the invite link, so it must not be guessable. */
export const storedGameInstanceSchema = z.object({
  id: storedGiId,
  gameId: storedGameId,
  startDateTime: z.date(),
  /** Usual start if only this instance was moved, else null. The next instance follows the usual start. */
  regularStart: stored.momentOrNull,
  ownLocation: stored.text(),
  // An unknown status means that the instance is on.
  status: stored.oneOf(INSTANCE_STATUSES, 'CREATED'),
  cancelReason: stored.text(),
  isFirstGame: stored.flag(false),
  ...storedResult,
  firstHalf: stored.orNull(storedFirstHalfSchema),
  scoreDeclined: stored.flag(false),
  isTurnoutMarked: stored.flag(false),
  /** People who had a spot and did not come. They have no result and are no candidates for player of the match. */
  noShows: stored.list(storedUid),
  ...storedTeamLooks,
  forecast: stored.orNull(storedForecastSchema),
  teamsTold: stored.orNull(storedNotifiedTeamsSchema),
  /** Time when an organiser last reminded the people without a reply. */
  remindedAt: stored.momentOrNull,
  /** Null until three hours before the start. */
  lateQueue: stored.orNull(storedLateQueueSchema),
  /** Null while the time of the reply orders the queue. */
  queueOrder: stored.orNull(storedQueueOrderSchema),
  reserveRecord: stored.orNull(storedReserveRecordSchema),
  reserveOdds: stored.orNull(storedReserveOddsSchema),
  /** Usual number of yes replies three days before the start. Null before that time and for a young group. */
  usualYes: stored.numberOrNull,
  /** Time when the first condition of a yes ends, or null. */
  conditionsEndAt: stored.momentOrNull,
  calendarTold: stored.orNull(storedCalendarVersionSchema),
  motmAwarded: stored.list(storedMotmAwardSchema),
  motmClosesAt: stored.moment,
  game: storedGameSummarySchema,
  counts: storedCountsSchema,
  memberUids: stored.list(storedUid),
  /** Undefined unless the instance comes from an import of past results. */
  importId: z.optional(stored.textOrNull),
  importedPeople: z.optional(stored.list(storedImportedPersonSchema)),
});
export type GameInstance = z.infer<typeof storedGameInstanceSchema>;
