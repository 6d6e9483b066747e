import * as z from 'zod/mini';
import { storedUid } from '../ids.ts';
import {
  storedFlag,
  storedMomentOrNull,
  storedNumber,
  storedOneOf,
  storedText,
  storedTextOrNull,
} from '../lenient-schema.ts';

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

export const storedPlayerInstanceSchema = z.object({
  uid: storedUid,
  name: storedText(),
  isGuest: storedFlag(false),
  status: storedOneOf(PLAYER_STATUSES, 'UNANSWERED'),
  team: storedOneOf(TEAMS_AND_NONE, 'NO_TEAM'),
  /** Time of the present reply, which orders the queue. Null while unanswered. */
  repliedAt: storedMomentOrNull,
  /** Time of the last yes to an offered spot. The queue does not change. */
  acceptedAt: z.optional(storedMomentOrNull),
  /** Time when an organiser changed a yes to no. Such a drop-out does not notify organisers. */
  takenOutAt: z.optional(storedMomentOrNull),
  /** Uid of the person who replied for them. Null for an own reply. */
  answeredBy: z.optional(storedTextOrNull),
  addedBy: z.optional(storedTextOrNull),
  broughtBy: z.optional(storedTextOrNull),
  /** Uid of the entry, added by hand, that the person claims. Null once an organiser rejected the claim. */
  sameAs: z.optional(storedTextOrNull),
  motmVotesReceived: storedNumber(),
});
export type PlayerInstance = z.infer<typeof storedPlayerInstanceSchema>;
