import { formatInZone, type GameImportResponse, type ImportResultsResponse, plural } from '@fives/domain';

type Contents = Pick<GameImportResponse, 'games' | 'totals'>;

/** Returns text such as '42 games and totals of 3 people'. */
export function contentsText({ games, totals }: Contents): string {
  const people = totals === 1 ? '1 person' : `${totals} people`;
  const parts = [games > 0 && plural(games, 'game'), totals > 0 && `totals of ${people}`];
  return parts.filter(Boolean).join(' and ') || 'no games';
}

/** @param added games and totals that an import would add */
export function foundText(found: Contents, added: Contents): string {
  if (found.games + found.totals === 0) return "We couldn't find any games.";
  if (added.games + added.totals > 0) return `We found ${contentsText(found)}. Nothing is saved yet.`;
  return `We found ${contentsText(found)}. ${found.games === 1 ? "It's" : "They're all"} here already.`;
}

/** Returns the progress of a running import or undo. */
export function progressText({ state, games, totals, created }: GameImportResponse): string {
  if (state === 'UNDOING') return `Removing ${contentsText({ games, totals })}…`;
  return created >= games ? 'Updating the table…' : `${created} of ${plural(games, 'game')} imported`;
}

type FoundGame = ImportResultsResponse['games'][number];

export function scoreText({ winningTeam, teamAGoals, teamBGoals }: FoundGame): string {
  if (teamAGoals !== null && teamBGoals !== null) return `${teamAGoals}–${teamBGoals}`;
  return { TEAM_A: 'First team won', TEAM_B: 'Second team won', DRAW: 'Draw' }[winningTeam];
}

/** @param date YYYY-MM-DD */
export function dayText(date: string): string {
  return formatInZone(new Date(`${date}T12:00Z`), 'UTC', 'EEE d MMM yyyy');
}
