import type { ImportedGame, ImportedResults } from './results.types.ts';

/** Returns games as short texts: '2026-03-12 Ann,Ben 5-3 Cid,Dee', with >, < or = if there is no score. */
export function toTexts({ games }: ImportedResults): string[] {
  return games.map(
    ({ date, teamA, teamB, ...game }) => `${date} ${teamA.join()} ${resultText(game)} ${teamB.join()}`,
  );
}

function resultText({
  winningTeam,
  teamAGoals,
  teamBGoals,
}: Omit<ImportedGame, 'date' | 'teamA' | 'teamB'>): string {
  if (teamAGoals !== null) return `${teamAGoals}-${teamBGoals}`;
  return { TEAM_A: '>', TEAM_B: '<', DRAW: '=' }[winningTeam];
}

export const CONTEXT = { known: ['Tom Harris', 'Ann Lee', 'Ben'], today: '2026-11-26' } as const;
