import * as z from 'zod/mini';
import { type Uid, uidSchema } from '../../ids.ts';
import { teamSchema } from '../../instance/player-instance.schema.ts';
import * as stored from '../../lenient-schema.ts';

export const MIN_STARS = 1;
export const MAX_STARS = 5;

/** More pairs than any group needs, but few enough for a small document. */
export const MAX_PAIRS_APART = 50;

/** Two uids and a space, such as 'alex kim'. Firestore has no nested lists, but rules can read a list of texts. */
const pairSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,128} [A-Za-z0-9_-]{1,128}$/, 'Must be two ids'));

const starsSchema = z.number().check(z.int(), z.minimum(MIN_STARS), z.maximum(MAX_STARS));

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

export interface Preset {
  /** κ: weight of the variance of the strength difference, relative to the squared difference. */
  readonly uncertaintyWeight: number;
  /** γ: cost of pairs that are together too often, in squared units of luck. */
  readonly varietyWeight: number;
  /** Share of a pair's common games in one team, above which the pair has a cost. */
  readonly togetherLimit: number;
  /** Number of games in a row after which a pair is split. */
  readonly maxRun: number;
}

/**
 * Weights of evenness and variety. `fairest` may repeat teams. `mix-it-up` accepts less even teams for more variety.
 * `balanced` is between the two.
 */
export const PRESETS = {
  'mix-it-up': { uncertaintyWeight: 0.05, varietyWeight: 0.36, togetherLimit: 0.5, maxRun: 5 },
  balanced: { uncertaintyWeight: 1, varietyWeight: 0.144, togetherLimit: 0.6, maxRun: 5 },
  fairest: { uncertaintyWeight: 1, varietyWeight: 0, togetherLimit: 1, maxRun: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];

export const DEFAULT_PRESET: PresetName = 'balanced';

export const NUMBER_OF_ALTERNATIVES = 3;

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
/** Certainty of the strengths behind a forecast. Excludes luck on the day. */
export type Confidence = (typeof CONFIDENCES)[number];

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
