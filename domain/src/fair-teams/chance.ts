import type { Confidence } from './confidence.ts';
import { EXTRA_PLAYER_PLACE, lineUpVector } from './line-up.ts';
import { dot, quadraticForm, type Vector } from './linear-algebra.ts';
import { MODEL } from './model.ts';
import { normalBelow } from './normal.ts';
import type { Rating } from './rating.ts';

export interface Forecast {
  /** How likely team A is to win, from 0 to 1; a draw counts half. */
  readonly chanceA: number;
  readonly confidence: Confidence;
}

/**
 * What a confidence asks for, the highest first. `spread`: of the predicted difference, in units of chance; below 1.0
 * and 1.5 goals in a usual group, which make the chance good to about 11 and 17 points. `unknown`: how much of what
 * nobody knew of these players before their first game is unknown still, so that a few strangers never look certain.
 */
const ASKED: readonly {
  readonly confidence: Confidence;
  readonly spread: number;
  readonly unknown: number;
}[] = [
  { confidence: 'high', spread: 0.29, unknown: 0.5 },
  { confidence: 'medium', spread: 0.43, unknown: 0.75 },
];

/** A chance is told to a millionth, below which order of addition would show. */
const FINEST_CHANCE = 1e6;

/**
 * How a game between two teams would go, for any split of players the rating knows: quick enough to follow a finger.
 * @throws FairTeamsInputError for someone the rating does not know.
 */
export function predictChance(rating: Rating, teamA: readonly string[], teamB: readonly string[]): Forecast {
  const lineUp = lineUpVector(rating.places, teamA, teamB);
  return forecastOf(rating, lineUp);
}

/** The chance as people read it, in whole percent for each side: '52–48'. Nobody is ever promised a win. */
export function chanceText(chanceA: number): string {
  const percent = Math.min(99, Math.max(1, Math.round(chanceA * 100)));
  return `${percent}–${100 - percent}`;
}

/** P(team A wins) = Φ(m / √(x′Px + 1)), the goal difference being normal with one unit of luck. */
function forecastOf({ mean, covariance }: Rating, lineUp: Vector): Forecast {
  const doubt = Math.max(0, quadraticForm(covariance, lineUp));
  const chance = normalBelow(dot(mean, lineUp) / Math.sqrt(doubt + 1));
  return {
    chanceA: Math.round(chance * FINEST_CHANCE) / FINEST_CHANCE,
    confidence: confidenceOf(doubt, lineUp),
  };
}

function confidenceOf(doubt: number, lineUp: Vector): Confidence {
  const unknown = doubt / doubtAboutStrangers(lineUp);
  const reached = ASKED.find((asked) => Math.sqrt(doubt) < asked.spread && unknown < asked.unknown);
  return reached?.confidence ?? 'low';
}

function doubtAboutStrangers(lineUp: Vector): number {
  return lineUp.reduce((sum, sign, place) => {
    const spread = place === EXTRA_PLAYER_PLACE ? MODEL.extraPlayerSpread : MODEL.skillSpread;
    return sum + (sign * spread) ** 2;
  }, 0);
}
