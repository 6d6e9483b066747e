import { chanceText } from './chance.ts';
import type { Fairness, ForecastGame } from './fairness.ts';

/** How fair the teams have been, in a sentence or two. */
export function fairnessText({ games, withFavourite, favouriteWon, averageMargin }: Fairness): string {
  const favourites =
    withFavourite === 0
      ? `Each of the last ${games} games was called even`
      : `The side we made favourite won ${favouriteWon} of the last ${withFavourite}${evenText(games - withFavourite)}`;
  return averageMargin === null
    ? `${favourites}.`
    : `${favourites}; the average game was decided by ${goalsText(averageMargin)}.`;
}

function evenText(count: number): string {
  if (count === 0) return '';
  return `, and ${count} more ${count === 1 ? 'was' : 'were'} called even`;
}

/** One game's forecast and result in words, such as '54–46, favourites won by 2'. */
export function forecastGameText({ chanceA, favourite, winningTeam, margin }: ForecastGame): string {
  const chance = favourite === 'TEAM_B' ? chanceText(1 - chanceA) : chanceText(chanceA);
  return `${chance}, ${outcomeText(favourite, winningTeam)}${margin ? ` by ${margin}` : ''}`;
}

function outcomeText(favourite: ForecastGame['favourite'], winningTeam: ForecastGame['winningTeam']): string {
  if (winningTeam === 'DRAW') return 'a draw';
  if (favourite === null) return 'no favourite, one side won';
  return favourite === winningTeam ? 'favourites won' : 'favourites lost';
}

function goalsText(goals: number): string {
  const rounded = goals.toFixed(1);
  return rounded === '1.0' ? '1 goal' : `${rounded.replace(/\.0$/, '')} goals`;
}
