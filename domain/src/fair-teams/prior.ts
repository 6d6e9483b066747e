import type { Belief, Prior } from './belief.ts';
import { EXTRA_PLAYER_PLACE, type Places } from './line-up.ts';
import { matrixOf } from './linear-algebra.ts';
import { MODEL } from './model.ts';
import { FairTeamsInputError } from './problems.ts';
import type { FairPlayer } from './request.ts';

/**
 * A newcomer or guest is taken for an average player of whom nothing is known: a cautious low guess would invent a
 * weakness and unbalance the teams. Stars move the guess, and narrow it by as much as one organiser's word is worth:
 * mean ρ·τ·z and variance τ²(1 − ρ²), the normal regression of strength on stars.
 */
export function priorOf(players: readonly FairPlayer[], places: Places): Prior {
  const mean = new Float64Array(places.size + 1);
  const variance = new Float64Array(places.size + 1).fill(MODEL.skillSpread ** 2);
  mean[EXTRA_PLAYER_PLACE] = MODEL.extraPlayer;
  variance[EXTRA_PLAYER_PLACE] = MODEL.extraPlayerSpread ** 2;
  for (const { id, stars } of players) {
    const place = places.get(id);
    if (place === undefined || stars === undefined || stars === null) continue;
    mean[place] = MODEL.starTrust * MODEL.skillSpread * starPlace(stars);
    variance[place] = MODEL.skillSpread ** 2 * (1 - MODEL.starTrust ** 2);
  }
  return { mean, variance };
}

/** The prior as a belief of its own, to be changed by results. */
export function beliefFrom({ mean, variance }: Prior): Belief {
  const covariance = matrixOf(mean.length, (row, column) => (row === column ? (variance[row] ?? 0) : 0));
  return { mean: mean.slice(), covariance };
}

/** Where a number of stars stands in the group, in spreads from its middle; between whole stars on a straight line. */
function starPlace(stars: number): number {
  if (!(stars >= 1 && stars <= 5)) throw new FairTeamsInputError('Stars must be from 1 to 5');
  const below = Math.floor(stars) - 1;
  const low = MODEL.starPlaces[below] ?? 0;
  const high = MODEL.starPlaces[below + 1] ?? low;
  return low + (stars - 1 - below) * (high - low);
}
