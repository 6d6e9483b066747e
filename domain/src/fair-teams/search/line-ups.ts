import { randomFromSeed } from '../../random.ts';
import type { LineUp } from '../../teams/line-up.ts';
import { type Forecast, predictChance } from '../model/forecast.ts';
import type { Rating } from '../model/rating.ts';
import type { Block } from '../preferences/conditions.ts';
import { NUMBER_OF_ALTERNATIVES } from '../preferences/presets.ts';
import type { FairTeamsRequest } from '../preferences/request.ts';
import type { Signs } from './shortlist.ts';

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
 * Names the two halves of a split: by the locks, else by the overlap with `like`, else by the seed. Players stay in the
 * order of the request, so that the order says nothing about their strength.
 */
export function toLineUp([first, second]: Split, request: FairTeamsRequest, like?: LineUp): LineUp {
  const isA =
    isTeamA(first, request) ?? (like ? firstOverlapsTeamA(first, second, like) : isFirstA(request.seed));
  return lineUpWith(isA ? first : second, request);
}

export function lineUpWith(teamA: readonly string[], { players }: FairTeamsRequest): LineUp {
  const inA = new Set(teamA);
  const ids = players.map(({ id }) => id);
  return { teamA: ids.filter((id) => inA.has(id)), teamB: ids.filter((id) => !inA.has(id)) };
}

/** Returns null without locks. One lock is enough, because a split meets them all. */
function isTeamA(team: readonly string[], { locks = {} }: FairTeamsRequest): boolean | null {
  const [locked] = Object.entries(locks);
  return locked ? team.includes(locked[0]) === (locked[1] === 'TEAM_A') : null;
}

function firstOverlapsTeamA(first: readonly string[], second: readonly string[], { teamA }: LineUp): boolean {
  return countIn(first, teamA) - countIn(second, teamA) >= (first.length - second.length) / 2;
}

export function countIn(ids: readonly string[], others: readonly string[]): number {
  return ids.filter((id) => others.includes(id)).length;
}

function isFirstA(seed: FairTeamsRequest['seed']): boolean {
  return randomFromSeed(`${seed}`)() < 0.5;
}

export interface LineUpWithForecast extends LineUp, Forecast {}

/**
 * An alternative or a repair may be this much further from an even chance than the best line-up: three points of a
 * hundred.
 */
export const MAX_EXTRA_DISTANCE = 0.03;

/** Number of players that must change teams: two of each team, or one if too few line-ups differ by two. */
const FEWEST_MOVED = [4, 1];

/**
 * Returns up to three other line-ups that are nearly as even. They differ by two players of each team, or by one if
 * too few differ by two.
 * @param candidates other splits, best first
 */
export function alternativesTo(
  best: LineUpWithForecast,
  candidates: readonly Split[],
  rating: Rating,
  request: FairTeamsRequest,
): LineUpWithForecast[] {
  const shown = [best];
  for (const fewestMoved of FEWEST_MOVED) {
    for (const split of candidates) {
      if (shown.length > NUMBER_OF_ALTERNATIVES) break;
      if (shown.some((teams) => movedFrom(teams, split) < fewestMoved)) continue;
      const teams = withForecast(toLineUp(split, request, best), rating);
      if (distanceFromEven(teams) <= distanceFromEven(best) + MAX_EXTRA_DISTANCE) shown.push(teams);
    }
  }
  return shown.slice(1);
}

export function withForecast(teams: LineUp, rating: Rating): LineUpWithForecast {
  return { ...teams, ...predictChance(rating, teams) };
}

export function distanceFromEven({ chanceA }: Forecast): number {
  return Math.abs(chanceA - 0.5);
}

function movedFrom({ teamA }: LineUp, [first, second]: Split): number {
  const moved = first.length + teamA.length - 2 * countIn(teamA, first);
  return Math.min(moved, first.length + second.length - moved);
}
