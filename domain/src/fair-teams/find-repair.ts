import type { Uid } from '../ids.ts';
import type { Team } from '../instance/player-instance.schema.ts';
import type { LineUp } from '../teams/line-up.ts';
import type { RepairRequest } from './preferences/request.ts';
import { teamsByUid } from './search/block-moves.ts';
import { lineUpWithFewestMoves } from './search/fewest-moves.ts';
import { distanceFromEven } from './search/line-ups.ts';
import { mostEvenLineUp } from './search/most-even.ts';
import { searchInputFor } from './search/search-input.ts';

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
