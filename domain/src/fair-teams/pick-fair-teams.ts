import { type Explanation, explanationsOf } from './explain/explanations.ts';
import { FairTeamsInputError } from './explain/problems.ts';
import type { FairPlayer } from './model/belief.ts';
import { entry } from './model/maths.ts';
import { type Rating, rate } from './model/rating.ts';
import { DEFAULT_PRESET, PRESETS } from './preferences/presets.ts';
import type { FairTeamsRequest } from './preferences/request.ts';
import { costMatrix } from './search/cost.ts';
import { findSplits } from './search/find-splits.ts';
import {
  alternativesTo,
  type LineUpWithForecast,
  splitOf,
  toLineUp,
  withForecast,
} from './search/line-ups.ts';
import { splitSpace } from './search/split-space.ts';

export interface FairTeams extends LineUpWithForecast {
  readonly explanations: readonly Explanation[];
  readonly alternatives: readonly LineUpWithForecast[];
}

/**
 * Splits the players into the most even teams by past results. The same request gives the same line-up, independent
 * of ids.
 * @throws ImpossibleTeamsError if no line-up meets the conditions
 * @throws FairTeamsInputError for fewer than two players, a duplicate, stars outside 1 to 5, or an invalid date
 */
export function pickFairTeams(request: FairTeamsRequest): FairTeams {
  requirePlayers(request.players);
  const rating = rate(request);
  const ids = strongestFirst(rating, request.players);
  const preset = PRESETS[request.preset ?? DEFAULT_PRESET];
  const space = splitSpace(ids, request);
  const ranked = findSplits(space, costMatrix(rating, ids, preset), `${request.seed}`);
  const [best, ...others] = ranked.map(({ signs }) => splitOf(ids, space.blocks, signs));
  if (best === undefined) throw new Error('A space with splits was searched and none was found');

  const teams = withForecast(toLineUp(best, request), rating);
  return {
    ...teams,
    explanations: explanationsOf(rating, teams),
    alternatives: alternativesTo(teams, others, rating, request),
  };
}

function requirePlayers(players: readonly FairPlayer[]): void {
  if (players.length < 2) throw new FairTeamsInputError('Two teams need at least two players');
  const ids = players.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new FairTeamsInputError(`${twice} is listed twice`);
}

function strongestFirst({ indices, mean, covariance }: Rating, players: readonly FairPlayer[]): string[] {
  const known = players.map(({ id }) => {
    const index = indices.get(id) ?? 0;
    return { id, strength: rounded(mean[index] ?? 0), doubt: rounded(entry(covariance, index, index)) };
  });
  return known.toSorted((a, b) => b.strength - a.strength || a.doubt - b.doubt).map(({ id }) => id);
}

/** Rounds, because the last digits depend on the order of addition. */
function rounded(value: number): number {
  return Math.round(value * 1e9);
}
