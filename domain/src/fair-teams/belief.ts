import { addOuterProduct, addScaled, dot, type Matrix, times, type Vector } from './linear-algebra.ts';
import { MODEL } from './model.ts';

/** A normal distribution over everyone's strength and the worth of an extra player, changed in place. */
export interface Belief {
  readonly mean: Vector;
  readonly covariance: Matrix;
}

/** What is believed of everyone before any result. Nobody's strength says anything of another's yet. */
export interface Prior {
  readonly mean: Vector;
  readonly variance: Vector;
}

/** A measured sum of strengths: who took part with which sign, the value, and the variance of its error. */
export interface Observation {
  readonly lineUp: Vector;
  readonly value: number;
  readonly noise: number;
}

/**
 * Learns one observation: the Kalman update m + K(y − x′m), P − K·x′P with K = Px / (x′Px + noise). What it does to P
 * does not depend on the value seen, so that nobody's variance ever grows by a result.
 */
export function learn(belief: Belief, { lineUp, value, noise }: Observation): void {
  const spread = times(belief.covariance, lineUp);
  const total = dot(spread, lineUp) + noise;
  const error = value - dot(belief.mean, lineUp);
  addScaled(belief.mean, spread, error / total);
  addOuterProduct(belief.covariance, spread, -1 / total);
}

/**
 * Lets `weeks` pass: each strength drifts back towards the prior and grows less certain, at most up to what the prior
 * knew (an Ornstein–Uhlenbeck process with the prior as its resting state).
 */
export function forget({ mean, covariance }: Belief, prior: Prior, weeks: number): void {
  const kept = MODEL.keptPerWeek ** weeks;
  for (let row = 0; row < covariance.size; row++) {
    mean[row] = kept * (mean[row] ?? 0) + (1 - kept) * (prior.mean[row] ?? 0);
  }
  const { size, values } = covariance;
  for (let index = 0; index < values.length; index++) values[index] = kept * kept * (values[index] ?? 0);
  for (let row = 0; row < size; row++) {
    const place = row * size + row;
    values[place] = (values[place] ?? 0) + (1 - kept * kept) * (prior.variance[row] ?? 0);
  }
}
