import { EXTRA_PLAYER_PLACE } from './line-up.ts';
import { entry, type Matrix, matrixOf } from './linear-algebra.ts';
import type { Preset } from './presets.ts';
import type { Rating } from './rating.ts';
import { overusedPairs } from './variety.ts';

/**
 * What a split x costs, with x = 1 for one side and −1 for the other:
 *
 *     (x′m + a·d)² + κ·Var(x′β + α·d) + γ·Σ max(0, r_ij − limit) over pairs on the same side
 *
 * the expected squared imbalance, in squared units of chance, and a price for pairs that are together too often. As
 * d = Σx and a pair is on the same side when x_i·x_j = 1, all of it is one quadratic form x′Qx and a constant, which
 * is left out. This is Q, in the order of `ids`.
 */
export function costMatrix(rating: Rating, ids: readonly string[], preset: Preset): Matrix {
  const { mean, covariance } = rating;
  const place = ids.map((id) => rating.places.get(id) ?? EXTRA_PLAYER_PLACE);
  const extra = mean[EXTRA_PLAYER_PLACE] ?? 0;
  const strength = place.map((at) => (mean[at] ?? 0) + extra);
  const doubt = (one: number, other: number) =>
    entry(covariance, one, other) +
    entry(covariance, one, EXTRA_PLAYER_PLACE) +
    entry(covariance, EXTRA_PLAYER_PLACE, other) +
    entry(covariance, EXTRA_PLAYER_PLACE, EXTRA_PLAYER_PLACE);
  const overuse = overusedPairs(ids, rating.moments, preset.togetherLimit);

  return matrixOf(
    ids.length,
    (row, column) =>
      (strength[row] ?? 0) * (strength[column] ?? 0) +
      preset.doubtWeight * doubt(place[row] ?? 0, place[column] ?? 0) +
      (preset.varietyWeight / 4) * entry(overuse, row, column),
  );
}
