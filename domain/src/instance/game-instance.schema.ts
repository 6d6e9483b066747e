import * as z from 'zod/mini';
import { storedCalendarVersionSchema } from '../calendar/calendar-version.schema.ts';
import { CONFIDENCES } from '../fair-teams/preferences/presets.ts';
import { storedGameSummarySchema } from '../game/game.schema.ts';
import { storedGameId, storedGiId, storedUid } from '../ids.ts';
import {
  storedFlag,
  storedList,
  storedMoment,
  storedMomentOrNull,
  storedNumber,
  storedNumberOrNull,
  storedObject,
  storedOneOf,
  storedOneOfOrNull,
  storedOrNull,
  storedText,
} from '../lenient-schema.ts';
import { storedLateQueueSchema } from '../queue/late-queue.schema.ts';
import { optionalLineOfText, TEXT_LIMITS } from '../text.ts';

export const INSTANCE_STATUSES = ['CREATED', 'INVITES_SENT', 'CANCELLED'] as const;
export const instanceStatusSchema = z.enum(INSTANCE_STATUSES);
export type InstanceStatus = z.infer<typeof instanceStatusSchema>;

export const WINNING_TEAMS = ['TEAM_A', 'TEAM_B', 'DRAW'] as const;
export const winningTeamSchema = z.enum(WINNING_TEAMS, { error: 'Choose a winning team or a draw' });
export type WinningTeam = z.infer<typeof winningTeamSchema>;

export const DEFAULT_TEAM_A_COLOUR = '#000000';
export const DEFAULT_TEAM_B_COLOUR = '#FFFFFF';

export const teamNameSchema = optionalLineOfText(TEXT_LIMITS.teamName);
/** Why a game is off; empty where nobody said. */
export const cancelReasonSchema = optionalLineOfText(TEXT_LIMITS.cancelReason);
/** Where one instance alone is played; empty for where the game is. */
export const ownLocationSchema = optionalLineOfText(TEXT_LIMITS.location);
export const colourSchema = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour such as #1A2B3C'));

/** The fewest and the most goals of a team, and the least and the greatest margin of a winner. */
export const MIN_GOALS = 0;
export const MAX_GOALS = 99;
export const MIN_MARGIN = 1;
export const MAX_MARGIN = 99;

const wholeNumber = (min: number, max: number) =>
  z
    .number('Must be a whole number')
    .check(
      z.int('Must be a whole number'),
      z.minimum(min, `Must be ${min} or more`),
      z.maximum(max, `Must be ${max} or less`),
    );

// JavaScript's minus zero would be stored as no whole number, which the security rules refuse.
export const goalsSchema = wholeNumber(MIN_GOALS, MAX_GOALS).check(z.overwrite((goals) => goals + 0));
export const winningMarginSchema = wholeNumber(MIN_MARGIN, MAX_MARGIN);

export const storedMotmAwardSchema = z.object({ uid: storedUid, name: storedText(), votes: storedNumber() });
export type MotmAward = z.infer<typeof storedMotmAwardSchema>;

/** A number that is left out where there is none. */
const storedNumberOrNone = z.catch(z.optional(z.number()), undefined);

export const storedCountsSchema = storedObject({
  playing: storedNumber(),
  notPlaying: storedNumber(),
  unanswered: storedNumber(),
  /** Of those who said yes after the spots were gone: who was put into a team all the same. Left out where it is nobody. */
  reservesInTeams: storedNumberOrNone,
  /** How many spots are offered to reserves, who are not in before they say so. Left out where none are. */
  offered: storedNumberOrNone,
  /** Players in a team. Left out without teams. */
  inTeams: storedNumberOrNone,
  /** How many guests have joined by themselves. Left out where it is nobody. */
  guests: storedNumberOrNone,
});
export type Counts = z.infer<typeof storedCountsSchema>;

/** The result of a played instance, as it is written. All null until it is recorded. */
export const resultSchema = z.strictObject({
  winningTeam: z.nullable(winningTeamSchema),
  winningMargin: z.nullable(winningMarginSchema),
  teamAGoals: z.nullable(goalsSchema),
  teamBGoals: z.nullable(goalsSchema),
});
export type Result = z.infer<typeof resultSchema>;

/** The same as it is read: what this version does not understand is no result. */
export const storedResult = {
  winningTeam: storedOneOfOrNull(WINNING_TEAMS),
  winningMargin: storedNumberOrNull,
  teamAGoals: storedNumberOrNull,
  teamBGoals: storedNumberOrNull,
};

/** How the teams are called and coloured, as it is written. */
export const teamLooksSchema = z.strictObject({
  teamAName: teamNameSchema,
  teamBName: teamNameSchema,
  teamAColour: colourSchema,
  teamBColour: colourSchema,
});
export type TeamLooks = z.infer<typeof teamLooksSchema>;

/** The same as it is read. */
export const storedTeamLooks = {
  teamAName: storedText(),
  teamBName: storedText(),
  teamAColour: storedText(DEFAULT_TEAM_A_COLOUR),
  teamBColour: storedText(DEFAULT_TEAM_B_COLOUR),
};

/**
 * How even the fair teams were called when they were picked, the organiser's stars counted in: everybody sees the same
 * chance, and nobody the stars. It is about these line-ups alone.
 */
export const storedForecastSchema = z.object({
  teamA: storedList(storedUid),
  teamB: storedList(storedUid),
  /** How likely team A is to win, from 0 to 1; a draw counts half. */
  chanceA: z.number(),
  confidence: storedOneOf(CONFIDENCES, 'low'),
});
export type TeamsForecast = z.infer<typeof storedForecastSchema>;

/** Who was told to be in which team, when the players were last told. */
export const storedNotifiedTeamsSchema = z.object({
  at: storedMoment,
  teamA: storedList(storedUid),
  teamB: storedList(storedUid),
});
export type NotifiedTeams = z.infer<typeof storedNotifiedTeamsSchema>;

/** `gameInstances/{giId}`: one instance of a game. The id cannot be guessed: it is the invite link. */
export const storedGameInstanceSchema = z.object({
  id: storedGiId,
  gameId: storedGameId,
  startDateTime: z.date(),
  /** When it would start, where this week alone was moved: from that, the next week follows. Null where the start is that. */
  regularStart: storedMomentOrNull,
  /** Where it is played, where that is for this week alone; empty for where the game is. The summary below says it too. */
  ownLocation: storedText(),
  // A status that this version does not know says nothing against the game.
  status: storedOneOf(INSTANCE_STATUSES, 'CREATED'),
  /** Why it is off; empty where nobody said, and while it is on. */
  cancelReason: storedText(),
  isFirstGame: storedFlag(false),
  ...storedResult,
  /** The organiser said that there is no score to wait for. */
  scoreDeclined: storedFlag(false),
  /** An organiser has said who turned up, even if everyone did. Who did not stands where organisers alone read it. */
  isTurnoutMarked: storedFlag(false),
  ...storedTeamLooks,
  /** Null before fair teams are picked. */
  forecast: storedOrNull(storedForecastSchema),
  /** Null before the players are told. */
  teamsTold: storedOrNull(storedNotifiedTeamsSchema),
  /** Null until three hours before the start. */
  lateQueue: storedOrNull(storedLateQueueSchema),
  /** Null before a calendar asked for it. */
  calendarTold: storedOrNull(storedCalendarVersionSchema),
  motmAwarded: storedList(storedMotmAwardSchema),
  motmClosesAt: storedMoment,
  game: storedGameSummarySchema,
  counts: storedCountsSchema,
  memberUids: storedList(storedUid),
});
export type GameInstance = z.infer<typeof storedGameInstanceSchema>;
