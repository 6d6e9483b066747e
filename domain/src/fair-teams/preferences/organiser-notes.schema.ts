import * as z from 'zod/mini';
import { uidSchema } from '../../ids.ts';
import { storedList, storedLoosely, storedMap } from '../../lenient-schema.ts';

export const FEWEST_STARS = 1;
export const MOST_STARS = 5;

/** More pairs than any group needs, few enough for one small document. */
export const MOST_PAIRS_APART = 50;

/** Two uids in one text, 'alex kim'. Firestore has no nested lists, and rules can read a list of texts. */
const pairSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128} [A-Za-z0-9_-]{1,128}$/, 'Must be two ids'));

export const starsSchema = z.number().check(z.int(), z.minimum(FEWEST_STARS), z.maximum(MOST_STARS));

/**
 * `games/{gameId}/organiserNotes/{orgUid}`: private notes for fair teams. Each organiser has a separate document, so
 * that their stars can be averaged.
 */
export const organiserNotesSchema = z.strictObject({
  stars: z.record(uidSchema, starsSchema),
  apart: z.array(pairSchema).check(z.maxLength(MOST_PAIRS_APART)),
  keepers: z.array(uidSchema),
});
export type OrganiserNotes = z.infer<typeof organiserNotesSchema>;

export const storedOrganiserNotesSchema = storedLoosely({
  stars: storedMap(z.number()),
  apart: storedList(pairSchema),
  keepers: storedList(z.string()),
});
