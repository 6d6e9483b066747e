import { z } from 'zod';
import { uidSchema } from '../ids.ts';
import { personNameSchema } from '../player/player.schema.ts';

export const PLAYER_STATUSES = ['PLAYING', 'NOT_PLAYING', 'UNANSWERED'] as const;
export const playerStatusSchema = z.enum(PLAYER_STATUSES);
export type PlayerStatus = z.infer<typeof playerStatusSchema>;

/** The two answers a person can give. */
export const replySchema = z.enum(['PLAYING', 'NOT_PLAYING'], { error: 'Answer PLAYING or NOT_PLAYING' });
export type Reply = z.infer<typeof replySchema>;

export const TEAMS = ['TEAM_A', 'TEAM_B', 'NO_TEAM'] as const;
export const teamSchema = z.enum(TEAMS, { error: 'Choose TEAM_A, TEAM_B or NO_TEAM' });
export type Team = z.infer<typeof teamSchema>;

/** `gameInstances/{giId}/playerInstances/{uid}`: one person's place in one instance. */
export const playerInstanceSchema = z.strictObject({
  uid: uidSchema,
  name: personNameSchema,
  isGuest: z.boolean(),
  status: playerStatusSchema,
  team: teamSchema,
  /** When the present answer was given; the queue of reserves is in this order. Null while unanswered. */
  repliedAt: z.date().nullable(),
  /** When the organiser took them out: then the organiser need not be told that they dropped out. */
  takenOutAt: z.date().nullable().optional(),
  motmVotesReceived: z.number().int().min(0).default(0),
});
export type PlayerInstance = z.infer<typeof playerInstanceSchema>;
