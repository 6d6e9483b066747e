import type { DailyStatType } from '../../game/game.schema.ts';
import { type Facts, runAtTheEnd } from './facts.ts';

/** Below these a stat says nothing: two wins in a row are chance, and everybody has not missed the last two games. */
export const MINIMUM = {
  streak: 3,
  unbeaten: 4,
  inARow: 5,
  /** Games before a share of all games means anything. */
  gamesOverall: 3,
  /** Of a hundred: who wins less than half is not known for winning. */
  percentOverall: 50,
  lastGames: 5,
  ofLastGames: 3,
  onTop: 3,
  places: 2,
} as const;

/** How much there is to tell: so many, or so many out of so many. */
export interface Measured {
  readonly count: number;
  /** 1 where the count speaks for itself. */
  readonly outOf: number;
}

type Measure = (facts: Facts) => Measured | null;

/** What each stat counts, and null where that is too little to tell. */
export const MEASURES: Record<DailyStatType, Measure> = {
  LONGEST_WIN_STREAK: ({ streak }) => atLeast(MINIMUM.streak, streak),
  LONGEST_LOSS_STREAK: ({ streak }) => atLeast(MINIMUM.streak, -streak),
  LONGEST_NO_LOSS_STREAK: ({ form }) =>
    atLeast(
      MINIMUM.unbeaten,
      runAtTheEnd([...form], (outcome) => outcome !== 'L'),
    ),
  LONGEST_NO_MISS_STREAK: ({ inARow }) => atLeast(MINIMUM.inARow, inARow),
  HIGHEST_WIN_PERCENT_OVERALL: ({ numWins, numPlayed }) => ofAll(numWins, numPlayed),
  HIGHEST_LOSS_PERCENT_OVERALL: ({ numLosses, numPlayed }) => ofAll(numLosses, numPlayed),
  HIGHEST_WIN_PERCENT_LAST5: ({ form }) => ofTheLast(form, 'W'),
  HIGHEST_LOSS_PERCENT_LAST5: ({ form }) => ofTheLast(form, 'L'),
  CONSECUTIVE_LEADERBOARD_NUM1: ({ onTopInARow }) => atLeast(MINIMUM.onTop, onTopInARow),
  BIGGEST_CLIMBER: ({ position, previousPosition }) =>
    atLeast(MINIMUM.places, (previousPosition ?? position) - position),
  BIGGEST_DROP: ({ position, previousPosition }) =>
    atLeast(MINIMUM.places, position - (previousPosition ?? position)),
};

function atLeast(minimum: number, count: number): Measured | null {
  return count >= minimum ? { count, outOf: 1 } : null;
}

function ofAll(count: number, numPlayed: number): Measured | null {
  const isTelling = numPlayed >= MINIMUM.gamesOverall && count * 100 >= numPlayed * MINIMUM.percentOverall;
  return isTelling ? { count, outOf: numPlayed } : null;
}

function ofTheLast(form: string, outcome: 'W' | 'L'): Measured | null {
  if (form.length < MINIMUM.lastGames) return null;
  const count = [...form.slice(-MINIMUM.lastGames)].filter((letter) => letter === outcome).length;
  return count >= MINIMUM.ofLastGames ? { count, outOf: MINIMUM.lastGames } : null;
}
