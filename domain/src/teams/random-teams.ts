import { randomFromSeed, shuffled } from '../random.ts';

/** Two sides, by uid. */
export interface Teams {
  readonly teamA: readonly string[];
  readonly teamB: readonly string[];
}

/**
 * Shuffles the players and deals them out: team A gets the next one whenever it has no more players than team B.
 * The same players (in any order) and seed give the same teams.
 */
export function pickRandomTeams(uids: readonly string[], seed: string): Teams {
  const teamA: string[] = [];
  const teamB: string[] = [];
  for (const uid of shuffled(uids.toSorted(), randomFromSeed(seed))) {
    (teamA.length <= teamB.length ? teamA : teamB).push(uid);
  }
  return { teamA, teamB };
}
