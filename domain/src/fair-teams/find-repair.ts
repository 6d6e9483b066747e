import type { Uid } from '../ids.ts';
import type { Team } from '../instance/player-instance.schema.ts';
import type { LineUp } from '../teams/line-up.ts';
import { expectedLead } from './model/forecast.ts';
import { PRESETS } from './preferences/preferences.schema.ts';
import type { FairTeamsRequest, RepairRequest } from './preferences/request.ts';
import { teamsByUid } from './search/block-moves.ts';
import { costMatrix } from './search/cost.ts';
import { lineUpWithFewestMoves } from './search/fewest-moves.ts';
import { findSplits } from './search/find-splits.ts';
import {
  distanceFromEven,
  type LineUpWithForecast,
  splitOf,
  toLineUp,
  withForecast,
} from './search/line-ups.ts';
import { type SearchInput, searchInputFor } from './search/search-input.ts';

export interface TeamChange {
  readonly uid: Uid;
  readonly to: Team;
}

export interface Repair extends LineUp {
  readonly moves: readonly TeamChange[];
  readonly joins: readonly TeamChange[];
  readonly leaves: readonly Uid[];
  readonly chanceA: number;
  /** Chance of team A in the most even line-up that meets the conditions. */
  readonly bestChanceA: number;
}

/**
 * Returns the line-up of the present players with the fewest moves from the old line-up. Its chance is at most 0.03
 * further from 0.5 than in the most even line-up.
 * @throws ImpossibleTeamsError if no line-up meets the conditions
 * @throws FairTeamsInputError for fewer than two players, a duplicate, stars outside 1 to 5, or an invalid date
 */
export function findRepair(request: RepairRequest): Repair {
  const input = searchInputFor(request);
  const best = mostEvenLineUp(input, request, request);
  const found = lineUpWithFewestMoves(input, request, best);
  // The search for `best` is not exhaustive for more than 22 blocks, so `found` can be more even.
  const mostEven = distanceFromEven(found) < distanceFromEven(best) ? found : best;
  const [before, after] = [teamsByUid(request), teamsByUid(found)];
  const changes = [...after]
    .filter(([uid, team]) => before.get(uid) !== team)
    .map(([uid, to]) => ({ uid, to }));
  return {
    moves: changes.filter(({ uid }) => before.has(uid)),
    joins: changes.filter(({ uid }) => !before.has(uid)),
    leaves: [...before.keys()].filter((uid) => !after.has(uid)),
    teamA: found.teamA,
    teamB: found.teamB,
    chanceA: found.chanceA,
    bestChanceA: mostEven.chanceA,
  };
}

/**
 * Returns the line-up with the most even chances, which has the smallest ratio lead² / (uncertainty + 1).
 * Each step minimises lead² − ratio·(uncertainty + 1) with the ratio of the last step, until the ratio stops decreasing
 * (Dinkelbach 1967, Management Science 13). The result is exact if `findSplits` is exact.
 * @param similarTo line-up whose team A resembles the new team A, unless a lock decides
 */
function mostEvenLineUp(
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
