import type { Aliased } from '../access.ts';
import { isAddedByHand } from '../ids.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';

type Entry = Pick<PlayerInstance, 'uid' | 'isGuest'>;

/**
 * Returns the entry that a merge keeps as `to`, or null for two accounts. An account is kept rather than a guest, and a
 * guest rather than an entry added by hand.
 */
export function mergeChoice<E extends Entry>(from: E, to: E): { from: E; to: E } | null {
  if (!from.isGuest && !to.isGuest) return null;
  return signInRank(from) > signInRank(to) ? { from: to, to: from } : { from, to };
}

function signInRank({ uid, isGuest }: Entry): number {
  if (!isGuest) return 2;
  return isAddedByHand(uid) ? 0 : 1;
}

/** No alias in the result refers to another alias. */
export function addAlias(aliases: Aliased['aliases'], from: string, to: string): Record<string, string> {
  const others = Object.entries(aliases).filter(([uid]) => uid !== to);
  const redirected = others.map(([uid, survivor]) => [uid, survivor === from ? to : survivor]);
  return { ...Object.fromEntries(redirected), [from]: to };
}
