import type { Aliased } from '../access.ts';
import { isAddedByHand } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';

type Entry = Pick<PlayerInstance, 'uid' | 'isGuest'>;

/**
 * Returns the two entries with the survivor of a merge as `to`, or null for two accounts. The survivor is an account,
 * otherwise a guest, otherwise an entry added by hand.
 */
export function mergeChoice<E extends Entry>(from: E, to: E): { from: E; to: E } | null {
  if (!from.isGuest && !to.isGuest) return null;
  return signInRank(from) > signInRank(to) ? { from: to, to: from } : { from, to };
}

function signInRank({ uid, isGuest }: Entry): number {
  if (!isGuest) return 2;
  return isAddedByHand(uid) ? 0 : 1;
}

/** Returns the aliases with `from` added. No alias refers to another alias. */
export function addAlias(aliases: Aliased['aliases'], from: string, to: string): Record<string, string> {
  const others = Object.entries(aliases).filter(([uid]) => uid !== to);
  const redirected = others.map(([uid, survivor]) => [uid, survivor === from ? to : survivor]);
  return { ...Object.fromEntries(redirected), [from]: to };
}
