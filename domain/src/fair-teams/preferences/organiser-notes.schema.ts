import * as z from 'zod/mini';
import { type Uid, uidSchema } from '../../ids.ts';
import * as stored from '../../lenient-schema.ts';

export const MIN_STARS = 1;
export const MAX_STARS = 5;

/** More pairs than any group needs, but few enough for a small document. */
export const MAX_PAIRS_APART = 50;

/** Two uids and a space, such as 'alex kim'. Firestore has no nested lists, but rules can read a list of texts. */
const pairSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128} [A-Za-z0-9_-]{1,128}$/, 'Must be two ids'));

export const starsSchema = z.number().check(z.int(), z.minimum(MIN_STARS), z.maximum(MAX_STARS));

/**
 * `games/{gameId}/organiserNotes/{orgUid}`: private notes for fair teams. Each organiser has a separate document, so
 * that `storedOtherStarsSchema` can store averages of stars.
 */
export const organiserNotesSchema = z.strictObject({
  stars: z.record(uidSchema, starsSchema),
  apart: z.array(pairSchema).check(z.maxLength(MAX_PAIRS_APART)),
  keepers: z.array(uidSchema),
});
export type OrganiserNotes = z.infer<typeof organiserNotesSchema>;

export const storedOrganiserNotesSchema = stored.looseObject({
  stars: stored.map(z.number()),
  apart: stored.list(pairSchema),
  keepers: stored.list(z.string()),
});

export const EMPTY_NOTES: OrganiserNotes = { stars: {}, apart: [], keepers: [] };

export function withStars(notes: OrganiserNotes, uid: Uid, stars: number | null): OrganiserNotes {
  const { [uid]: _, ...others } = notes.stars;
  return { ...notes, stars: stars === null ? others : { ...others, [uid]: stars } };
}

export function withKeeper(notes: OrganiserNotes, uid: Uid, isKeeper: boolean): OrganiserNotes {
  const others = notes.keepers.filter((keeper) => keeper !== uid);
  return { ...notes, keepers: isKeeper ? [...others, uid] : others };
}

type Pair = readonly [string, string];

export function withPairApart(notes: OrganiserNotes, [one, other]: Pair, areApart: boolean): OrganiserNotes {
  const pair = [one, other].toSorted().join(' ');
  const others = notes.apart.filter((existing) => existing !== pair);
  return { ...notes, apart: areApart && one !== other ? [...others, pair] : others };
}

export function pairsApart({ apart }: OrganiserNotes): Pair[] {
  return apart
    .map((pair) => pair.split(' '))
    .flatMap(([one, other]) => (one && other && one !== other ? [[one, other] as Pair] : []));
}

export function uidsApartFrom(notes: OrganiserNotes, uid: Uid): string[] {
  const pairs = pairsApart(notes).filter((pair) => pair.includes(uid));
  return pairs.map(([one, other]) => (one === uid ? other : one));
}

export function withoutPerson(notes: OrganiserNotes, uid: Uid): OrganiserNotes {
  const apart = notes.apart.filter((pair) => !pair.split(' ').includes(uid));
  return { ...withKeeper(withStars(notes, uid, null), uid, false), apart };
}
