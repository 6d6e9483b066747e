import type { Teams } from '../teams/random-teams.ts';
import { type Forecast, predictChance } from './chance.ts';
import { FairTeamsInputError } from './problems.ts';
import type { Rating } from './rating.ts';

/** What a swap would make of two teams. */
export interface SwapPreview extends Teams, Forecast {
  /** By how much the chance of team A would change, from −1 to 1. */
  readonly change: number;
}

/**
 * What would happen if two players of different sides changed places; the teams stay as they are.
 * @throws FairTeamsInputError where both are on the same side, or one is on none.
 */
export function previewSwap(rating: Rating, teams: Teams, one: string, other: string): SwapPreview {
  const after = swapped(teams, one, other);
  const now = predictChance(rating, teams.teamA, teams.teamB);
  const forecast = predictChance(rating, after.teamA, after.teamB);
  return { ...after, ...forecast, change: forecast.chanceA - now.chanceA };
}

function swapped({ teamA, teamB }: Teams, one: string, other: string): Teams {
  const across =
    (teamA.includes(one) && teamB.includes(other)) || (teamA.includes(other) && teamB.includes(one));
  if (!across) throw new FairTeamsInputError('Only players of different teams can be swapped');
  const exchange = (id: string) => (id === one ? other : id === other ? one : id);
  return { teamA: teamA.map(exchange), teamB: teamB.map(exchange) };
}
