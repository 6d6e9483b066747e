import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { toQueue, withTeams } from '../queue/queue.ts';

type PlayedInstance = Pick<GameInstance, 'winningTeam' | 'game'> & Partial<Pick<GameInstance, 'lateQueue'>>;

/**
 * Returns people in teams if a result is known, otherwise people with a spot or a team. Excludes no-shows.
 * @param people everyone with a player instance
 * @param noShows uids marked by an organiser
 */
export function playersOf<P extends PlayerInstance>(
  instance: PlayedInstance,
  people: readonly P[],
  noShows: readonly string[],
): readonly P[] {
  const inTeams = people.filter(({ status, team }) => status === 'PLAYING' && team !== 'NO_TEAM');
  const isLineUpKnown = instance.winningTeam !== null && inTeams.length > 0;
  const expected = isLineUpKnown ? inTeams : withTeams(toQueue(people, instance)).playing;
  return expected.filter(({ uid }) => !noShows.includes(uid));
}

/**
 * Returns the number of people that each uid pays for: the payer, if they played, and their plus-ones. Excludes
 * excused people and their plus-ones.
 */
export function headsByPayer(
  players: readonly Pick<PlayerInstance, 'uid' | 'broughtBy'>[],
  excused: readonly string[],
): Map<string, number> {
  const heads = new Map<string, number>();
  for (const player of players) {
    const payer = payerOf(player);
    if (excused.includes(player.uid) || excused.includes(payer)) continue;
    heads.set(payer, (heads.get(payer) ?? 0) + 1);
  }
  return heads;
}

export function payerOf({ uid, broughtBy }: Pick<PlayerInstance, 'uid' | 'broughtBy'>): string {
  return broughtBy ?? uid;
}

/**
 * Divides an amount into whole minor units that add up exactly (largest remainder method). If remainders are equal, the
 * lower uid gets the unit.
 * @param heads number of people that each uid pays for, at least one
 * @returns shares by uid, each less than one unit from the exact share
 */
export function splitAmount(amount: number, heads: ReadonlyMap<string, number>): Map<string, number> {
  const headCount = [...heads.values()].reduce((sum, count) => sum + count, 0);
  if (headCount === 0) throw new Error('No one has a share to pay');
  const parts = [...heads].map(([uid, count]) => ({
    uid,
    whole: Math.floor((amount * count) / headCount),
    remainder: (amount * count) % headCount,
  }));
  const unitsLeft = amount - parts.reduce((sum, { whole }) => sum + whole, 0);
  const byRemainder = parts.toSorted((a, b) => b.remainder - a.remainder || (a.uid < b.uid ? -1 : 1));
  return new Map(byRemainder.map(({ uid, whole }, at) => [uid, at < unitsLeft ? whole + 1 : whole]));
}
