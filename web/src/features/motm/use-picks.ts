import { useState } from 'react';

export interface Picks {
  readonly chosen: readonly string[];
  /** True when as many are chosen as are needed: no more can be. */
  readonly isFull: boolean;
  /** Chooses somebody, or takes the choice back. Nothing happens when no more can be chosen. */
  readonly toggle: (uid: string) => void;
}

/**
 * What a voter has chosen so far.
 * @param cast the votes they have cast before, shown until they choose anew: they may still be on their way here
 * @param pickable the uids that can be chosen: a vote for anybody else does not stay
 */
export function usePicks(cast: readonly string[], pickable: readonly string[], needed: number): Picks {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  // Whoever the organiser takes out while one is choosing is no choice any more.
  const chosen = (picked ?? cast).filter((uid) => pickable.includes(uid)).slice(0, needed);
  const isFull = chosen.length === needed;
  const toggle = (uid: string) => {
    if (chosen.includes(uid)) setPicked(chosen.filter((other) => other !== uid));
    else if (!isFull) setPicked([...chosen, uid]);
  };
  return { chosen, isFull, toggle };
}
