import type { FairTeamsRequest } from '../preferences/request.ts';
import {
  type Belief,
  beliefFrom,
  forget,
  type Indices,
  indicesOf,
  lineUpVector,
  MODEL,
  priorOf,
} from './belief.ts';
import { addOuterProduct, addScaled, dot, quadraticForm, surprise, times, type Vector } from './maths.ts';
import { type KnownResult, type Moment, momentsOf, timeOf, type UsefulGame } from './played-games.ts';

const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What a game's results say about its people: one normal distribution over everybody's strength, in units of luck (see
 * {@link MODEL}). It serves forecasts and is never shown.
 */
export interface Rating extends Belief {
  readonly indices: Indices;
  /** Goals in one unit of luck. */
  readonly goalsPerUnit: number;
  /** The results it was learned from, oldest first. */
  readonly moments: readonly Moment[];
}

/**
 * Learns everybody's strength from past goal differences: a ridge regression on the line-ups, in its Bayesian form with
 * the full covariance, computed through time as a Kalman filter (Kalman 1960; regularised plus-minus ratings: Hvattum
 * 2019, Int. J. of Computer Science in Sport 18:1). Games of the same moment are all measured before any is learned,
 * so that their order does not matter.
 *
 * It is computed from the whole history each time, so that a corrected result simply counts. About 1 ms for 40 games.
 * @throws FairTeamsInputError for an invalid date, or stars outside 1 to 5.
 */
export function rate({
  players,
  history,
  now,
}: Pick<FairTeamsRequest, 'players' | 'history' | 'now'>): Rating {
  const moments = momentsOf(history);
  const games = moments.flatMap((moment) => moment.games);
  const indices = indicesOf([...players.map(({ id }) => id), ...games.flatMap(everyoneIn)]);
  const prior = priorOf(players, indices);
  const belief = beliefFrom(prior);
  const goalsPerUnit = spreadOfLuck(games);

  let time = moments[0]?.time ?? timeOf(now);
  for (const moment of moments) {
    forget(belief, prior, (moment.time - time) / WEEK_IN_MS);
    time = moment.time;
    const seen = moment.games.map(({ teamA, teamB, result }) =>
      observe(belief, lineUpVector(indices, teamA, teamB), result, goalsPerUnit),
    );
    for (const observation of seen) learn(belief, observation);
  }
  forget(belief, prior, Math.max(0, timeOf(now) - time) / WEEK_IN_MS);
  return { ...belief, indices, goalsPerUnit, moments };
}

function everyoneIn({ teamA, teamB }: UsefulGame): string[] {
  return [...teamA, ...teamB];
}

/**
 * The standard deviation of goal differences, in goals: the root of their mean square, together with a few assumed
 * games that steady it at first. Strength adds so little to it beside luck that it is not subtracted.
 */
function spreadOfLuck(games: readonly UsefulGame[]): number {
  const squares = games.flatMap(({ result }) => ('goals' in result ? [result.goals ** 2] : []));
  const expected = MODEL.expectedSquare * MODEL.expectedSquareGames;
  const total = squares.reduce((sum, square) => sum + square, expected);
  return Math.sqrt(total / (squares.length + MODEL.expectedSquareGames));
}

/** A measured difference in strength: the line-up, the value in units of luck, and the variance of its error. */
export interface Observation {
  readonly lineUp: Vector;
  readonly value: number;
  readonly noise: number;
}

/** How many exact observations of an even game knowing only its winner is worth: 2/π. */
const WORTH_OF_A_WINNER = 2 / Math.PI;

/**
 * A game's result as a measurement of the difference in strength. Goals measure it with an error of one unit of luck.
 * Where only the winner is known, the goal difference is known only to be at least the narrowest win (see
 * {@link observeWinner}).
 */
function observe(belief: Belief, lineUp: Vector, result: KnownResult, goalsPerUnit: number): Observation {
  if ('goals' in result) return { lineUp, value: result.goals / goalsPerUnit, noise: 1 };
  return observeWinner(belief, lineUp, result.winner, MODEL.narrowestWin / goalsPerUnit);
}

/**
 * The normal observation that moves the mean exactly as the truncated normal does, m + Px/s·φ(α)/Φ(α) (assumed density
 * filtering, as in TrueSkill: Herbrich, Minka, Graepel 2006). It takes from the variance what the winner of an even game
 * would, (2/π)·Pxx′P/s², whoever won: picked teams are nearly even, and this way a result never raises the variance of
 * anybody's strength, as the exact term can.
 */
function observeWinner(belief: Belief, lineUp: Vector, winner: 1 | -1, narrowestWin: number): Observation {
  const mean = dot(belief.mean, lineUp);
  const variance = quadraticForm(belief.covariance, lineUp);
  const spread = Math.sqrt(variance + 1);
  const moved = winner * spread * surprise((winner * mean - narrowestWin) / spread);
  return {
    lineUp,
    value: mean + moved / WORTH_OF_A_WINNER,
    noise: (variance + 1) / WORTH_OF_A_WINNER - variance,
  };
}

/**
 * Learns one observation: the Kalman update m + K(y − x′m), P − K·x′P with K = Px / (x′Px + noise). The change of P does
 * not depend on the value seen, and never raises anybody's variance.
 */
function learn(belief: Belief, { lineUp, value, noise }: Observation): void {
  const spread = times(belief.covariance, lineUp);
  const total = dot(spread, lineUp) + noise;
  const error = value - dot(belief.mean, lineUp);
  addScaled(belief.mean, spread, error / total);
  addOuterProduct(belief.covariance, spread, -1 / total);
}
