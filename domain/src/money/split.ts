import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { toQueue, withTeams } from '../queue/queue.ts';

type Played = Pick<GameInstance, 'winningTeam' | 'game'> & Partial<Pick<GameInstance, 'lateQueue'>>;

/**
 * Who played: once the result is in, those in the teams; until then, and where nobody is in a team, those who have a spot.
 * @param people everybody with a place
 * @param noShows the uids of those of whom an organiser has marked that they did not come
 */
export function playersOf<P extends PlayerInstance>(
  instance: Played,
  people: readonly P[],
  noShows: readonly string[],
): readonly P[] {
  const inTeams = people.filter(({ status, team }) => status === 'PLAYING' && team !== 'NO_TEAM');
  const isKnown = instance.winningTeam !== null && inTeams.length > 0;
  const expected = isKnown ? inTeams : withTeams(toQueue(people, instance)).playing;
  return expected.filter(({ uid }) => !noShows.includes(uid));
}

/**
 * For how many people each person pays, by uid: for themselves and for those whom they brought along, whether they played
 * themselves or not. Whoever is excused pays for nobody, and nobody pays for them: the others divide the whole.
 */
export function headsOf(
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

/** Who pays for somebody who played: whoever brought them along, or they themselves. */
export function payerOf({ uid, broughtBy }: Pick<PlayerInstance, 'uid' | 'broughtBy'>): string {
  return broughtBy ?? uid;
}

/**
 * Divides an amount by heads, in whole minor units that add up to it exactly: everybody gets their exact part rounded down,
 * and the units that are left go one each to those who lost most by that, the lower uid first where they lost the same
 * (the method of the largest remainder).
 * @param heads for how many people each pays, by uid: at least one
 * @returns what each pays, by uid, less than one unit from the exact part
 */
export function splitAmount(amount: number, heads: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...heads.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) throw new Error('There is nobody to pay');
  const parts = [...heads].map(([uid, count]) => ({
    uid,
    whole: Math.floor((amount * count) / all),
    rest: (amount * count) % all,
  }));
  const left = amount - parts.reduce((sum, { whole }) => sum + whole, 0);
  const byRest = parts.toSorted((a, b) => b.rest - a.rest || (a.uid < b.uid ? -1 : 1));
  return new Map(byRest.map(({ uid, whole }, at) => [uid, at < left ? whole + 1 : whole]));
}
