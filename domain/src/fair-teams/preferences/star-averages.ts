import * as z from 'zod/mini';
import type { Uid } from '../../ids.ts';
import { storedMap } from '../../lenient-schema.ts';
import { FEWEST_STARS, MOST_STARS, type OrganiserNotes } from './organiser-notes.schema.ts';

/** How many members may be asked for stars: four to eight raters correlate with the truth at 0.67 to 0.76, more add little. */
export const MOST_ASKED = 8;

/**
 * How many of the members who were asked must have rated a person before their stars count: from the average of fewer,
 * an organiser could tell what one of them gave.
 */
export const FEWEST_ASKED_TO_COUNT = 3;

/** What several people gave somebody. */
const starSumSchema = z.object({ sum: z.number(), raters: z.number() });
export type StarSum = z.infer<typeof starSumSchema>;

/**
 * `games/{gameId}/otherStars/{uid}`: the stars that count for one organiser's teams beside those they gave themselves. Their
 * app previews with it what the server picks.
 */
export const storedOtherStarsSchema = z.object({
  /** By the uid of whom they are about. */
  given: storedMap(starSumSchema),
});
export type OtherStars = z.infer<typeof storedOtherStarsSchema>;

export const NO_OTHER_STARS: OtherStars = { given: {} };

/** The notes of one person about a game's players. */
export interface NotesOf {
  readonly uid: Uid;
  readonly notes: Pick<OrganiserNotes, 'stars'>;
}

/**
 * Adds up the stars that count for an organiser beside their own: those of the game's other organisers, and those of the
 * members who were asked, where {@link FEWEST_ASKED_TO_COUNT} of them have rated a person.
 * @param organisers the uids of the game's organisers
 * @param all everybody's notes; of whom organises nothing, they are those of a member who was asked
 */
export function otherStarsFor(
  organiser: string,
  organisers: readonly string[],
  all: readonly NotesOf[],
): OtherStars {
  const others = all.filter(({ uid }) => uid !== organiser);
  const isOrganisers = ({ uid }: NotesOf) => organisers.includes(uid);
  const asked = sumsOf(others.filter((each) => !isOrganisers(each)));
  const counted = [...asked].filter(([, { raters }]) => raters >= FEWEST_ASKED_TO_COUNT);
  const sums = sumsOf(others.filter(isOrganisers));
  for (const [uid, { sum, raters }] of counted) {
    const { sum: before, raters: ratersBefore } = sums.get(uid) ?? NOTHING;
    sums.set(uid, { sum: before + sum, raters: ratersBefore + raters });
  }
  return { given: Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

const NOTHING: StarSum = { sum: 0, raters: 0 };

function sumsOf(all: readonly NotesOf[]): Map<string, StarSum> {
  const sums = new Map<string, StarSum>();
  for (const [uid, stars] of all.flatMap(({ notes }) => Object.entries(notes.stars))) {
    if (!areStars(stars)) continue;
    const { sum, raters } = sums.get(uid) ?? NOTHING;
    sums.set(uid, { sum: sum + stars, raters: raters + 1 });
  }
  return sums;
}

/** Somebody's stars, and by how many people they were given. */
export interface Rated {
  /** The average, from 1 to 5; null where nobody gave any. */
  readonly stars: number | null;
  readonly raters: number;
}

/** The average of the stars that an organiser gave and that others did. */
export function averageStars(own: number | undefined, others: StarSum = NOTHING): Rated {
  const isOwn = own !== undefined && areStars(own);
  const raters = others.raters + (isOwn ? 1 : 0);
  const stars = (others.sum + (isOwn ? own : 0)) / raters;
  return areStars(stars) ? { stars, raters } : { stars: null, raters: 0 };
}

function areStars(stars: number): boolean {
  return stars >= FEWEST_STARS && stars <= MOST_STARS;
}
