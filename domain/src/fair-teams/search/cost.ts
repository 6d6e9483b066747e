import { EXTRA_PLAYER_INDEX } from '../model/forecast.ts';
import { entry, type Matrix, matrixOf } from '../model/maths.ts';
import { type GamesAtTime, signOf } from '../model/played-games.ts';
import type { Rating } from '../model/rating.ts';
import type { Preset } from '../preferences/preferences.schema.ts';

/**
 * Returns the matrix Q for the cost x′Qx of a split. Rows are in the order of `ids`. x is 1 for one team and −1 for the
 * other.
 * The cost of a split is
 *
 *     (x′m + a·d)² + κ·Var(x′β + α·d) + Σ (γ·max(0, r_ij − limit) + max(0, run_ij − maxRun + 1))
 *
 * The first two terms are the expected squared imbalance, in squared units of luck. The sum is the cost of pairs in the
 * same team that are together too often, or too many times in a row. Here d = Σx, and x_i·x_j = 1 if a pair is in one
 * team, so the cost is x′Qx plus a constant. The constant is omitted.
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
  const pairs = pairCosts(ids, rating.moments, preset);

  return matrixOf(
    ids.length,
    (row, column) =>
      (strength[row] ?? 0) * (strength[column] ?? 0) +
      preset.uncertaintyWeight * uncertainty(indices[row] ?? 0, indices[column] ?? 0) +
      entry(pairs, row, column) / 4,
  );
}

const HALF_LIFE_IN_GAMES = 8;
/** Number of games that each pair is assumed to have played in random teams. */
const PRIOR_GAMES = 2;

/**
 * Returns the cost of each pair in one team, in squared units of luck: γ·max(0, share − limit) + max(0, run − maxRun + 1).
 * The share is that of the pair's common games in one team. Recent games count more, so a split pair can play together
 * again later. The run is the number of its last common games in a row. Evenness never gains as much as a cost of 1.
 */
export function pairCosts(
  ids: readonly string[],
  moments: readonly GamesAtTime[],
  { varietyWeight, togetherLimit, maxRun }: Omit<Preset, 'uncertaintyWeight'>,
): Matrix {
  const newestFirst = pastGames(ids, moments);
  const chance = shareByChance(ids.length);
  return matrixOf(ids.length, (one, other) => {
    if (one === other) return 0;
    let common = PRIOR_GAMES;
    let together = PRIOR_GAMES * chance;
    let run = 0;
    let isApart = false;
    for (const { signs, weight } of newestFirst) {
      const relation = (signs[one] ?? 0) * (signs[other] ?? 0);
      if (relation < 0) isApart = true;
      if (relation !== 0) common += weight;
      if (relation > 0) together += weight;
      if (relation > 0 && !isApart) run += 1;
    }
    return varietyWeight * Math.max(0, together / common - togetherLimit) + Math.max(0, run - maxRun + 1);
  });
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

/** Returns how often two of n players are together in random teams: (n/2 − 1) / (n − 1). */
function shareByChance(players: number): number {
  return (players / 2 - 1) / (players - 1);
}
