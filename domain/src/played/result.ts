import type { Uid } from '../ids.ts';
import type { FirstHalf, Result, TeamLooks, WinningTeam } from '../instance/game-instance.schema.ts';
import type { LineUp } from '../teams/line-up.ts';

/** Result of a player: a win, a draw or a loss. */
export type Outcome = 'W' | 'D' | 'L';

export type Score = Omit<Result, 'winningTeam'>;

export const NO_SCORE: Score = { winningMargin: null, teamAGoals: null, teamBGoals: null };

export function isNoScore({ winningMargin, teamAGoals, teamBGoals }: Score): boolean {
  return winningMargin === null && teamAGoals === null && teamBGoals === null;
}

export function scoreAgrees(winningTeam: WinningTeam, score: Score): boolean {
  const { winningMargin, teamAGoals, teamBGoals } = score;
  if (winningMargin !== null) return winningTeam !== 'DRAW' && teamAGoals === null && teamBGoals === null;
  if (teamAGoals === null || teamBGoals === null) return teamAGoals === teamBGoals;
  return winnerByGoals(teamAGoals, teamBGoals) === winningTeam;
}

export function halfTimeText({
  teamAGoals,
  teamBGoals,
}: Pick<FirstHalf, 'teamAGoals' | 'teamBGoals'>): string {
  return `${teamAGoals}–${teamBGoals} at half-time`;
}

/** True unless a team has fewer goals in the final score than at half-time. */
export function includesFirstHalf(
  { firstHalf }: { readonly firstHalf?: FirstHalf | null | undefined },
  { teamAGoals = null, teamBGoals = null }: Partial<Result>,
): boolean {
  if (!firstHalf || teamAGoals === null || teamBGoals === null) return true;
  return teamAGoals >= firstHalf.teamAGoals && teamBGoals >= firstHalf.teamBGoals;
}

export function withWinner(previous: Result, winningTeam: WinningTeam): Result {
  const { winningMargin, teamAGoals, teamBGoals } = previous;
  const score = { winningMargin, teamAGoals, teamBGoals };
  return { winningTeam, ...(scoreAgrees(winningTeam, score) ? score : NO_SCORE) };
}

export function winnerByGoals(teamAGoals: number, teamBGoals: number): WinningTeam {
  if (teamAGoals === teamBGoals) return 'DRAW';
  return teamAGoals > teamBGoals ? 'TEAM_A' : 'TEAM_B';
}

type TeamNames = Pick<TeamLooks, 'teamAName' | 'teamBName'>;

export function teamNames({ teamAName, teamBName }: TeamNames): Record<'teamA' | 'teamB', string> {
  return { teamA: teamAName || 'Team A', teamB: teamBName || 'Team B' };
}

export function resultText(instance: Result & TeamNames): string | null {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  if (winningTeam === null) return null;
  const names = teamNames(instance);
  const hasGoals = teamAGoals !== null && teamBGoals !== null;
  if (winningTeam === 'DRAW') return hasGoals ? `Draw ${teamAGoals}–${teamBGoals}` : 'Draw';
  if (hasGoals) return `${names.teamA} ${teamAGoals}–${teamBGoals} ${names.teamB}`;
  const winner = winningTeam === 'TEAM_A' ? names.teamA : names.teamB;
  return winningMargin === null ? `${winner} won` : `${winner} won by ${winningMargin}`;
}

/** A result with its line-up at the end. `firstHalf` exists if the organiser recorded half-time. */
export interface PlayedHalves extends LineUp, Result {
  readonly firstHalf?: FirstHalf | null | undefined;
}

/** Returns everyone who played in one of the halves. */
export function uidsInTeams({ teamA, teamB, firstHalf }: Omit<PlayedHalves, keyof Result>): Uid[] {
  return [...new Set([...teamA, ...teamB, ...(firstHalf?.teamA ?? []), ...(firstHalf?.teamB ?? [])])];
}

/**
 * Returns a player's result by the goals of the halves that the player played. If only the winner is known, a player who
 * changed team gets the result of the first half.
 */
export function outcomeOf(game: PlayedHalves, uid: Uid): Outcome {
  const lead = leadOf(game, uid);
  if (lead === 0) return 'D';
  return lead > 0 ? 'W' : 'L';
}

function leadOf(game: PlayedHalves, uid: Uid): number {
  const { firstHalf } = game;
  const end = sideOf(game, uid);
  if (!firstHalf || end === sideOf(firstHalf, uid)) return end * winnerSign(game);
  const second = secondHalfGoals(game, firstHalf) ?? 0;
  return sideOf(firstHalf, uid) * goalsOf(firstHalf) + end * second;
}

/** Result of one line-up. `share` is the part of the game that the line-up played, from 0 to 1. */
interface LineUpResult extends LineUp, Result {
  readonly share: number;
}

/** Returns one result, or two if the teams changed at half-time. Omits a second half with an unknown result. */
export function resultsByLineUp(game: PlayedHalves): LineUpResult[] {
  const { firstHalf, teamA, teamB } = game;
  if (!firstHalf || hasSameTeams(game, firstHalf)) return [{ ...game, share: 1 }];
  const second = secondHalfGoals(game, firstHalf);
  const halves = [firstHalfResult(firstHalf)];
  return second === null ? halves : [...halves, { teamA, teamB, ...resultOf(second), share: 0.5 }];
}

/** Returns the players who played each half in another team. */
export function uidsWhoSwapped(firstHalf: LineUp, lineUp: LineUp): Uid[] {
  return uidsInTeams(firstHalf).filter((uid) => sideOf(firstHalf, uid) === -sideOf(lineUp, uid));
}

export function hasSameTeams(one: LineUp, other: LineUp): boolean {
  return isSameTeam(one.teamA, other.teamA) && isSameTeam(one.teamB, other.teamB);
}

export function firstHalfResult(firstHalf: FirstHalf): LineUpResult {
  const winningTeam = winnerByGoals(firstHalf.teamAGoals, firstHalf.teamBGoals);
  return { ...firstHalf, winningTeam, winningMargin: null, share: 0.5 };
}

/** Returns the result of a half with the goal difference of team A. The goals of the teams may be unknown. */
function resultOf(goals: number): Result {
  const margin = Math.abs(goals);
  const winningTeam = winnerByGoals(goals, 0);
  return { winningTeam, winningMargin: margin === 0 ? null : margin, teamAGoals: null, teamBGoals: null };
}

/** Returns team A's goal difference in the second half, or null if only the winner of the game is known. */
function secondHalfGoals(game: Result, firstHalf: FirstHalf): number | null {
  const { winningMargin, teamAGoals, teamBGoals } = game;
  const isMarginKnown = winningMargin !== null || game.winningTeam === 'DRAW';
  if (teamAGoals !== null && teamBGoals !== null) return teamAGoals - teamBGoals - goalsOf(firstHalf);
  return isMarginKnown ? winnerSign(game) * (winningMargin ?? 0) - goalsOf(firstHalf) : null;
}

function goalsOf({ teamAGoals, teamBGoals }: FirstHalf): number {
  return teamAGoals - teamBGoals;
}

function winnerSign({ winningTeam }: Pick<Result, 'winningTeam'>): number {
  return Number(winningTeam === 'TEAM_A') - Number(winningTeam === 'TEAM_B');
}

/** Returns 1 for team A, −1 for team B and 0 for neither. */
function sideOf({ teamA, teamB }: LineUp, uid: Uid): number {
  return Number(teamA.includes(uid)) - Number(teamB.includes(uid));
}

function isSameTeam(one: readonly Uid[], other: readonly Uid[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}
