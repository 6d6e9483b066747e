import type { LineUp } from '../../teams/line-up.ts';
import { expectedLead } from '../model/forecast.ts';
import { PRESETS } from '../preferences/presets.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';
import { costMatrix } from './cost.ts';
import { findSplits } from './find-splits.ts';
import { distanceFromEven, type LineUpWithForecast, splitOf, toLineUp, withForecast } from './line-ups.ts';
import type { SearchInput } from './search-input.ts';

/**
 * Returns the line-up with the most even chances, which has the smallest ratio lead² / (uncertainty + 1).
 * Each step minimises lead² − ratio·(uncertainty + 1) with the ratio of the last step, until the ratio stops decreasing
 * (Dinkelbach 1967, Management Science 13). The result is exact if `findSplits` is exact.
 * @param similarTo line-up whose team A resembles the new team A, unless a lock decides
 */
export function mostEvenLineUp(
  input: SearchInput,
  request: FairTeamsRequest,
  similarTo: LineUp,
): LineUpWithForecast {
  let best = mostEvenForRatio(0, input, request, similarTo);
  while (distanceFromEven(best) > 0) {
    const { lead, uncertainty } = expectedLead(input.rating, best);
    const next = mostEvenForRatio(lead ** 2 / (uncertainty + 1), input, request, similarTo);
    if (distanceFromEven(next) >= distanceFromEven(best)) break;
    best = next;
  }
  return best;
}

function mostEvenForRatio(
  ratio: number,
  { rating, ids, space }: SearchInput,
  request: FairTeamsRequest,
  similarTo: LineUp,
): LineUpWithForecast {
  const cost = costMatrix(rating, ids, { ...PRESETS.fairest, uncertaintyWeight: -ratio });
  const ranked = findSplits(space, cost, `${request.seed}`);
  // Costs are rounded, so the chances of splits with the same cost may differ a little.
  return ranked
    .filter((split) => split.cost === ranked[0]?.cost)
    .map(({ signs }) => withForecast(toLineUp(splitOf(ids, space.blocks, signs), request, similarTo), rating))
    .reduce((one, other) => (distanceFromEven(other) < distanceFromEven(one) ? other : one));
}
