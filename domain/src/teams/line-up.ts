import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { People, PlayerInstance, Team } from '../instance/player-instance.schema.ts';
import { type Spots, toQueue } from '../queue/queue.ts';
import { randomFromSeed, shuffled } from '../random.ts';

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

type PickedInstance = Spots & Pick<GameInstance, 'forecast' | 'teamsTold'>;

interface LineUpChanges<P> {
  /** People with a spot who are in no team. */
  readonly joined: readonly P[];
  /** People of the picked teams who no longer play. */
  readonly left: readonly P[];
}

/** Minimum number of people in teams per person without a team. With fewer, an organiser is still picking by hand. */
const MIN_IN_TEAMS = 4;

/**
 * Returns who joined or left after the teams were picked, or null if no one did.
 *
 * An instance stores only fair teams, and teams that the players were notified of. Without stored teams, or after
 * someone changed team, `left` is empty.
 */
export function lineUpChanges<P extends PlayerInstance>(
  people: readonly P[],
  instance: PickedInstance,
): LineUpChanges<P> | null {
  const current = lineUpOf(people);
  const inTeams = current.teamA.length + current.teamB.length;
  if (inTeams === 0) return null;
  const stored = [instance.teamsTold, instance.forecast].find((teams) => teams && hasNoMoves(current, teams));
  const picked = new Set([...(stored?.teamA ?? []), ...(stored?.teamB ?? [])]);
  const left = people.filter(({ uid, status }) => picked.has(uid) && status !== 'PLAYING');
  const joined = lineUpGaps(people, instance)?.withoutTeam ?? [];
  const isPicked = left.length > 0 || joined.length * MIN_IN_TEAMS <= inTeams;
  return isPicked && left.length + joined.length > 0 ? { joined, left } : null;
}

function hasNoMoves(teams: LineUp, others: LineUp): boolean {
  return (
    !teams.teamA.some((uid) => others.teamB.includes(uid)) &&
    !teams.teamB.some((uid) => others.teamA.includes(uid))
  );
}

export function lineUpChangesText({ joined, left }: LineUpChanges<Pick<PlayerInstance, 'name'>>): string {
  const gaps = lineUpGapsText({ withoutTeam: joined, difference: 0 });
  return left.length === 0 ? gaps : `${whoText(left)} no longer playing. ${gaps}`.trim();
}

function whoText(people: readonly Pick<PlayerInstance, 'name'>[]): string {
  const [one, other] = people.map(({ name }) => name);
  if (people.length === 1) return `${one} is`;
  return people.length === 2 ? `${one} and ${other} are` : `${people.length} players are`;
}
