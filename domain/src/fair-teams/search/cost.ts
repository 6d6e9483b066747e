import { EXTRA_PLAYER_INDEX } from '../model/belief.ts';
import { entry, type Matrix, matrixOf } from '../model/maths.ts';
import { type Moment, signOf } from '../model/played-games.ts';
import type { Rating } from '../model/rating.ts';
import type { Preset } from '../preferences/presets.ts';

/**
 * The cost of a split x, which is 1 for the players of one team and −1 for those of the other:
 *
 *     (x′m + a·d)² + κ·Var(x′β + α·d) + γ·Σ max(0, r_ij − limit) over pairs in the same team
 *
 * the expected squared imbalance, in squared units of luck, and a price for pairs that are together too often. As d = Σx,
 * and a pair is in the same team when x_i·x_j = 1, all of it is one quadratic form x′Qx and a constant, which is left
 * out. This returns Q, in the order of `ids`.
 */
export function costMatrix(rating: Rating, ids: readonly string[], preset: Preset): Matrix {
  const { mean, covariance } = rating;
  const indices = ids.map((id) => rating.indices.get(id) ?? EXTRA_PLAYER_INDEX);
  const extra = mean[EXTRA_PLAYER_INDEX] ?? 0;
  const strength = indices.map((at) => (mean[at] ?? 0) + extra);
  const doubt = (one: number, other: number) =>
    entry(covariance, one, other) +
    entry(covariance, one, EXTRA_PLAYER_INDEX) +
    entry(covariance, EXTRA_PLAYER_INDEX, other) +
    entry(covariance, EXTRA_PLAYER_INDEX, EXTRA_PLAYER_INDEX);
  const overuse = overusedPairs(ids, rating.moments, preset.togetherLimit);

  return matrixOf(
    ids.length,
    (row, column) =>
      (strength[row] ?? 0) * (strength[column] ?? 0) +
      preset.doubtWeight * doubt(indices[row] ?? 0, indices[column] ?? 0) +
      (preset.varietyWeight / 4) * entry(overuse, row, column),
  );
}

/** A game counts half as much once this many later ones were played. */
const HALF_LIFE_IN_GAMES = 8;
/** Every pair starts with this many assumed games, in which it was together as often as in random teams. */
const GAMES_OF_CHANCE = 2;

/**
 * By how much each two of `ids` are in the same team too often: the share of their common games above `limit`, 0 for
 * most pairs. Recent games count more, so that a pair that was split may be together again later.
 */
export function overusedPairs(ids: readonly string[], moments: readonly Moment[], limit: number): Matrix {
  const games = pastGames(ids, moments);
  return matrixOf(ids.length, (one, other) =>
    one === other ? 0 : Math.max(0, shareTogether(one, other, games, ids.length) - limit),
  );
}

/** A past game: 1 for team A, −1 for team B, 0 for who was not there; and how much it still counts. */
interface PastGame {
  readonly signs: readonly number[];
  readonly weight: number;
}

function pastGames(ids: readonly string[], moments: readonly Moment[]): PastGame[] {
  return moments.toReversed().flatMap(({ games }, age) =>
    games.map((game) => ({
      signs: ids.map((id) => signOf(game, id)),
      weight: 0.5 ** (age / HALF_LIFE_IN_GAMES),
    })),
  );
}

function shareTogether(one: number, other: number, games: readonly PastGame[], players: number): number {
  let common = GAMES_OF_CHANCE;
  let together = GAMES_OF_CHANCE * shareByChance(players);
  for (const { signs, weight } of games) {
    const relation = (signs[one] ?? 0) * (signs[other] ?? 0);
    if (relation !== 0) common += weight;
    if (relation > 0) together += weight;
  }
  return together / common;
}

/** How often two of n players are together in random teams: (n/2 − 1) / (n − 1). */
function shareByChance(players: number): number {
  return (players / 2 - 1) / (players - 1);
}
