import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import type { Spots } from '../queue/queue.ts';
import { type LineUp, lineUpGaps, lineUpGapsText, lineUpOf } from './line-up.ts';

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
