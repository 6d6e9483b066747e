import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import * as stored from '../lenient-schema.ts';

export const PLAYER_STATUSES = ['PLAYING', 'NOT_PLAYING', 'UNANSWERED'] as const;

export const playerStatusSchema = z.enum(PLAYER_STATUSES);

export type PlayerStatus = z.infer<typeof playerStatusSchema>;

export const replySchema = z.enum(['PLAYING', 'NOT_PLAYING'], { error: 'Choose PLAYING or NOT_PLAYING' });

export type Reply = z.infer<typeof replySchema>;

export const TEAMS = ['TEAM_A', 'TEAM_B'] as const;

export const teamSchema = z.enum(TEAMS, { error: 'Choose TEAM_A or TEAM_B' });

export type Team = z.infer<typeof teamSchema>;

export const TEAMS_AND_NONE = [...TEAMS, 'NO_TEAM'] as const;

export const teamOrNoneSchema = z.enum(TEAMS_AND_NONE, { error: 'Choose TEAM_A, TEAM_B or NO_TEAM' });

export type TeamOrNone = z.infer<typeof teamOrNoneSchema>;

/** Condition of a yes. The player has a spot only while all parts hold. */
const storedConditionSchema = z.object({
  /** Number of players, including this player. Null for any number. */
  minPlayers: stored.numberOrNull,
  /** Time when the reply becomes a no if the player has no spot. Null for never. */
  until: stored.momentOrNull,
  /** True if the player takes a spot only if no one else wants the spot. */
  reserveOnly: stored.flag(false),
});

export type ReplyCondition = z.infer<typeof storedConditionSchema>;

export const storedPlayerInstanceSchema = z.object({
  uid: storedUid,
  name: stored.text(),
  isGuest: stored.flag(false),
  status: stored.oneOf(PLAYER_STATUSES, 'UNANSWERED'),
  team: stored.oneOf(TEAMS_AND_NONE, 'NO_TEAM'),
  /** Time of the present reply, which orders the queue. Null while unanswered. */
  repliedAt: stored.momentOrNull,
  /** Time of the last yes to an offered spot. The position in the queue still depends on `repliedAt`. */
  acceptedAt: z.optional(stored.momentOrNull),
  /** Null for a yes without a condition. Only `PLAYING` can have a condition. */
  condition: z.optional(stored.orNull(storedConditionSchema)),
  /** Given by an organiser beyond `numberOfPlayers`. Only `PLAYING` can have a given spot. */
  spot: z.optional(stored.oneOfOrNull(['GIVEN'])),
  /** Time when an organiser changed a yes to no. That organiser gets no drop-out notice. */
  takenOutAt: z.optional(stored.momentOrNull),
  /** Uid of the person who replied for this player. Null for an own reply. */
  answeredBy: z.optional(stored.textOrNull),
  addedBy: z.optional(stored.textOrNull),
  broughtBy: z.optional(stored.textOrNull),
  /** Uid of the entry that the person claims as their own. Null after an organiser rejected the claim. */
  sameAs: z.optional(stored.textOrNull),
  /** Start of the last date that the claimed entry played. Undefined for an entry added to this instance. */
  sameAsPlayedAt: z.optional(stored.momentOrNull),
  motmVotesReceived: stored.number(),
});

export type PlayerInstance = z.infer<typeof storedPlayerInstanceSchema>;

export type People = readonly PlayerInstance[];

/**
 * `gameInstances/{giId}/attendance/marks`: late drop-outs. Organisers read them through the API. No client has direct access.
 */
export const storedAttendanceSchema = stored.looseObject({ dropOuts: stored.map(z.date()) });

export type Attendance = z.infer<typeof storedAttendanceSchema>;

export const NOTHING_MARKED: Attendance = { dropOuts: {} };

export const storedMotmBallotSchema = z.object({ votes: stored.list(z.string()), castAt: stored.moment });

export type MotmBallot = z.infer<typeof storedMotmBallotSchema>;
