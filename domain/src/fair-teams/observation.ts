import type { Belief, Observation } from './belief.ts';
import { dot, quadraticForm, type Vector } from './linear-algebra.ts';
import { MODEL } from './model.ts';
import { surprise } from './normal.ts';
import type { KnownResult } from './played-games.ts';

/** How many exact observations a bare winner of an even game is worth: 2/π. */
const WORTH_OF_A_WINNER = 2 / Math.PI;

/**
 * A game's result as a measurement of the difference in strength. Goals are measured with one unit of luck. A bare
 * winner is a censored goal difference, known only to lie beyond the narrowest win (see {@link observeWinner}).
 */
export function observe(
  belief: Belief,
  lineUp: Vector,
  result: KnownResult,
  goalsPerUnit: number,
): Observation {
  if ('goals' in result) return { lineUp, value: result.goals / goalsPerUnit, noise: 1 };
  return observeWinner(belief, lineUp, result.winner, MODEL.narrowestWin / goalsPerUnit);
}

/**
 * The normal observation that moves the mean exactly as the truncated normal does, m + Px/s·φ(α)/Φ(α) (assumed density
 * filtering, as in TrueSkill: Herbrich, Minka, Graepel 2006). Of the variance it takes what a winner takes of an even
 * game, (2/π)·Pxx′P/s², whoever won: picked teams are near even, and so one more result can never unsettle what is
 * known of anybody, which the exact term allows.
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
