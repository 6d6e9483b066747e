import type { GameInstance, Result, WinningTeam } from '../instance/game-instance.schema.ts';

export type Score = Omit<Result, 'winningTeam'>;

export const NO_SCORE: Score = { winningMargin: null, teamAGoals: null, teamBGoals: null };

/** Whether there is neither a margin nor goals. */
export function isNoScore({ winningMargin, teamAGoals, teamBGoals }: Score): boolean {
  return winningMargin === null && teamAGoals === null && teamBGoals === null;
}

/**
 * Whether a score and the winner tell the same story: a margin needs a winner, goals come in pairs and put the winner
 * ahead, and there is a margin or goals, never both. No score at all agrees with everything.
 */
export function scoreAgrees(winningTeam: WinningTeam, score: Score): boolean {
  const { winningMargin, teamAGoals, teamBGoals } = score;
  if (winningMargin !== null) return winningTeam !== 'DRAW' && teamAGoals === null && teamBGoals === null;
  if (teamAGoals === null || teamBGoals === null) return teamAGoals === teamBGoals;
  return winnerByGoals(teamAGoals, teamBGoals) === winningTeam;
}

/** The result after the winner is set or changed: margin and goals that no longer agree are cleared. */
export function withWinner(previous: Result, winningTeam: WinningTeam): Result {
  const { winningMargin, teamAGoals, teamBGoals } = previous;
  const score = { winningMargin, teamAGoals, teamBGoals };
  return { winningTeam, ...(scoreAgrees(winningTeam, score) ? score : NO_SCORE) };
}

/** Who won, from the goals of both teams. */
export function winnerByGoals(teamAGoals: number, teamBGoals: number): WinningTeam {
  if (teamAGoals === teamBGoals) return 'DRAW';
  return teamAGoals > teamBGoals ? 'TEAM_A' : 'TEAM_B';
}

type Played = Pick<
  GameInstance,
  'winningTeam' | 'winningMargin' | 'teamAGoals' | 'teamBGoals' | 'teamAName' | 'teamBName'
>;

/** What a team is called where its organiser left the name empty. */
export function teamNames({ teamAName, teamBName }: Pick<Played, 'teamAName' | 'teamBName'>): {
  teamA: string;
  teamB: string;
} {
  return { teamA: teamAName || 'Team A', teamB: teamBName || 'Team B' };
}

/** The result in words, such as 'Bibs won by 2', 'Bibs 4–2 Colours' or 'Draw 3–3'; null until it is recorded. */
export function resultText(instance: Played): string | null {
  const { winningTeam, winningMargin, teamAGoals, teamBGoals } = instance;
  if (winningTeam === null) return null;
  const names = teamNames(instance);
  const scored = teamAGoals !== null && teamBGoals !== null;
  if (winningTeam === 'DRAW') return scored ? `Draw ${teamAGoals}–${teamBGoals}` : 'Draw';
  if (scored) return `${names.teamA} ${teamAGoals}–${teamBGoals} ${names.teamB}`;
  const winner = winningTeam === 'TEAM_A' ? names.teamA : names.teamB;
  return winningMargin === null ? `${winner} won` : `${winner} won by ${winningMargin}`;
}
