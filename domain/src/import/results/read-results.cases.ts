import type { ImportedGame, ImportedResults } from './results.types.ts';

/** Writes games as a test compares them: '2026-03-12 Ann,Ben 5-3 Cid,Dee', with >, < or = instead of a score. */
export function shownGames({ games }: ImportedResults): string[] {
  return games.map(
    ({ date, teamA, teamB, ...game }) => `${date} ${teamA.join()} ${shownResult(game)} ${teamB.join()}`,
  );
}

function shownResult({
  winningTeam,
  teamAGoals,
  teamBGoals,
}: Omit<ImportedGame, 'date' | 'teamA' | 'teamB'>): string {
  if (teamAGoals !== null) return `${teamAGoals}-${teamBGoals}`;
  return { TEAM_A: '>', TEAM_B: '<', DRAW: '=' }[winningTeam];
}

/** Kind of history, its text, and the games that it means. */
export type ResultsCase = readonly [kind: string, text: string, games: readonly string[]];

/** Context of most cases. */
export const CONTEXT = { known: ['Tom Harris', 'Ann Lee', 'Ben'], today: '2026-11-26' } as const;
