import type { Team } from '../../instance/player-instance.schema.ts';
import { hasSameTeams } from '../../played/result.ts';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import { type RecordedInstance, recordedResults } from '../../stats/tally.ts';
import { plural } from '../../text.ts';
import { type Belief, chanceText, predictChance } from '../model/forecast.ts';
import { momentsOf, toPlayedGames } from '../model/played-games.ts';
import { learnResults } from '../model/rating.ts';

export interface ForecastGame extends Pick<RecordedInstance, 'giId' | 'startDateTime' | 'winningTeam'> {
  /** Team A's chance to win from 0 to 1, based on results before the game. */
  readonly chanceA: number;
  /** Goal difference: 0 for a draw, null if only the winner is known. */
  readonly margin: number | null;
  /** Team with the higher chance, rounded to whole percent. Null for 50–50. */
  readonly favourite: Team | null;
}

/**
 * Returns a forecast for each of the latest games, oldest first. Each forecast uses only results of earlier starts. Stars
 * are not used, because stars are private.
 */
export function fairnessOverTime(instances: readonly HistoryInstance[], maxGames: number): ForecastGame[] {
  const results = recordedResults(instances);
  const firstStart = results[0]?.startDateTime ?? 0;
  const withForecast = results
    .filter(({ startDateTime }) => startDateTime > firstStart)
    .filter(({ teamA, teamB }) => teamA.length > 0 && teamB.length > 0)
    // A result of two line-ups says nothing about the forecast of one.
    .filter((game) => !game.firstHalf || hasSameTeams(game, game.firstHalf))
    .slice(-maxGames);
  const moments = momentsOf(toPlayedGames(instances));
  const firstForecastMs = withForecast[0]?.startDateTime.getTime() ?? Number.POSITIVE_INFINITY;
  const firstIndex = moments.filter(({ time }) => time < firstForecastMs).length;
  const beliefs = new Map<number, Belief>();
  learnResults(moments, firstIndex, [], (belief, { time }) => beliefs.set(time, belief));
  return withForecast.flatMap((game) => {
    const belief = beliefs.get(game.startDateTime.getTime());
    return belief ? [toForecastGame(game, belief)] : [];
  });
}

function toForecastGame(game: RecordedInstance, belief: Belief): ForecastGame {
  const { giId, startDateTime, winningTeam } = game;
  const { chanceA } = predictChance(belief, game);
  return {
    giId,
    startDateTime,
    chanceA,
    winningTeam,
    margin: marginOf(game),
    favourite: favouriteOf(chanceA),
  };
}

function favouriteOf(chanceA: number): ForecastGame['favourite'] {
  const percent = Math.round(chanceA * 100);
  if (percent === 50) return null;
  return percent > 50 ? 'TEAM_A' : 'TEAM_B';
}

function marginOf({ winningTeam, winningMargin, teamAGoals, teamBGoals }: RecordedInstance): number | null {
  if (winningTeam === 'DRAW') return 0;
  if (teamAGoals === null || teamBGoals === null) return winningMargin;
  return Math.abs(teamAGoals - teamBGoals);
}

type Fairness = ReturnType<typeof fairnessOf>;

export function fairnessOf(games: readonly ForecastGame[]) {
  const gamesWithFavourite = games.filter(({ favourite }) => favourite !== null);
  const margins = games.flatMap(({ margin }) => (margin === null ? [] : [margin]));
  const goals = margins.reduce((sum, margin) => sum + margin, 0);
  return {
    games: games.length,
    withFavourite: gamesWithFavourite.length,
    favouriteWon: gamesWithFavourite.filter(({ favourite, winningTeam }) => favourite === winningTeam).length,
    averageMargin: margins.length === 0 ? null : goals / margins.length,
  };
}

export function fairnessText({ games, withFavourite, favouriteWon, averageMargin }: Fairness): string {
  const even = games - withFavourite;
  const evenText = even === 0 ? '' : `. We called ${plural(even, 'other')} even`;
  const favourites =
    withFavourite === 0
      ? `We called all of the last ${games} games even`
      : `Our favourites won ${favouriteWon} of the last ${withFavourite}${evenText}`;
  return averageMargin === null
    ? `${favourites}.`
    : `${favourites}. The average margin was ${goalsText(averageMargin)}.`;
}

export function forecastGameText({ chanceA, favourite, winningTeam, margin }: ForecastGame): string {
  const chance = favourite === 'TEAM_B' ? chanceText(1 - chanceA) : chanceText(chanceA);
  return `${chance}, ${winnerText(favourite, winningTeam)}${margin ? ` by ${margin}` : ''}`;
}

function winnerText(favourite: ForecastGame['favourite'], winningTeam: ForecastGame['winningTeam']): string {
  if (winningTeam === 'DRAW') return 'a draw';
  if (favourite === null) return 'no favourite';
  return favourite === winningTeam ? 'favourites won' : 'favourites lost';
}

function goalsText(goals: number): string {
  const rounded = goals.toFixed(1);
  return rounded === '1.0' ? '1 goal' : `${rounded.replace(/\.0$/, '')} goals`;
}
