import {
  compareNames,
  compareReplies,
  FORMER_PLAYER_NAME,
  type GameInstance,
  type PlayerInstance,
  positionInQueue,
  type Spots,
  type Team,
  teamNames,
  toQueue,
  type Uid,
  withTeams,
} from '@fives/domain';

/** A team as the screens show it. */
export interface TeamLook {
  readonly team: Team;
  /** 'Team A' or 'Team B' where the organiser left it empty. */
  readonly name: string;
  readonly colour: string;
}

/** How both teams look. */
export function teamLooks(instance: GameInstance): Record<Team, TeamLook> {
  const { teamA, teamB } = teamNames(instance);
  return {
    TEAM_A: { team: 'TEAM_A', name: teamA, colour: instance.teamAColour },
    TEAM_B: { team: 'TEAM_B', name: teamB, colour: instance.teamBColour },
  };
}

/** Somebody in neither team, and why, where there is a reason to give. */
export interface PoolPlayer {
  readonly person: PlayerInstance;
  /** 'Reserve 2', 'No reply', 'Not playing'; null for who has a spot. */
  readonly note: string | null;
}

/** Everybody with a place in an instance, in the three lists of the teams screen. */
export interface TeamLists {
  readonly TEAM_A: readonly PlayerInstance[];
  readonly TEAM_B: readonly PlayerInstance[];
  /** Players, then reserves in their order, then who said no, then who has not replied. */
  readonly pool: readonly PoolPlayer[];
}

/** Sorts people into the two teams, by name, and the pool. Everyone is in exactly one of the three. */
export function toTeamLists(people: readonly PlayerInstance[], spots: Spots): TeamLists {
  const byName = people.toSorted(compareNames);
  const queue = withTeams(toQueue(people, spots));
  const others = people.filter(({ status }) => status !== 'PLAYING').toSorted(compareReplies);
  const pool = [...queue.playing, ...queue.reserves, ...others]
    .filter((person) => person.team === 'NO_TEAM')
    .map((person) => ({ person, note: noteOf(person, positionInQueue(queue, person.uid)) }));
  return {
    TEAM_A: byName.filter((person) => person.team === 'TEAM_A'),
    TEAM_B: byName.filter((person) => person.team === 'TEAM_B'),
    pool,
  };
}

/** Whether anybody is in a team. */
export function isAnyoneInTeam(lists: TeamLists): boolean {
  return lists.TEAM_A.length + lists.TEAM_B.length > 0;
}

/**
 * What to say before a result is recorded for teams that are not picked; null when both have players. A result counts
 * for whoever is in a team when it is recorded, and the teams are closed from then on.
 */
export function missingTeamsWarning(lists: TeamLists): string | null {
  if (!isAnyoneInTeam(lists)) {
    return "No teams picked. Without teams, this game won't count in the stats. You can't add teams after the result.";
  }
  if (lists.TEAM_A.length > 0 && lists.TEAM_B.length > 0) return null;
  return "One team is empty. Only players in a team get stats, and you can't change teams after the result.";
}

function noteOf(person: PlayerInstance, position: number | null): string | null {
  if (person.status === 'UNANSWERED') return 'No reply';
  if (person.status === 'NOT_PLAYING') return 'Not playing';
  return position === null ? null : `Reserve ${position}`;
}

/** How somebody in an instance is called. */
export function namesOf(people: readonly PlayerInstance[]): (uid: Uid) => string {
  const names = new Map(people.map(({ uid, name }) => [uid, name]));
  return (uid) => names.get(uid) ?? FORMER_PLAYER_NAME;
}
