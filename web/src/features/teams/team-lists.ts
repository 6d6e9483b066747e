import {
  compareNames,
  compareReplies,
  FORMER_PLAYER_NAME,
  type GameInstance,
  type PlayerInstance,
  positionAmongReserves,
  type Spots,
  type Team,
  teamNames,
  toQueue,
  type Uid,
  waitingForPlayers,
} from '@fives/domain';

export interface TeamLook {
  /** 'Team A' or 'Team B' if the organiser left the name empty. */
  readonly name: string;
  readonly colour: string;
}

export type TeamLooks = Readonly<Record<Team, TeamLook>>;

export function teamLooks(instance: GameInstance): TeamLooks {
  const { teamA, teamB } = teamNames(instance);
  return {
    TEAM_A: { name: teamA, colour: instance.teamAColour },
    TEAM_B: { name: teamB, colour: instance.teamBColour },
  };
}

export interface TeamsView {
  readonly instance: GameInstance;
  readonly people: readonly PlayerInstance[];
  readonly lists: TeamLists;
  readonly looks: TeamLooks;
  readonly nameOf: (uid: Uid) => string;
}

export function toTeamsView(instance: GameInstance, people: readonly PlayerInstance[]): TeamsView {
  const lists = toTeamLists(people, instance);
  return { instance, people, lists, looks: teamLooks(instance), nameOf: namesOf(people) };
}

interface PoolPlayer {
  readonly person: PlayerInstance;
  /** Label such as 'Reserve 2' or 'No reply', or null for a person with a spot. */
  readonly note: string | null;
}

export interface TeamLists {
  readonly TEAM_A: readonly PlayerInstance[];
  readonly TEAM_B: readonly PlayerInstance[];
  /** Sorted: players, reserves in queue order, people who said no, people without a reply. */
  readonly pool: readonly PoolPlayer[];
}

export function toTeamLists(people: readonly PlayerInstance[], spots: Spots): TeamLists {
  const byName = people.toSorted(compareNames);
  const queue = toQueue(people, spots);
  const waiting = new Set(waitingForPlayers(queue, spots));
  const others = people.filter(({ status }) => status !== 'PLAYING').toSorted(compareReplies);
  const pool = [...queue.playing, ...queue.reserves, ...others]
    .filter((person) => person.team === 'NO_TEAM')
    .map((person) => ({
      person,
      note: waiting.has(person) ? 'If more play' : noteOf(person, positionAmongReserves(queue, person.uid)),
    }));
  return {
    TEAM_A: byName.filter((person) => person.team === 'TEAM_A'),
    TEAM_B: byName.filter((person) => person.team === 'TEAM_B'),
    pool,
  };
}

export function isAnyoneInTeam(lists: TeamLists): boolean {
  return lists.TEAM_A.length + lists.TEAM_B.length > 0;
}

/** Only people in a team get stats, and no one can change the teams after a result. */
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

function namesOf(people: readonly PlayerInstance[]): (uid: Uid) => string {
  const names = new Map(people.map(({ uid, name }) => [uid, name]));
  return (uid) => names.get(uid) ?? FORMER_PLAYER_NAME;
}
