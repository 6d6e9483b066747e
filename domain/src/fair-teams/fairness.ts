import type { WinningTeam } from '../instance/game-instance.schema.ts';
import { type RecordedInstance, recordedResults } from '../stats/fold.ts';
import type { HistoryInstance } from '../stats/history.schema.ts';
import { predictChance } from './chance.ts';
import { toPlayedGames } from './played-games.ts';
import { rate } from './rating.ts';
import { fairPlayers } from './request-for.ts';

/** What results foretold of a game, and what became of it. */
export interface ForecastGame {
  readonly giId: string;
  readonly startDateTime: Date;
  /** How likely team A was to win, from 0 to 1, as the results before the game had it. */
  readonly chanceA: number;
  readonly winningTeam: WinningTeam;
  /** Goals the winner was ahead by; 0 for a draw, null where only the winner is known. */
  readonly margin: number | null;
  /** Which side was the favourite, in whole percent; null for 50–50. */
  readonly favourite: 'TEAM_A' | 'TEAM_B' | null;
}

/**
 * How fair the last games' teams were: what would have been predicted just before each, the oldest first. No forecast
 * knows its own game, one of the same time, or a later one; a game before which nothing was known has none. Stars are
 * not counted: they are the organiser's, and this is for everybody.
 */
export function fairnessOverTime(instances: readonly HistoryInstance[], last: number): ForecastGame[] {
  const results = recordedResults(instances);
  const [first] = results;
  const foretold = results.filter(
    (game) => isBefore(first, game) && game.teamA.length > 0 && game.teamB.length > 0,
  );
  return foretold.slice(-last).map((game) =>
    foretell(
      game,
      results.filter((other) => isBefore(other, game)),
    ),
  );
}

function isBefore(one: HistoryInstance | undefined, other: HistoryInstance): boolean {
  return one !== undefined && one.startDateTime.getTime() < other.startDateTime.getTime();
}

function foretell(game: RecordedInstance, before: readonly HistoryInstance[]): ForecastGame {
  const { giId, startDateTime, teamA, teamB, winningTeam } = game;
  const players = fairPlayers([...teamA, ...teamB], { stars: {} });
  const rating = rate({ players, history: toPlayedGames(before), now: startDateTime });
  const { chanceA } = predictChance(rating, teamA, teamB);
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

/** Several games' forecasts in a few numbers. */
export interface Fairness {
  readonly games: number;
  /** Games in which one side was the favourite. */
  readonly withFavourite: number;
  readonly favouriteWon: number;
  /** Goals a game was decided by on average; null where no goals are known. */
  readonly averageMargin: number | null;
}

/** Adds up how the favourites fared and how close the games were. */
export function fairnessOf(games: readonly ForecastGame[]): Fairness {
  const favoured = games.filter(({ favourite }) => favourite !== null);
  const margins = games.flatMap(({ margin }) => (margin === null ? [] : [margin]));
  const goals = margins.reduce((sum, margin) => sum + margin, 0);
  return {
    games: games.length,
    withFavourite: favoured.length,
    favouriteWon: favoured.filter(({ favourite, winningTeam }) => favourite === winningTeam).length,
    averageMargin: margins.length === 0 ? null : goals / margins.length,
  };
}
