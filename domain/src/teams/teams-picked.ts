import { dealPlaces } from '../instance/places.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';

/** Whether everybody who has a place is in a team, and nobody is alone against nobody. */
export function areTeamsPicked(people: readonly PlayerInstance[], numberOfPlayers: number): boolean {
  const teams = dealPlaces(people, numberOfPlayers).playing.map(({ team }) => team);
  return teams.includes('TEAM_A') && teams.includes('TEAM_B') && !teams.includes('NO_TEAM');
}
