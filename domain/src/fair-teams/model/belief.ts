import { FairTeamsInputError } from '../explain/problems.ts';
import type { Matrix } from './maths.ts';

/**
 * The constants of the model. Strengths are in units of luck: one unit is the standard deviation that luck alone gives
 * to a game's goal difference, about 3.3 goals in a usual group. The unit is estimated for each group, so that groups
 * that score more or fewer goals need no constants of their own.
 */
export const MODEL = {
  /**
   * Standard deviation of players' strengths. Two public records of pick-up football (47 scored games of six a side; 152 games
   * known by winner) allow 0 to 0.2; 0.18 is the most likely value of the scored one.
   */
  skillSpread: 0.18,
  /** What one player more is worth, as believed before any uneven game, and its standard deviation (0.8 ± 0.8 goals). */
  extraPlayer: 0.24,
  extraPlayerSpread: 0.24,
  /** Share of what a result taught that still counts a week later. */
  keptPerWeek: 0.995,
  /** Larger goal differences count as this one: they say no more about strength. */
  routGoals: 8,
  /** Where only the winner is known, its goal difference was at least this many goals. */
  narrowestWin: 0.5,
  /** The mean squared goal difference assumed beforehand, which counts like this many games; 12.8 in the scored record above. */
  expectedSquare: 11,
  expectedSquareGames: 6,
  /** Assumed correlation of one person's stars with true strength. Nothing is lost if it is 0.6, little if it is 0.3. */
  starTrust: 0.4,
  /** The same of an average of many people's stars: four to eight raters lift it from 0.57 to 0.67 to 0.76. */
  manyStarsTrust: 0.6,
  /** From how many raters on an average is trusted like that. */
  manyRaters: 4,
  /** What one to five stars stand for, in standard deviations from the average: the means of a normal's five slices. */
  starMeans: [-1.7, -0.8, 0, 0.8, 1.7],
} as const;

/** A player to be put into a team. */
export interface FairPlayer {
  readonly id: string;
  /** From 1 to 5; a fraction if it is the average of several raters. */
  readonly stars?: number | null;
  /** The number of raters behind `stars`; 1 if missing. */
  readonly raters?: number;
}

/** Each player's index in the vectors of the model. */
export type Indices = ReadonlyMap<string, number>;

/** The vectors' first number is the worth of an extra player; the players come after it. */
export const EXTRA_PLAYER_INDEX = 0;

/**
 * A line-up as numbers: 1 for team A, −1 for team B, 0 for everybody else, and first by how many players team A is
 * larger. Somebody who is listed in both teams by mistake counts for neither.
 * @throws FairTeamsInputError for somebody without an index.
 */
export function lineUpVector(indices: Indices, teamA: readonly string[], teamB: readonly string[]): number[] {
  const vector = [0];
  const add = (id: string, sign: 1 | -1) => {
    const index = indices.get(id);
    if (index === undefined) throw new FairTeamsInputError(`${id} is in a team, but not among the players`);
    vector[index] = (vector[index] ?? 0) + sign;
    vector[EXTRA_PLAYER_INDEX] = (vector[EXTRA_PLAYER_INDEX] ?? 0) + sign;
  };
  for (const id of new Set(teamA)) add(id, 1);
  for (const id of new Set(teamB)) add(id, -1);
  return vector;
}

/** A normal distribution over the strength of some people and the worth of an extra player. */
export interface Belief {
  readonly indices: Indices;
  readonly mean: readonly number[];
  readonly covariance: Matrix;
}

/** What is believed of one strength before any result; strengths are independent of each other then. */
export interface Prior {
  readonly mean: number;
  readonly variance: number;
}

export const EXTRA_PLAYER: Prior = { mean: MODEL.extraPlayer, variance: MODEL.extraPlayerSpread ** 2 };

/** A newcomer or guest counts as an average player: a lower guess would make the teams uneven. */
export const NEWCOMER: Prior = { mean: 0, variance: MODEL.skillSpread ** 2 };

/**
 * What is believed of a player before any result. Stars move the mean and lessen the variance as much as the
 * opinion of their raters is worth: mean ρ·τ·z and variance τ²(1 − ρ²), the normal regression of strength on stars.
 * @throws FairTeamsInputError for stars outside 1 to 5.
 */
export function priorOf({ stars, raters = 1 }: FairPlayer): Prior {
  if (stars === undefined || stars === null) return NEWCOMER;
  const trust = raters < MODEL.manyRaters ? MODEL.starTrust : MODEL.manyStarsTrust;
  return {
    mean: trust * MODEL.skillSpread * meanOfStars(stars),
    variance: NEWCOMER.variance * (1 - trust ** 2),
  };
}

/** What a number of stars stands for, in standard deviations from the average; fractions are interpolated. */
function meanOfStars(stars: number): number {
  if (!(stars >= 1 && stars <= 5)) throw new FairTeamsInputError('Stars must be from 1 to 5');
  const below = Math.floor(stars) - 1;
  const low = MODEL.starMeans[below] ?? 0;
  const high = MODEL.starMeans[below + 1] ?? low;
  return low + (stars - 1 - below) * (high - low);
}
