import type { Uid } from '../ids.ts';
import type { Team } from '../instance/player-instance.schema.ts';
import { randomFromSeed } from '../random.ts';
import type { LineUp } from '../teams/line-up.ts';
import { dot, quadraticForm } from './model/maths.ts';
import { PRESETS } from './preferences/preferences.schema.ts';
import type { RepairRequest } from './preferences/request.ts';
import { costMatrix } from './search/cost.ts';
import {
  distanceFromEven,
  type LineUpWithForecast,
  lineUpWith,
  MAX_EXTRA_DISTANCE,
  splitOf,
  withForecast,
} from './search/line-ups.ts';
import {
  matrixOfBlocks,
  type SearchInput,
  type Signs,
  searchInputFor,
  sumsOfBlocks,
  unevenTeamsError,
} from './search/search-input.ts';
import { visitSplits } from './search/visit-splits.ts';

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
 * further from 0.5 than in the most even line-up. Above 22 blocks, a line-up with fewer moves may exist.
 * @throws ImpossibleTeamsError if no line-up meets the conditions
 * @throws FairTeamsInputError for fewer than two players, a duplicate, stars outside 1 to 5, or an invalid date
 */
export function findRepair(request: RepairRequest): Repair {
  const input = searchInputFor(request);
  const lineUps = mostEvenByMoves(input, request);
  const [best] = lineUps.toSorted((one, other) => distanceFromEven(one) - distanceFromEven(other));
  if (best === undefined) throw unevenTeamsError(input);
  const maxDistance = distanceFromEven(best) + MAX_EXTRA_DISTANCE;
  const found = lineUps.find((teams) => distanceFromEven(teams) <= maxDistance) ?? best;
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
    bestChanceA: best.chanceA,
  };
}

function teamsByUid({ teamA, teamB }: LineUp): ReadonlyMap<string, Team> {
  return new Map([
    ...teamA.map((uid) => [uid, 'TEAM_A'] as const),
    ...teamB.map((uid) => [uid, 'TEAM_B'] as const),
  ]);
}

/** Smaller differences are rounding errors. */
const SMALLEST_GAIN = 1e-12;

/**
 * Returns the most even line-up for each number of moves, fewest moves first. A line-up is more even if the ratio
 * lead² / (uncertainty + 1) is smaller.
 */
function mostEvenByMoves({ rating, ids, space }: SearchInput, request: RepairRequest): LineUpWithForecast[] {
  const { blocks } = space;
  const cost = (uncertaintyWeight: number) =>
    costMatrix(rating, ids, { ...PRESETS.fairest, uncertaintyWeight });
  const leadAndUncertainty = matrixOfBlocks(blocks, cost(1));
  const mostUncertainty = leadAndUncertainty.flat().reduce((sum, value) => sum + Math.abs(value), 0);
  const oldSigns = signsOf(teamsByUid(request), ids);
  const stayed = oldSigns.filter((sign) => sign !== 0).length;
  const old = sumsOfBlocks(blocks, oldSigns);
  const locked = sumsOfBlocks(blocks, signsOf(new Map(Object.entries(request.locks ?? {})), ids));
  const found = new Map<number, { readonly teamA: readonly string[]; readonly ratio: number }>();
  const visit = (signs: Signs, lead2: number) => {
    const sameTeams = dot(signs, old);
    const lock = dot(signs, locked);
    for (const side of [1, -1]) {
      if (side * lock < 0) continue;
      const moves = (stayed - side * sameTeams) / 2;
      const limit = (found.get(moves)?.ratio ?? Number.POSITIVE_INFINITY) - SMALLEST_GAIN;
      if (lead2 / (mostUncertainty + 1) > limit) continue;
      const ratio = lead2 / (quadraticForm(leadAndUncertainty, signs) - lead2 + 1);
      if (ratio > limit) continue;
      const [first, second] = splitOf(ids, blocks, signs);
      found.set(moves, { teamA: side === 1 ? first : second, ratio });
    }
  };
  visitSplits(space, cost(0), visit, { random: randomFromSeed(`${request.seed}`), old });
  return [...found]
    .toSorted(([fewer], [more]) => fewer - more)
    .map(([, { teamA }]) => withForecast(lineUpWith(teamA, request), rating));
}

/** Returns 1 for team A, −1 for team B and 0 for no team. */
function signsOf(teams: ReadonlyMap<string, Team>, ids: readonly string[]): number[] {
  return ids.map((id) => {
    const team = teams.get(id);
    return team === undefined ? 0 : team === 'TEAM_A' ? 1 : -1;
  });
}
