import { type Belief, EXTRA_PLAYER, EXTRA_PLAYER_INDEX, lineUpVector, type Prior } from './belief.ts';
import { addScaled, dot, inverseMillsRatio, type Vector, vectorTimesMatrix } from './maths.ts';
import type { UsefulGame } from './played-games.ts';

interface Measurement {
  readonly lineUp: Vector;
  /** Difference in strength between the teams, in each unit of luck. */
  readonly values: readonly number[];
  readonly noise: number;
}

/** Share of the distance between a strength and its prior that remains after a week. */
export const KEPT_PER_WEEK = 0.995;

/** Assumed minimum goal difference if only the winner is known. */
const NARROWEST_WIN = 0.5;

/** Information from a winner without a score, divided by the information from a score. Exact for equal teams. */
const WINNER_INFORMATION = 2 / Math.PI;

/**
 * Learns strengths in one or more units of luck (see `SKILL_SPREAD`). All units share the covariances, which depend only
 * on line-ups, times and kinds of result.
 */
export class StrengthLearner {
  readonly #units: readonly number[];
  readonly #indices = new Map<string, number>();
  readonly #freeIndices: number[] = [];
  /** One row per index: the mean in each unit, then the covariance with each index. */
  readonly #rows: number[][] = [];
  readonly #priorRows: number[][] = [];

  constructor(units: readonly number[]) {
    this.#units = units;
    this.#setPrior(EXTRA_PLAYER_INDEX, EXTRA_PLAYER);
  }

  add(id: string, prior: Prior): void {
    if (this.#indices.has(id)) return;
    const index = this.#freeIndices.pop() ?? this.#rows.length;
    this.#indices.set(id, index);
    this.#setPrior(index, prior);
  }

  /** Removes a person. In a normal distribution, the other means and covariances stay the same. */
  remove(id: string): void {
    const index = this.#indices.get(id);
    if (index !== undefined) this.#freeIndices.push(index);
    this.#indices.delete(id);
  }

  #setPrior(index: number, { mean, variance }: Prior): void {
    for (const row of this.#rows) row[this.#units.length + index] = 0;
    const row = [...this.#units.map(() => mean), ...this.#rows.map(() => 0)];
    row[this.#units.length + index] = variance;
    this.#rows[index] = row;
    this.#priorRows[index] = [...row];
  }

  /**
   * Moves each strength back towards its prior as `weeks` pass (an Ornstein–Uhlenbeck process). The uncertainty grows at
   * most to the uncertainty of the prior.
   */
  forget(weeks: number): void {
    const kept = KEPT_PER_WEEK ** weeks;
    this.#rows.forEach((row, index) => {
      for (let column = 0; column < row.length; column++) {
        const prior = this.#priorRows[index]?.[column] ?? 0;
        const share = column < this.#units.length ? kept : kept * kept;
        row[column] = prior + share * ((row[column] ?? 0) - prior);
      }
    });
  }

  /**
   * Learns from the games that start at one time. All games are measured before the first update, so their order does not
   * matter. Each game is a Kalman update: m + K(y − x′m), P − K·x′P with K = Px / (x′Px + noise).
   */
  learn(games: readonly UsefulGame[]): void {
    for (const { lineUp, values, noise } of games.map((game) => this.#measure(game))) {
      const projection = vectorTimesMatrix(lineUp, this.#rows);
      const variance = dot(lineUp, projection.slice(this.#units.length));
      const root = Math.sqrt(variance + noise);
      values.forEach((value, unit) => {
        projection[unit] = (projection[unit] ?? 0) - value;
      });
      const gain = projection.map((value) => value / root);
      this.#rows.forEach((row, index) => {
        addScaled(row, gain, -(gain[this.#units.length + index] ?? 0));
      });
    }
  }

  /**
   * Measures the difference in strength. If only the winner is known, the mean moves by ±Px/s·φ(α)/Φ(α) (TrueSkill:
   * Herbrich, Minka, Graepel 2006). The variance decreases by (2/π)·Pxx′P/s², as for equal teams. `root` is s.
   */
  #measure(game: UsefulGame): Measurement {
    const { result, share } = game;
    const lineUp = lineUpVector(this.#indices, game);
    if ('goals' in result) {
      // Half a game has half the expected lead and half the variance. Both halves together teach as much as one game.
      const values = this.#units.map((goalsPerUnit) => result.goals / (share * goalsPerUnit));
      return { lineUp, values, noise: 1 / share };
    }
    const projection = vectorTimesMatrix(lineUp, this.#rows);
    const variance = dot(lineUp, projection.slice(this.#units.length));
    const root = Math.sqrt(variance + 1);
    const values = this.#units.map((goalsPerUnit, unit) => {
      const expected = projection[unit] ?? 0;
      const alpha = (result.winner * expected - NARROWEST_WIN / goalsPerUnit) / root;
      return expected + (result.winner * root * inverseMillsRatio(alpha)) / WINNER_INFORMATION;
    });
    return { lineUp, values, noise: (variance + 1) / WINNER_INFORMATION - variance };
  }

  /** Returns a copy of the belief in one unit of luck. Later results do not change the copy. */
  beliefIn(unitIndex: number): Belief {
    return {
      indices: new Map(this.#indices),
      mean: this.#rows.map((row) => row[unitIndex] ?? 0),
      covariance: this.#rows.map((row) => row.slice(this.#units.length)),
    };
  }
}
