import * as z from 'zod/mini';
import { uidSchema } from '../../ids.ts';
import { storedList, storedMap } from '../../lenient-schema.ts';

export const FEWEST_STARS = 1;
export const MOST_STARS = 5;

/** How many pairs may be kept apart: more than any group has quarrels, few enough to stay one small document. */
export const MOST_PAIRS_APART = 50;

/** Two people, as one text: 'alex kim'. A list in the database holds no lists, and rules can read a list of texts. */
const pairSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128} [A-Za-z0-9_-]{1,128}$/, 'Must be two ids'));

export const starsSchema = z.number().check(z.int(), z.minimum(FEWEST_STARS), z.maximum(MOST_STARS));

/**
 * `games/{gameId}/organiserNotes/{orgUid}`: what an organiser thinks of the players, for fair teams alone. Nobody else
 * ever reads it. Each organiser has their own, so that the stars of several can be averaged.
 */
export const organiserNotesSchema = z.strictObject({
  /** How good each is, from one to five. */
  stars: z.record(uidSchema, starsSchema),
  /** Pairs that must not be in the same team. */
  apart: z.array(pairSchema).check(z.maxLength(MOST_PAIRS_APART)),
  /** Who keeps goal. */
  keepers: z.array(uidSchema),
});
export type OrganiserNotes = z.infer<typeof organiserNotesSchema>;

/** The same as it is read. */
export const storedOrganiserNotesSchema = z.object({
  stars: storedMap(z.number()),
  apart: storedList(pairSchema),
  keepers: storedList(z.string()),
});
