import type { FirstHalf, Result, TeamLooks, WinningTeam } from '../instance/game-instance.schema.ts';

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
