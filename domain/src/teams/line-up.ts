import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { toQueue } from '../instance/queue.ts';
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
export function pickRandomTeams(uids: readonly string[], seed: string): LineUp {
  const teamA: string[] = [];
  const teamB: string[] = [];
  for (const uid of shuffled(uids.toSorted(), randomFromSeed(seed))) {
    (teamA.length <= teamB.length ? teamA : teamB).push(uid);
  }
  return { teamA, teamB };
}

/** Whether everybody who is in is in a team, and both teams have players. */
export function areTeamsPicked(people: readonly PlayerInstance[], numberOfPlayers: number): boolean {
  const teams = toQueue(people, numberOfPlayers).playing.map(({ team }) => team);
  return teams.includes('TEAM_A') && teams.includes('TEAM_B') && !teams.includes('NO_TEAM');
}
