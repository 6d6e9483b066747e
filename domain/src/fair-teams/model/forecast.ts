import type { EarlierResults } from '../../stats/tally.schema.ts';
import type { LineUp } from '../../teams/line-up.ts';
import { FairTeamsInputError } from '../explain/fair-teams-errors.ts';
import type { Confidence } from '../preferences/preferences.schema.ts';
import { dot, type Matrix, normalCdf, quadraticForm } from './maths.ts';

/**
 * Assumed standard deviation of strengths. In two public records of pick-up football, values from 0 to 0.2 are
 * plausible, and 0.18 is the most likely. One unit of strength is the standard deviation of goal differences between
 * equal teams, estimated per group.
 */
const SKILL_SPREAD = 0.18;

/** Assumed value of one extra player (0.8 goals) and its standard deviation, before the first uneven game. */
const EXTRA_PLAYER_VALUE = 0.24;
const EXTRA_PLAYER_SPREAD = 0.24;

/**
 * Assumed correlation of one rater's stars with strength. With any value from 0.3 to 0.6, the teams are almost equally
 * even.
 */
const STAR_TRUST = 0.4;
/** Assumed correlation for the average of four or more raters. Measured: 0.57 (1 rater), 0.67 (4), 0.76 (8). */
const MANY_STARS_TRUST = 0.6;
const MANY_RATERS = 4;
/** Strength of one to five stars, in standard deviations from the average. */
const STAR_STRENGTHS = [-1.7, -0.8, 0, 0.8, 1.7];

export interface FairPlayer {
  readonly id: string;
  /** 1 to 5, fractional if the stars are an average of several raters. */
  readonly stars?: number | null;
  readonly raters?: number;
  /** Results before the history. */
  readonly earlier?: EarlierResults;
}

type Indices = ReadonlyMap<string, number>;

/** Index of the extra player in each vector. The players follow. */
export const EXTRA_PLAYER_INDEX = 0;

/**
 * Returns a vector: the size of team A minus the size of team B, then 1 (A), −1 (B) or 0 per player.
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

export const EXTRA_PLAYER: Prior = { mean: EXTRA_PLAYER_VALUE, variance: EXTRA_PLAYER_SPREAD ** 2 };

/** Newcomers and guests count as average players. A lower guess would make the teams uneven. */
export const NEWCOMER: Prior = { mean: 0, variance: SKILL_SPREAD ** 2 };

/** @throws FairTeamsInputError for stars outside 1 to 5 */
export function priorOf(player: FairPlayer): Prior {
  const prior = priorOfStars(player);
  return player.earlier ? withEarlierResults(prior, player.earlier) : prior;
}

/** Number of other players in a five-a-side game. */
const OTHER_PLAYERS = 9;

/**
 * Moves the mean towards the strength that the share of wins implies (a draw counts half). σ² = 1 + 9τ² is the variance
 * of luck and of the other players. A share p implies a strength of about σ√(2π)(p − ½). Each game's winner gives the
 * information 2/(πσ²). The variance stays the same, because the age of the results is unknown.
 */
function withEarlierResults(prior: Prior, { played, won, drawn }: EarlierResults): Prior {
  if (played === 0) return prior;
  const noiseVariance = 1 + OTHER_PLAYERS * NEWCOMER.variance;
  const strength = Math.sqrt(2 * Math.PI * noiseVariance) * ((won + drawn / 2) / played - 0.5);
  const information = (2 * played) / (Math.PI * noiseVariance);
  const mean = (prior.mean / prior.variance + information * strength) / (1 / prior.variance + information);
  return { ...prior, mean };
}

/**
 * Returns mean ρ·τ·z and variance τ²(1 − ρ²), by normal regression. ρ is the trust, τ is `SKILL_SPREAD`, and z is
 * `strengthOfStars`.
 */
function priorOfStars({ stars, raters = 1 }: FairPlayer): Prior {
  if (stars === undefined || stars === null) return NEWCOMER;
  const trust = raters < MANY_RATERS ? STAR_TRUST : MANY_STARS_TRUST;
  return {
    mean: trust * SKILL_SPREAD * strengthOfStars(stars),
    variance: NEWCOMER.variance * (1 - trust ** 2),
  };
}

function strengthOfStars(stars: number): number {
  if (!(stars >= 1 && stars <= 5)) throw new FairTeamsInputError('Stars must be from 1 to 5');
  const below = Math.floor(stars) - 1;
  const low = STAR_STRENGTHS[below] ?? 0;
  const high = STAR_STRENGTHS[below + 1] ?? low;
  return low + (stars - 1 - below) * (high - low);
}

export interface Forecast {
  /** 0 to 1. A draw counts half. */
  readonly chanceA: number;
  readonly confidence: Confidence;
}

/**
 * Limits of each confidence, highest first. `spread` is a standard deviation in units of luck. `unknown` is the share
 * of the prior variance that remains.
 */
const CONFIDENCE_LIMITS: readonly {
  readonly confidence: Confidence;
  readonly spread: number;
  readonly unknown: number;
}[] = [
  { confidence: 'high', spread: 0.29, unknown: 0.5 },
  { confidence: 'medium', spread: 0.43, unknown: 0.75 },
];

/** Number of steps from 0 to 1 for rounding chances. Smaller differences depend on the order of addition. */
const CHANCE_STEPS = 1e6;

/**
 * Returns P(team A wins) = Φ(m / √(x′Px + 1)) for a normal goal difference with one unit of luck. Fast enough to call
 * while a player is dragged.
 * @throws FairTeamsInputError for a person outside the belief
 */
export function predictChance(belief: Belief, teams: LineUp): Forecast {
  const { lineUp, lead, uncertainty } = expectedLead(belief, teams);
  const chance = normalCdf(lead / Math.sqrt(uncertainty + 1));
  return {
    chanceA: Math.round(chance * CHANCE_STEPS) / CHANCE_STEPS,
    confidence: confidenceOf(uncertainty, lineUp),
  };
}

/** Returns the expected goal difference m in units of luck, and the variance x′Px from uncertain strengths. */
function expectedLead({ indices, mean, covariance }: Belief, teams: LineUp) {
  const lineUp = lineUpVector(indices, teams);
  const uncertainty = Math.max(0, quadraticForm(covariance, lineUp));
  return { lineUp, lead: dot(lineUp, mean), uncertainty };
}

/** Returns the chances in whole percent, from 1 to 99: '52–48'. */
export function chanceText(chanceA: number): string {
  const percent = Math.min(99, Math.max(1, Math.round(chanceA * 100)));
  return `${percent}–${100 - percent}`;
}

function confidenceOf(uncertainty: number, lineUp: readonly number[]): Confidence {
  const unknown = uncertainty / newcomerVariance(lineUp);
  const reached = CONFIDENCE_LIMITS.find(
    (limit) => Math.sqrt(uncertainty) < limit.spread && unknown < limit.unknown,
  );
  return reached?.confidence ?? 'low';
}

function newcomerVariance(lineUp: readonly number[]): number {
  return lineUp.reduce((sum, sign, index) => {
    return sum + sign ** 2 * (index === EXTRA_PLAYER_INDEX ? EXTRA_PLAYER : NEWCOMER).variance;
  }, 0);
}
