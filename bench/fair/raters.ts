import { averageStars, inRatingOrder, MIN_RATERS, type PlayedGame, pickFairTeams } from '@fives/domain';
import { aHistoryInstance } from '@fives/domain/testing';
import { compare, type Size } from './comparison.ts';
import { LARGE, type Member, starsFor } from './group.ts';
import type { Picker } from './pickers.ts';
import { normalFrom, streamFor } from './streams.ts';

const RATERS = [0, 1, 2, 3];
const RATINGS_EACH = 10;
/** Number of games before the raters are asked. */
const ASKED_AFTER = 8;
/** Correlation of one rater's opinion with strength, and the share of the error's variance that all raters have. */
const CORRELATION = 0.57;
const SHARED_ERROR = 0.4;

interface Rater {
  readonly group: string;
  readonly rater: number;
}

/** Returns the people whom a rater rates. */
type Choice = (ids: readonly string[], history: readonly PlayedGame[], rater: Rater) => readonly string[];

const CHOICES = {
  'no ratings': () => [],
  'ten by chance': (ids, _, { group, rater }) => {
    const stream = streamFor(group, rater, 'choice');
    const keyed = ids.map((id) => ({ id, key: stream() })).toSorted((a, b) => a.key - b.key);
    return keyed.slice(0, RATINGS_EACH).map(({ id }) => id);
  },
  'ten by name': (ids) => ids.toSorted().slice(0, RATINGS_EACH),
  'ten regulars': (ids, history) => {
    const people = ids.map((id) => ({ uid: id, name: id }));
    const ordered = inRatingOrder(people, history.map(toInstance));
    return ordered.slice(0, RATINGS_EACH).map(({ uid }) => uid);
  },
  everyone: (ids) => ids,
} satisfies Record<string, Choice>;

/** Compares whom four raters rate after eight games of a group of 28. */
export function compareRatingChoices(size: Size) {
  const pickers = Object.entries(CHOICES).map(([name, choice]) => [name, fivesWithRaters(choice)]);
  return compare(LARGE, Object.fromEntries(pickers) as Record<keyof typeof CHOICES, Picker>, size);
}

function fivesWithRaters(choice: Choice): Picker {
  return ({ present, history, now, seed }) => {
    const group = seed.slice(0, seed.lastIndexOf('/'));
    const known = history.length < ASKED_AFTER ? [] : history.slice(0, ASKED_AFTER);
    const ids = [...new Set(known.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]))];
    const rated = RATERS.map((rater) => new Set(choice(ids, known, { group, rater })));
    const players = present.map((member) => {
      const stars = RATERS.filter((rater) => rated[rater]?.has(member.id)).map((rater) =>
        starsFrom(member, { group, rater }),
      );
      return { id: member.id, ...averageOf(stars) };
    });
    return pickFairTeams({ players, history, now, seed });
  };
}

function starsFrom({ id, strength }: Member, { group, rater }: Rater): number {
  const shared = normalFrom(streamFor(group, id, 'shared error'));
  const own = normalFrom(streamFor(group, id, rater, 'own error'));
  const error = Math.sqrt(SHARED_ERROR) * shared + Math.sqrt(1 - SHARED_ERROR) * own;
  const skill = strength / LARGE.skillSpread;
  return starsFor(CORRELATION * skill + Math.sqrt(1 - CORRELATION ** 2) * error);
}

function averageOf(stars: readonly number[]) {
  const sum = stars.reduce((total, each) => total + each, 0);
  return stars.length < MIN_RATERS ? {} : averageStars(undefined, { sum, raters: stars.length });
}

function toInstance({ playedAt, teamA, teamB }: PlayedGame) {
  return aHistoryInstance({ startDateTime: playedAt, teamA: [...teamA], teamB: [...teamB] });
}
