import * as z from 'zod/mini';
import { uidSchema } from '../ids.ts';
import { storedList, storedMoment } from '../lenient-schema.ts';

/** Votes on a ballot when enough others played. */
export const MOTM_PICKS = 3;

/** `gameInstances/{giId}/motmBallots/{uid}`: one voter's secret picks, as it is written. */
export const motmBallotSchema = z.strictObject({
  votes: z.array(uidSchema).check(z.minLength(1), z.maxLength(MOTM_PICKS)),
  castAt: z.date(),
});

/** The same as it is read. */
export const storedMotmBallotSchema = z.object({ votes: storedList(z.string()), castAt: storedMoment });
export type MotmBallot = z.infer<typeof storedMotmBallotSchema>;

/**
 * How many players a voter picks: three, or all others where fewer played.
 * @param playing how many are PLAYING, the voter included
 */
export function picksNeeded(playing: number): number {
  return Math.max(0, Math.min(MOTM_PICKS, playing - 1));
}

/** The prompt of a ballot, such as 'Select 3 players'. */
export function picksNeededText(needed: number): string {
  return `Select ${needed} ${needed === 1 ? 'player' : 'players'}`;
}
