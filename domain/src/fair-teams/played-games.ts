import { recordedResults } from '../stats/fold.ts';
import type { HistoryInstance } from '../stats/history.schema.ts';
import { MODEL } from './model.ts';
import { FairTeamsInputError } from './problems.ts';
import type { PlayedGame } from './request.ts';

/** What is known of a goal difference as team A sees it: the goals, or only who won. */
export type KnownResult = { readonly goals: number } | { readonly winner: 1 | -1 };

/** A game the model can learn from. */
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
}

/** A game's recorded instances as the games they were; cancelled ones and those without a result are left out. */
export function toPlayedGames(instances: readonly HistoryInstance[]): PlayedGame[] {
  return recordedResults(instances).map(({ startDateTime, ...instance }) => ({
    ...instance,
    playedAt: startDateTime,
  }));
}

/**
 * The games that teach something, by the time they were played, oldest first. Without a result, or with an empty side,
 * a game teaches nothing.
 */
export function momentsOf(history: readonly PlayedGame[]): Moment[] {
  const byTime = new Map<number, UsefulGame[]>();
  for (const game of history.flatMap(toUsefulGame)) {
    byTime.set(game.time, [...(byTime.get(game.time) ?? []), game]);
  }
  return [...byTime].map(([time, games]) => ({ time, games })).toSorted((a, b) => a.time - b.time);
}

function toUsefulGame(game: PlayedGame): UsefulGame[] {
  const result = knownResult(game);
  if (result === null || game.teamA.length === 0 || game.teamB.length === 0) return [];
  return [{ time: timeOf(game.playedAt), teamA: game.teamA, teamB: game.teamB, result }];
}

/** Milliseconds since 1970; a date that is none is refused, for it would put the whole history out of order. */
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
