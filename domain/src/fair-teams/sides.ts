import { randomFromSeed } from '../random.ts';
import type { Teams } from '../teams/random-teams.ts';
import type { Block } from './blocks.ts';
import type { FairTeamsRequest } from './request.ts';
import type { Signs } from './shortlist.ts';

/** The two sides of a split, without names. */
export type Sides = readonly [readonly string[], readonly string[]];

/** Who stands on which side when the blocks lie like this. Everyone is on exactly one. */
export function sidesOf(ids: readonly string[], blocks: readonly Block[], signs: Signs): Sides {
  const sides: [string[], string[]] = [[], []];
  blocks.forEach((block, index) => {
    for (const { player, sign } of block) {
      const id = ids[player];
      if (id !== undefined) sides[sign === signs[index] ? 0 : 1].push(id);
    }
  });
  return sides;
}

/**
 * Says which side is team A: the one a lock says, else the one that leaves more players in their team of `like`, else
 * one by lot from the seed. Within a team the players stand in the order they were given, which tells nothing of their
 * strength.
 */
export function nameSides([first, second]: Sides, request: FairTeamsRequest, like?: Teams): Teams {
  const isA = isTeamA(first, request) ?? (like ? stays(first, second, like) : lot(request.seed));
  const inA = new Set(isA ? first : second);
  const ids = request.players.map(({ id }) => id);
  return { teamA: ids.filter((id) => inA.has(id)), teamB: ids.filter((id) => !inA.has(id)) };
}

/** What the locks say; null where there are none. One is enough, for a split respects them all. */
function isTeamA(side: readonly string[], { locks = {} }: FairTeamsRequest): boolean | null {
  const [locked] = Object.entries(locks);
  return locked ? side.includes(locked[0]) === (locked[1] === 'TEAM_A') : null;
}

function stays(first: readonly string[], second: readonly string[], { teamA }: Teams): boolean {
  return countIn(first, teamA) - countIn(second, teamA) >= (first.length - second.length) / 2;
}

/** How many of one list are in another. */
export function countIn(ids: readonly string[], others: readonly string[]): number {
  return ids.filter((id) => others.includes(id)).length;
}

function lot(seed: FairTeamsRequest['seed']): boolean {
  return randomFromSeed(`${seed}`)() < 0.5;
}
