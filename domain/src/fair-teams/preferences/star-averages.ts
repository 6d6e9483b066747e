import * as z from 'zod/mini';
import type { Uid } from '../../ids.ts';
import * as stored from '../../lenient-schema.ts';
import { MAX_STARS, MIN_STARS, type OrganiserNotes } from './preferences.schema.ts';

/** Maximum number of raters. Averages of four to eight correlate with strength at 0.67 to 0.76. More raters add little. */
export const MAX_RATERS = 8;

/**
 * Minimum number of raters for a person's stars to count. With fewer raters, an organiser could infer one rater's
 * stars from the average.
 */
export const MIN_RATERS = 3;

const starSumSchema = z.object({ sum: z.number(), raters: z.number() });
type StarSum = z.infer<typeof starSumSchema>;

/**
 * `games/{gameId}/otherStars/{uid}`: stars from others, for one organiser's fair teams. The app's preview and the API
 * both read this document, so that they pick the same teams.
 */
export const storedOtherStarsSchema = z.object({
  given: stored.map(starSumSchema),
});
export type OtherStars = z.infer<typeof storedOtherStarsSchema>;

export const NO_OTHER_STARS: OtherStars = { given: {} };

export interface AuthoredNotes {
  readonly uid: Uid;
  readonly notes: Pick<OrganiserNotes, 'stars'>;
}

/**
 * Adds up the stars from other organisers and from raters. Excludes stars that people gave themselves. Raters' stars for
 * a person count only if at least {@link MIN_RATERS} raters rated that person.
 * @param organisers uids of the game's organisers
 * @param all notes of all authors. Authors who are not organisers are raters.
 */
export function otherStarsFor(
  organiser: string,
  organisers: readonly string[],
  all: readonly AuthoredNotes[],
): OtherStars {
  const others = all.filter(({ uid }) => uid !== organiser);
  const isByOrganiser = ({ uid }: AuthoredNotes) => organisers.includes(uid);
  const sums = sumsOf(others.filter(isByOrganiser));
  for (const [uid, fromRaters] of sumsOf(others.filter((each) => !isByOrganiser(each)))) {
    if (fromRaters.raters >= MIN_RATERS) addTo(sums, uid, fromRaters);
  }
  return { given: Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

const NO_STARS: StarSum = { sum: 0, raters: 0 };

function sumsOf(all: readonly AuthoredNotes[]): Map<string, StarSum> {
  const sums = new Map<string, StarSum>();
  const given = all.flatMap(({ uid: rater, notes }) =>
    Object.entries(notes.stars).filter(([uid]) => uid !== rater),
  );
  for (const [uid, stars] of given) {
    if (isValidStars(stars)) addTo(sums, uid, { sum: stars, raters: 1 });
  }
  return sums;
}

function addTo(sums: Map<string, StarSum>, uid: Uid, more: StarSum): void {
  const { sum, raters } = sums.get(uid) ?? NO_STARS;
  sums.set(uid, { sum: sum + more.sum, raters: raters + more.raters });
}

export function averageStars(
  own: number | undefined,
  others: StarSum = NO_STARS,
): { readonly stars: number | null; readonly raters: number } {
  const hasOwn = own !== undefined && isValidStars(own);
  const raters = others.raters + (hasOwn ? 1 : 0);
  const stars = (others.sum + (hasOwn ? own : 0)) / raters;
  return isValidStars(stars) ? { stars, raters } : { stars: null, raters: 0 };
}

function isValidStars(stars: number): boolean {
  return stars >= MIN_STARS && stars <= MAX_STARS;
}
