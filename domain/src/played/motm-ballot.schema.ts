import * as z from 'zod/mini';
import { uidSchema } from '../ids.ts';
import * as stored from '../lenient-schema.ts';
import { plural } from '../text.ts';

export const MOTM_PICKS = 3;

export const motmBallotSchema = z.strictObject({
  votes: z.array(uidSchema).check(z.minLength(1), z.maxLength(MOTM_PICKS)),
  castAt: z.date(),
});

export const storedMotmBallotSchema = z.object({ votes: stored.list(z.string()), castAt: stored.moment });
export type MotmBallot = z.infer<typeof storedMotmBallotSchema>;

/** @param playing number of players, including the voter */
export function picksNeeded(playing: number): number {
  return Math.max(0, Math.min(MOTM_PICKS, playing - 1));
}

export function picksNeededText(needed: number): string {
  return `Select ${plural(needed, 'player')}`;
}
