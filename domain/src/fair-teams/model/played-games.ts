import type { WinningTeam } from '../../instance/game-instance.schema.ts';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import { recordedResults } from '../../stats/tally.ts';
import { FairTeamsInputError } from '../explain/problems.ts';
import { MODEL } from './belief.ts';

/** A game that was played: who against whom, and as much of the result as is known. */
export interface PlayedGame {
  readonly playedAt: Date;
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  /** Null where there is no result; such a game is skipped. */
  readonly winningTeam: WinningTeam | null;
  readonly teamAGoals?: number | null;
  readonly teamBGoals?: number | null;
  /** Goals the winner was ahead by. */
  readonly winningMargin?: number | null;
}

/** Team A's goal difference, capped; or only who won: 1 for team A, −1 for team B. */
export type KnownResult = { readonly goals: number } | { readonly winner: 1 | -1 };

/** A game with a result that the model learns from. */
export interface UsefulGame {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
  readonly result: KnownResult;
}

/** Games that were played at the same time. */
export interface Moment {
  readonly time: number;
  readonly games: readonly UsefulGame[];
  /** Everybody in these games; who played in several, several times. */
  readonly people: readonly string[];
}

/** The instances of a history that were played; cancelled ones and those without a result are left out. */
export function toPlayedGames(instances: readonly HistoryInstance[]): PlayedGame[] {
  return recordedResults(instances).map(({ startDateTime, ...instance }) => ({
    ...instance,
    playedAt: startDateTime,
  }));
}

/**
 * The games by the time they were played, oldest first, without those that the model cannot learn from: without a
 * result, or with an empty team.
 * @throws FairTeamsInputError for an invalid date.
 */
export function momentsOf(history: readonly PlayedGame[]): Moment[] {
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

/** 1 for who is in team A, −1 for team B; 0 for who is in neither, or by mistake in both. */
export function signOf({ teamA, teamB }: UsefulGame, id: string): number {
  return Number(teamA.includes(id)) - Number(teamB.includes(id));
}

function toUsefulGame(game: PlayedGame): UsefulGame[] {
  const result = knownResult(game);
  if (result === null || game.teamA.length === 0 || game.teamB.length === 0) return [];
  return [{ time: timeOf(game.playedAt), teamA: game.teamA, teamB: game.teamB, result }];
}

/**
 * Milliseconds since 1970.
 * @throws FairTeamsInputError for an invalid date, which would make the order of the history meaningless.
 */
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
  return typeof value === 'number' && Number.isFinite(value);
}

function capped(goals: number): number {
  return Math.max(-MODEL.routGoals, Math.min(MODEL.routGoals, goals));
}
