import type { Uid } from '../ids.ts';
import type { PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import { type Spots, toQueue } from '../queue/queue.ts';
import { randomFromSeed, shuffled } from '../random.ts';

/** Who is in which team, by uid. */
export interface LineUp {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
}

/**
 * Shuffles the players and deals them out: team A gets the next one whenever it has no more players than team B.
 * The same players (in any order) and seed give the same teams.
 */
export function pickRandomTeams(uids: readonly Uid[], seed: string): LineUp {
  const teamA: string[] = [];
  const teamB: string[] = [];
  for (const uid of shuffled(uids.toSorted(), randomFromSeed(seed))) {
    (teamA.length <= teamB.length ? teamA : teamB).push(uid);
  }
  return { teamA, teamB };
}

/** Whether everybody who is in is in a team, and both teams have players. */
export function areTeamsPicked(people: readonly PlayerInstance[], spots: Spots): boolean {
  const teams = toQueue(people, spots).playing.map(({ team }) => team);
  return teams.includes('TEAM_A') && teams.includes('TEAM_B') && !teams.includes('NO_TEAM');
}

/** What is wrong with teams that are picked. */
export interface LineUpGaps<P> {
  /** Who has a spot but no team: they said yes after the teams were picked, say. */
  readonly withoutTeam: readonly P[];
  /** By how many players one team is the larger; 0 where they differ by one at most, as an odd number has to. */
  readonly difference: number;
}

/** Looks over the teams of an instance; null where none are picked, or nothing is wrong with them. */
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

/** What is wrong with the teams, for their organiser: 'Sam isn't in a team. One team has 2 more players.' */
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
