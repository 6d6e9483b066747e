import { EXTRA_PLAYER_INDEX } from '../model/belief.ts';
import { entry, type Matrix, matrixOf } from '../model/maths.ts';
import { type GamesAtTime, signOf } from '../model/played-games.ts';
import type { Rating } from '../model/rating.ts';
import type { Preset } from '../preferences/presets.ts';

/**
 * Returns the matrix Q for the cost x′Qx of a split. Rows are in the order of `ids`. x is 1 for one team and −1 for the
 * other.
 * The cost of a split is
 *
 *     (x′m + a·d)² + κ·Var(x′β + α·d) + γ·Σ max(0, r_ij − limit) over pairs in the same team
 *
 * The first two terms are the expected squared imbalance, in squared units of luck. The last term is the cost of pairs
 * that are together too often. Here d = Σx, and x_i·x_j = 1 if a pair is in one team, so the cost is x′Qx plus a
 * constant. The constant is omitted.
 */
export function costMatrix(rating: Rating, ids: readonly string[], preset: Preset): Matrix {
  const { mean, covariance } = rating;
  const indices = ids.map((id) => rating.indices.get(id) ?? EXTRA_PLAYER_INDEX);
  const extra = mean[EXTRA_PLAYER_INDEX] ?? 0;
  const strength = indices.map((at) => (mean[at] ?? 0) + extra);
  const uncertainty = (one: number, other: number) =>
    entry(covariance, one, other) +
    entry(covariance, one, EXTRA_PLAYER_INDEX) +
    entry(covariance, EXTRA_PLAYER_INDEX, other) +
    entry(covariance, EXTRA_PLAYER_INDEX, EXTRA_PLAYER_INDEX);
  const overuse = overusedPairs(ids, rating.moments, preset.togetherLimit);

  return matrixOf(
    ids.length,
    (row, column) =>
      (strength[row] ?? 0) * (strength[column] ?? 0) +
      preset.uncertaintyWeight * uncertainty(indices[row] ?? 0, indices[column] ?? 0) +
      (preset.varietyWeight / 4) * entry(overuse, row, column),
  );
}

const HALF_LIFE_IN_GAMES = 8;
/** Number of games that each pair is assumed to have played in random teams. */
const PRIOR_GAMES = 2;

/**
 * Returns how far each pair's share of common games in one team exceeds `limit`. Recent games count more, so a split
 * pair can play together again later.
 */
export function overusedPairs(
  ids: readonly string[],
  moments: readonly GamesAtTime[],
  limit: number,
): Matrix {
  const games = pastGames(ids, moments);
  return matrixOf(ids.length, (one, other) =>
    one === other ? 0 : Math.max(0, shareTogether(one, other, games, ids.length) - limit),
  );
}

interface PastGame {
  /** By player: 1 for team A, −1 for team B, 0 if absent. */
  readonly signs: readonly number[];
  readonly weight: number;
}

function pastGames(ids: readonly string[], moments: readonly GamesAtTime[]): PastGame[] {
  return moments.toReversed().flatMap(({ games }, age) =>
    games.map((game) => ({
      signs: ids.map((id) => signOf(game, id)),
      weight: 0.5 ** (age / HALF_LIFE_IN_GAMES),
    })),
  );
}

function shareTogether(one: number, other: number, games: readonly PastGame[], players: number): number {
  let common = PRIOR_GAMES;
  let together = PRIOR_GAMES * shareByChance(players);
  for (const { signs, weight } of games) {
    const relation = (signs[one] ?? 0) * (signs[other] ?? 0);
    if (relation !== 0) common += weight;
    if (relation > 0) together += weight;
  }
  return together / common;
}

/** Returns how often two of n players are together in random teams: (n/2 − 1) / (n − 1). */
function shareByChance(players: number): number {
  return (players / 2 - 1) / (players - 1);
}
