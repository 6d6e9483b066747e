import { type Explanation, explanationsOf } from './explain/explanations.ts';
import { DEFAULT_PRESET, PRESETS } from './preferences/preferences.schema.ts';
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
import { searchInputFor, unevenTeamsError } from './search/search-input.ts';

export interface FairTeams extends LineUpWithForecast {
  readonly explanations: readonly Explanation[];
  readonly alternatives: readonly LineUpWithForecast[];
}

/**
 * Splits the players into even teams, based on past results and the preset. The same request always gives the same
 * teams. The values of the ids have no effect.
 * @throws ImpossibleTeamsError if no line-up meets the conditions
 * @throws FairTeamsInputError for fewer than two players, a duplicate, stars outside 1 to 5, or an invalid date
 */
export function pickFairTeams(request: FairTeamsRequest): FairTeams {
  const input = searchInputFor(request);
  const { rating, ids, space } = input;
  const preset = PRESETS[request.preset ?? DEFAULT_PRESET];
  const ranked = findSplits(space, costMatrix(rating, ids, preset), `${request.seed}`);
  const [best, ...others] = ranked.map(({ signs }) => splitOf(ids, space.blocks, signs));
  if (best === undefined) throw unevenTeamsError(input);

  const teams = withForecast(toLineUp(best, request), rating);
  return {
    ...teams,
    explanations: explanationsOf(rating, teams),
    alternatives: alternativesTo(teams, others, rating, request),
  };
}
