import { randomFromSeed } from '../../random.ts';
import type { LineUp } from '../../teams/line-up.ts';
import { type Forecast, predictChance } from '../model/forecast.ts';
import type { Rating } from '../model/rating.ts';
import type { Block } from '../preferences/conditions.ts';
import { NUMBER_OF_ALTERNATIVES } from '../preferences/preferences.schema.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';
import type { Signs } from './search-input.ts';

export type Split = readonly [readonly string[], readonly string[]];

export function splitOf(ids: readonly string[], blocks: readonly Block[], signs: Signs): Split {
  const split: [string[], string[]] = [[], []];
  blocks.forEach((block, index) => {
    for (const { player, sign } of block) {
      const id = ids[player];
      if (id !== undefined) split[sign === signs[index] ? 0 : 1].push(id);
    }
  });
  return split;
}

/**
 * Chooses team A by a lock, by the overlap with `similarTo`, or by the seed, in this order. Players stay in the order
 * of the request, which hides their strength.
 */
export function toLineUp([first, second]: Split, request: FairTeamsRequest, similarTo?: LineUp): LineUp {
  const isFirstTeamA =
    isTeamAByLock(first, request) ??
    (similarTo ? isFirstCloserToTeamA(first, second, similarTo) : randomFromSeed(`${request.seed}`)() < 0.5);
  return lineUpWith(isFirstTeamA ? first : second, request);
}

export function lineUpWith(teamA: readonly string[], { players }: FairTeamsRequest): LineUp {
  const inA = new Set(teamA);
  const ids = players.map(({ id }) => id);
  return { teamA: ids.filter((id) => inA.has(id)), teamB: ids.filter((id) => !inA.has(id)) };
}

/** Returns null without locks. One lock is enough, because every split meets all locks. */
function isTeamAByLock(team: readonly string[], { locks = {} }: FairTeamsRequest): boolean | null {
  const [locked] = Object.entries(locks);
  return locked ? team.includes(locked[0]) === (locked[1] === 'TEAM_A') : null;
}

function isFirstCloserToTeamA(
  first: readonly string[],
  second: readonly string[],
  { teamA }: LineUp,
): boolean {
  return countShared(first, teamA) - countShared(second, teamA) >= (first.length - second.length) / 2;
}

function countShared(ids: readonly string[], others: readonly string[]): number {
  return ids.filter((id) => others.includes(id)).length;
}

export interface LineUpWithForecast extends LineUp, Forecast {}

/** Maximum extra distance from an even chance, compared with the best line-up. */
export const MAX_EXTRA_DISTANCE = 0.03;

/** Minimum moves between two line-ups: four, or one if too few line-ups have four moves. */
const MIN_MOVES = [4, 1];

/**
 * Returns up to three other line-ups that are nearly as even as `best`.
 * @param candidates other splits, best first
 */
export function alternativesTo(
  best: LineUpWithForecast,
  candidates: readonly Split[],
  rating: Rating,
  request: FairTeamsRequest,
): LineUpWithForecast[] {
  const chosen = [best];
  for (const minMoves of MIN_MOVES) {
    for (const split of candidates) {
      if (chosen.length > NUMBER_OF_ALTERNATIVES) break;
      if (chosen.some((teams) => countMoves(teams, split) < minMoves)) continue;
      const teams = withForecast(toLineUp(split, request, best), rating);
      if (distanceFromEven(teams) <= distanceFromEven(best) + MAX_EXTRA_DISTANCE) chosen.push(teams);
    }
  }
  return chosen.slice(1);
}

export function withForecast(teams: LineUp, rating: Rating): LineUpWithForecast {
  return { ...teams, ...predictChance(rating, teams) };
}

export function distanceFromEven({ chanceA }: Forecast): number {
  return Math.abs(chanceA - 0.5);
}

function countMoves({ teamA }: LineUp, [first, second]: Split): number {
  const moves = first.length + teamA.length - 2 * countShared(teamA, first);
  return Math.min(moves, first.length + second.length - moves);
}
