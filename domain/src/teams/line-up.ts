import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import { type Spots, toQueue } from '../queue/queue.ts';
import { randomFromSeed, shuffled } from '../random.ts';
import { hasStarted } from '../time/start.ts';

export interface LineUp {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
}

export function lineUpOf(people: People): { teamA: string[]; teamB: string[] } {
  const uidsIn = (team: Team) => people.filter((person) => person.team === team).map(({ uid }) => uid);
  return { teamA: uidsIn('TEAM_A').toSorted(), teamB: uidsIn('TEAM_B').toSorted() };
}

/**
 * Shuffles the players and assigns them alternately, team A first. Returns the same teams for the same seed and players,
 * in any order of players.
 */
export function pickRandomTeams(uids: readonly Uid[], seed: string): LineUp {
  const teamA: string[] = [];
  const teamB: string[] = [];
  for (const uid of shuffled(uids.toSorted(), randomFromSeed(seed))) {
    (teamA.length <= teamB.length ? teamA : teamB).push(uid);
  }
  return { teamA, teamB };
}

export function areTeamsPicked(people: People, spots: Spots): boolean {
  const teams = toQueue(people, spots).playing.map(({ team }) => team);
  return teams.includes('TEAM_A') && teams.includes('TEAM_B') && !teams.includes('NO_TEAM');
}

export type Draft = 'own' | 'hidden';

/**
 * Returns how a viewer sees teams that no one was notified of. Null once the players were notified, and from the start.
 * Only the screens hide a draft: every member can read the stored teams.
 */
export function draftOf(
  { teamsTold, startDateTime }: Pick<GameInstance, 'teamsTold' | 'startDateTime'>,
  mayEditLineUp: boolean,
  now: Date,
): Draft | null {
  if (teamsTold !== null || hasStarted(startDateTime, now)) return null;
  return mayEditLineUp ? 'own' : 'hidden';
}

export const DRAFT_TEXT: Record<Draft, string> = {
  own: 'Draft: only organisers see this',
  hidden: "Teams aren't out yet",
};

interface LineUpGaps<P> {
  readonly withoutTeam: readonly P[];
  /** Difference in team size if at least two, otherwise 0. An odd number of players cannot be split evenly. */
  readonly difference: number;
}

/** Returns null if no teams are picked, or the teams have no gaps. */
export function lineUpGaps<P extends PlayerInstance>(
  people: readonly P[],
  spots: Spots,
): LineUpGaps<P> | null {
  const sizeOf = (team: Team) => people.filter((person) => person.team === team).length;
  const [a, b] = [sizeOf('TEAM_A'), sizeOf('TEAM_B')];
  if (a + b === 0) return null;
  const withoutTeam = toQueue(people, spots).playing.filter(({ team }) => team === 'NO_TEAM');
  const difference = Math.abs(a - b) > 1 ? Math.abs(a - b) : 0;
  return withoutTeam.length === 0 && difference === 0 ? null : { withoutTeam, difference };
}

export function lineUpGapsText({
  withoutTeam,
  difference,
}: LineUpGaps<Pick<PlayerInstance, 'name'>>): string {
  const [first] = withoutTeam;
  const who = withoutTeam.length === 1 ? first?.name : `${withoutTeam.length} players`;
  return [
    withoutTeam.length > 0 && `${who} ${withoutTeam.length === 1 ? "isn't" : "aren't"} in a team.`,
    difference > 0 && `One team has ${difference} more players.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
