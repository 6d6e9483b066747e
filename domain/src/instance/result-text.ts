import type { GameInstance } from './game-instance.schema.ts';

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
