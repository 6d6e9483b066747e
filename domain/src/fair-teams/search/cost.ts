import { EXTRA_PLAYER_INDEX } from '../model/belief.ts';
import { entry, type Matrix, matrixOf } from '../model/maths.ts';
import { type Moment, signOf } from '../model/played-games.ts';
import type { Rating } from '../model/rating.ts';
import type { Preset } from '../preferences/presets.ts';

/**
 * Returns Q, in the order of `ids`, of the cost of a split x (1 for one team, −1 for the other):
 *
 *     (x′m + a·d)² + κ·Var(x′β + α·d) + γ·Σ max(0, r_ij − limit) over pairs in the same team
 *
 * This is the expected squared imbalance in squared units of luck, plus a price for pairs that are together too
 * often. As d = Σx, and a pair is in one team when x_i·x_j = 1, the cost is x′Qx plus a constant, which is omitted.
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

/** Number of later games after which a game counts half. */
const HALF_LIFE_IN_GAMES = 8;
/** Assumed games per pair, in which it was together as often as in random teams. */
const GAMES_OF_CHANCE = 2;

/**
 * Returns for each pair how far its share of common games in one team exceeds `limit`. Recent games count more, so
 * that a split pair may be together again later.
 */
export function overusedPairs(ids: readonly string[], moments: readonly Moment[], limit: number): Matrix {
  const games = pastGames(ids, moments);
  return matrixOf(ids.length, (one, other) =>
    one === other ? 0 : Math.max(0, shareTogether(one, other, games, ids.length) - limit),
  );
}

/** A past game: 1 for team A, −1 for team B, 0 for absent people, with its current weight. */
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

/** Returns how often two of n players are together in random teams: (n/2 − 1) / (n − 1). */
function shareByChance(players: number): number {
  return (players / 2 - 1) / (players - 1);
}
