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

/** The two replies a person can give. */
export const replySchema = z.enum(['PLAYING', 'NOT_PLAYING'], { error: 'Choose PLAYING or NOT_PLAYING' });
export type Reply = z.infer<typeof replySchema>;

export const TEAMS = ['TEAM_A', 'TEAM_B'] as const;
export const teamSchema = z.enum(TEAMS, { error: 'Choose TEAM_A or TEAM_B' });
export type Team = z.infer<typeof teamSchema>;

/** Where somebody can be put: into one of the teams, or into none. */
export const TEAMS_AND_NONE = [...TEAMS, 'NO_TEAM'] as const;
export const teamOrNoneSchema = z.enum(TEAMS_AND_NONE, { error: 'Choose TEAM_A, TEAM_B or NO_TEAM' });
export type TeamOrNone = z.infer<typeof teamOrNoneSchema>;

/** `gameInstances/{giId}/playerInstances/{uid}`: one person's place in one instance. */
export const storedPlayerInstanceSchema = z.object({
  uid: storedUid,
  name: storedText(),
  isGuest: storedFlag(false),
  status: storedOneOf(PLAYER_STATUSES, 'UNANSWERED'),
  team: storedOneOf(TEAMS_AND_NONE, 'NO_TEAM'),
  /** When the present reply was given; the queue of reserves is in this order. Null while unanswered. */
  repliedAt: storedMomentOrNull,
  /** When they last said, as a reserve, that they can still make it. It leaves their place in the queue as it is. */
  acceptedAt: z.optional(storedMomentOrNull),
  /** When the organiser took them out: then the organiser need not be told that they dropped out. */
  takenOutAt: z.optional(storedMomentOrNull),
  /** The uid of whoever gave the present reply for them; null where they did themselves. */
  answeredBy: z.optional(storedTextOrNull),
  /** Of somebody who was added by hand: the uid of whoever did it. */
  addedBy: z.optional(storedTextOrNull),
  /** The uid of the person who brings them along; null where nobody does. */
  broughtBy: z.optional(storedTextOrNull),
  /** The uid of the entry, added by hand, that the person says is theirs too. Null once an organiser said that it isn't. */
  sameAs: z.optional(storedTextOrNull),
  motmVotesReceived: storedNumber(),
});
export type PlayerInstance = z.infer<typeof storedPlayerInstanceSchema>;
