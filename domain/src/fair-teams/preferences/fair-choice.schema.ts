import * as z from 'zod/mini';
import { uidSchema } from '../../ids.ts';
import { teamSchema } from '../../instance/player-instance.schema.ts';
import { MOST_PAIRS_APART } from './organiser-notes.schema.ts';
import { NUMBER_OF_ALTERNATIVES, PRESET_NAMES } from './presets.ts';

/**
 * What may be asked of a pick of fair teams, all of it optional. The same seed, people and results give the same teams,
 * so that what was previewed is what is stored.
 */
export const fairChoiceSchema = z.partial(
  z.strictObject({
    preset: z.enum(PRESET_NAMES, { error: `Choose ${PRESET_NAMES.join(', ')}` }),
    seed: z
      .string()
      .check(z.minLength(1, 'Must not be empty'), z.maxLength(64, 'Must be 64 characters or fewer')),
    /** 0 for the best teams, 1 to 3 for the next ones. */
    alternative: z
      .number()
      .check(z.int('Must be a whole number'), z.minimum(0), z.maximum(NUMBER_OF_ALTERNATIVES)),
    /** Who must be in which team. */
    locks: z.record(uidSchema, teamSchema),
    /** Pairs that must not be in the same team, in place of the organiser's notes. */
    apart: z.array(z.tuple([uidSchema, uidSchema])).check(z.maxLength(MOST_PAIRS_APART)),
    /** Who keeps goal, in place of the organiser's notes. */
    keepers: z.array(uidSchema),
  }),
);
export type FairChoice = z.infer<typeof fairChoiceSchema>;
