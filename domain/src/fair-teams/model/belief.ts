import type { LineUp } from '../../teams/line-up.ts';
import { FairTeamsInputError } from '../explain/problems.ts';
import type { Matrix } from './maths.ts';

/**
 * Constants of the model. One unit of strength is the standard deviation of goal differences between equal teams,
 * estimated per group.
 */
export const MODEL = {
  /**
   * Assumed standard deviation of strengths. In two public records of pick-up football, values from 0 to 0.2 are
   * plausible, and 0.18 is the most likely.
   */
  skillSpread: 0.18,
  /** Assumed value of one extra player (0.8 goals) and its standard deviation, before the first uneven game. */
  extraPlayer: 0.24,
  extraPlayerSpread: 0.24,
  /** A result loses 0.5 % of its information per week. */
  keptPerWeek: 0.995,
  /** Larger goal differences count as 8, because they add no information about strength. */
  maxGoalDifference: 8,
  /** Assumed minimum goal difference if only the winner is known. */
  narrowestWin: 0.5,
  /** Assumed mean squared goal difference, with the weight of six games. The public record with scores has 12.8. */
  expectedSquare: 11,
  expectedSquareGames: 6,
  /** Assumed correlation of one rater's stars with strength. Teams are nearly as even for 0.3 to 0.6. */
  starTrust: 0.4,
  /** Assumed correlation for the average of four or more raters. Measured: 0.57 (1 rater), 0.67 (4), 0.76 (8). */
  manyStarsTrust: 0.6,
  manyRaters: 4,
  /** Strength of one to five stars, in standard deviations from the average. */
  starMeans: [-1.7, -0.8, 0, 0.8, 1.7],
} as const;

export interface FairPlayer {
  readonly id: string;
  /** 1 to 5, fractional if the stars are an average of several raters. */
  readonly stars?: number | null;
  /** Number of raters behind `stars`, 1 if missing. */
  readonly raters?: number;
}

export type Indices = ReadonlyMap<string, number>;

/** Index of the extra player in each vector. The players follow. */
export const EXTRA_PLAYER_INDEX = 0;

/**
 * Converts a line-up to numbers: size of team A minus size of team B, then 1 (A), −1 (B) or 0 per player.
 * @throws FairTeamsInputError for a person without an index
 */
export function lineUpVector(indices: Indices, { teamA, teamB }: LineUp): number[] {
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

export interface Belief {
  readonly indices: Indices;
  readonly mean: readonly number[];
  readonly covariance: Matrix;
}

export interface Prior {
  readonly mean: number;
  readonly variance: number;
}

export const EXTRA_PLAYER: Prior = { mean: MODEL.extraPlayer, variance: MODEL.extraPlayerSpread ** 2 };

/** Newcomers and guests count as average players. A lower guess would make the teams uneven. */
export const NEWCOMER: Prior = { mean: 0, variance: MODEL.skillSpread ** 2 };

/**
 * Returns the prior of a player. Stars give mean ρ·τ·z and variance τ²(1 − ρ²), by normal regression. ρ is the trust,
 * τ is `skillSpread`, and z is the mean of the stars.
 * @throws FairTeamsInputError for stars outside 1 to 5
 */
export function priorOf({ stars, raters = 1 }: FairPlayer): Prior {
  if (stars === undefined || stars === null) return NEWCOMER;
  const trust = raters < MODEL.manyRaters ? MODEL.starTrust : MODEL.manyStarsTrust;
  return {
    mean: trust * MODEL.skillSpread * meanOfStars(stars),
    variance: NEWCOMER.variance * (1 - trust ** 2),
  };
}

function meanOfStars(stars: number): number {
  if (!(stars >= 1 && stars <= 5)) throw new FairTeamsInputError('Stars must be from 1 to 5');
  const below = Math.floor(stars) - 1;
  const low = MODEL.starMeans[below] ?? 0;
  const high = MODEL.starMeans[below + 1] ?? low;
  return low + (stars - 1 - below) * (high - low);
}
