import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import { resultsByLineUp } from '../../played/result.ts';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import { recordedResults } from '../../stats/tally.ts';
import type { LineUp } from '../../teams/line-up.ts';
import { FairTeamsInputError } from '../explain/fair-teams-errors.ts';

/** Larger goal differences count as 8, because they add no information about strength. */
const MAX_GOAL_DIFFERENCE = 8;

export interface PlayedGame extends LineUp {
  readonly playedAt: Date;
  /** Null without a result. Such games are skipped. */
  readonly winningTeam: WinningTeam | null;
  readonly teamAGoals?: number | null;
  readonly teamBGoals?: number | null;
  readonly winningMargin?: number | null;
  /** Part of a full game, from 0 to 1. Undefined for a full game. */
  readonly share?: number;
}

/** Team A's goal difference, capped, or only the winner: 1 for team A, −1 for team B. */
type KnownResult = { readonly goals: number } | { readonly winner: 1 | -1 };

export interface UsefulGame extends LineUp {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly result: KnownResult;
  readonly share: number;
}

export interface GamesAtTime {
  readonly time: number;
  readonly games: readonly UsefulGame[];
  readonly people: readonly string[];
}

export function toPlayedGames(instances: readonly HistoryInstance[]): PlayedGame[] {
  return recordedResults(instances).flatMap((instance) =>
    resultsByLineUp(instance).map((result) => ({ ...result, playedAt: instance.startDateTime })),
  );
}

/**
 * Groups games by time, oldest first. Skips games without a result or with an empty team.
 * @throws FairTeamsInputError for an invalid date
 */
export function momentsOf(history: readonly PlayedGame[]): GamesAtTime[] {
  const byTime = new Map<number, UsefulGame[]>();
  for (const game of history.flatMap(toUsefulGame)) {
    byTime.set(game.time, [...(byTime.get(game.time) ?? []), game]);
  }
  return [...byTime]
    .map(([time, games]) => ({
      time,
      games,
      people: games.flatMap(({ teamA, teamB }) => [...teamA, ...teamB]),
    }))
    .toSorted((a, b) => a.time - b.time);
}

/** Returns 1 for team A and −1 for team B. Returns 0 for a person in neither team, or in both by mistake. */
export function signOf({ teamA, teamB }: UsefulGame, id: string): number {
  return Number(teamA.includes(id)) - Number(teamB.includes(id));
}

function toUsefulGame(game: PlayedGame): UsefulGame[] {
  const result = knownResult(game);
  if (result === null || game.teamA.length === 0 || game.teamB.length === 0) return [];
  const { teamA, teamB, share = 1 } = game;
  return [{ time: timeOf(game.playedAt), teamA, teamB, result, share }];
}

/** @throws FairTeamsInputError for an invalid date, which would make the order of the history meaningless */
export function timeOf(date: Date): number {
  const time = date.getTime();
  if (Number.isNaN(time)) throw new FairTeamsInputError('Not a valid date');
  return time;
}

function knownResult(game: PlayedGame): KnownResult | null {
  const { winningTeam, teamAGoals, teamBGoals, winningMargin } = game;
  if (winningTeam === null) return null;
  if (isNumber(teamAGoals) && isNumber(teamBGoals)) return { goals: capped(teamAGoals - teamBGoals) };
  if (winningTeam === 'DRAW') return { goals: 0 };
  const winner = winningTeam === 'TEAM_A' ? 1 : -1;
  return isNumber(winningMargin) ? { goals: capped(winner * winningMargin) } : { winner };
}

function isNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

function capped(goals: number): number {
  return Math.max(-MAX_GOAL_DIFFERENCE, Math.min(MAX_GOAL_DIFFERENCE, goals));
}
