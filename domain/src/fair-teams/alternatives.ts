import type { Teams } from '../teams/random-teams.ts';
import { type Forecast, predictChance } from './chance.ts';
import { NUMBER_OF_ALTERNATIVES } from './presets.ts';
import type { Rating } from './rating.ts';
import type { FairTeamsRequest } from './request.ts';
import { countIn, nameSides, type Sides } from './sides.ts';

/** Two teams and how a game between them would go. */
export interface TeamsWithForecast extends Teams, Forecast {}

/** How much further from even, in chance, an alternative may be than the teams picked: three points. */
const LARGEST_LOSS = 0.03;

/** How many must be on another side than before: two of each team, or where there are no such teams, anyone. */
const FEWEST_MOVED = [4, 1];

/**
 * The next best teams that are something else, and nearly as even as the best: from each other, two players of each
 * team have changed places, or one where that leaves too few to offer. Fewer than three where even those are lacking.
 * @param candidates other splits, best first
 */
export function alternativesTo(
  best: TeamsWithForecast,
  candidates: readonly Sides[],
  rating: Rating,
  request: FairTeamsRequest,
): TeamsWithForecast[] {
  const shown = [best];
  for (const fewestMoved of FEWEST_MOVED) {
    for (const sides of candidates) {
      if (shown.length > NUMBER_OF_ALTERNATIVES) break;
      if (shown.some((teams) => movedFrom(teams, sides) < fewestMoved)) continue;
      const teams = withForecast(nameSides(sides, request, best), rating);
      if (distanceFromEven(teams) <= distanceFromEven(best) + LARGEST_LOSS) shown.push(teams);
    }
  }
  return shown.slice(1);
}

export function withForecast(teams: Teams, rating: Rating): TeamsWithForecast {
  return { ...teams, ...predictChance(rating, teams.teamA, teams.teamB) };
}

function distanceFromEven({ chanceA }: Forecast): number {
  return Math.abs(chanceA - 0.5);
}

/** How many would be on another side, whichever of the two is called A. */
function movedFrom({ teamA }: Teams, [first, second]: Sides): number {
  const moved = first.length + teamA.length - 2 * countIn(teamA, first);
  return Math.min(moved, first.length + second.length - moved);
}
