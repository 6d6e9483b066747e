import { type Matrix, matrixOf } from './linear-algebra.ts';
import type { Moment } from './played-games.ts';

/** After this many games a common game counts half. */
const HALF_LIFE_IN_GAMES = 8;
/** Every pair starts with this many games in which it was together as often as chance would have it. */
const GAMES_OF_CHANCE = 2;

/**
 * By how much each two of `ids` are on the same side too often: the share of their common games above `limit`, 0 for
 * most. Recent games count more, so that a pair which was split comes back in time.
 */
export function overusedPairs(ids: readonly string[], moments: readonly Moment[], limit: number): Matrix {
  const games = lineUpsOf(ids, moments);
  return matrixOf(ids.length, (one, other) =>
    one === other ? 0 : Math.max(0, shareTogether(one, other, games, ids.length) - limit),
  );
}

/** A past game: 1 for team A, −1 for team B, 0 for who was not there, and what it still counts. */
interface LineUp {
  readonly sides: readonly number[];
  readonly weight: number;
}

function lineUpsOf(ids: readonly string[], moments: readonly Moment[]): LineUp[] {
  return moments.toReversed().flatMap(({ games }, age) =>
    games.map(({ teamA, teamB }) => ({
      sides: ids.map((id) => Number(teamA.includes(id)) - Number(teamB.includes(id))),
      weight: 0.5 ** (age / HALF_LIFE_IN_GAMES),
    })),
  );
}

function shareTogether(one: number, other: number, games: readonly LineUp[], players: number): number {
  let common = GAMES_OF_CHANCE;
  let together = GAMES_OF_CHANCE * shareByChance(players);
  for (const { sides, weight } of games) {
    const relation = (sides[one] ?? 0) * (sides[other] ?? 0);
    if (relation !== 0) common += weight;
    if (relation > 0) together += weight;
  }
  return together / common;
}

/** How often two of n players are together when sides are drawn by lot: (n/2 − 1) / (n − 1). */
function shareByChance(players: number): number {
  return (players / 2 - 1) / (players - 1);
}
