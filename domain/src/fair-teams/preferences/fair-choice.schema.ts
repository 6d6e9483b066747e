import * as z from 'zod/mini';
import { uidSchema } from '../../ids.ts';
import { teamSchema } from '../../instance/player-instance.schema.ts';
import { MAX_PAIRS_APART } from './organiser-notes.schema.ts';
import { NUMBER_OF_ALTERNATIVES, PRESET_NAMES } from './presets.ts';

/**
 * Options of a fair pick, all optional. The same seed, people and results give the same teams, so that the preview
 * equals the stored teams.
 */
export const fairChoiceSchema = z.partial(
  z.strictObject({
    preset: z.enum(PRESET_NAMES, { error: `Choose ${PRESET_NAMES.join(', ')}` }),
    seed: z
      .string()
      .check(z.minLength(1, 'Must not be empty'), z.maxLength(64, 'Must be 64 characters or fewer')),
    /** 0 for the best teams, 1 to 3 for an alternative. */
    alternative: z
      .number()
      .check(z.int('Must be a whole number'), z.minimum(0), z.maximum(NUMBER_OF_ALTERNATIVES)),
    locks: z.record(uidSchema, teamSchema),
    /** Replaces the pairs in the organiser's notes. */
    apart: z.array(z.tuple([uidSchema, uidSchema])).check(z.maxLength(MAX_PAIRS_APART)),
    /** Replaces the keepers in the organiser's notes. */
    keepers: z.array(uidSchema),
  }),
);
export type FairChoice = z.infer<typeof fairChoiceSchema>;
