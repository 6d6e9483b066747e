import { type Belief, EXTRA_PLAYER, EXTRA_PLAYER_INDEX, lineUpVector, MODEL, type Prior } from './belief.ts';
import { addScaled, dot, inverseMillsRatio, times, type Vector } from './maths.ts';
import type { UsefulGame } from './played-games.ts';

/** Measured difference in strength: the line-up, the value in each unit of luck, and the variance of its error. */
interface Measurement {
  readonly lineUp: Vector;
  readonly values: readonly number[];
  readonly noise: number;
}

/** Information in a winner only, relative to an exact result of an even game: 2/π. */
const WORTH_OF_A_WINNER = 2 / Math.PI;

/**
 * Belief about people in one or more units of luck. Covariances depend only on line-ups, times and kinds of result,
 * so all units share them.
 */
export class Knowledge {
  readonly #units: readonly number[];
  readonly #indices = new Map<string, number>();
  readonly #freeIndices: number[] = [];
  /** One row per index: the mean in each unit, then the covariance with each index. */
  readonly #rows: number[][] = [];
  readonly #restingRows: number[][] = [];

  constructor(units: readonly number[]) {
    this.#units = units;
    this.#start(EXTRA_PLAYER_INDEX, EXTRA_PLAYER);
  }

  /** Adds a person with their prior, and ignores a person who is already included. */
  meet(id: string, prior: Prior): void {
    if (this.#indices.has(id)) return;
    const index = this.#freeIndices.pop() ?? this.#rows.length;
    this.#indices.set(id, index);
    this.#start(index, prior);
  }

  /** Integrates a person out: a normal distribution loses their row and column only. */
  leave(id: string): void {
    const index = this.#indices.get(id);
    if (index !== undefined) this.#freeIndices.push(index);
    this.#indices.delete(id);
  }

  #start(index: number, { mean, variance }: Prior): void {
    for (const row of this.#rows) row[this.#units.length + index] = 0;
    const row = [...this.#units.map(() => mean), ...this.#rows.map(() => 0)];
    row[this.#units.length + index] = variance;
    this.#rows[index] = row;
    this.#restingRows[index] = [...row];
  }

  /**
   * Moves each strength back towards its prior as `weeks` pass (an Ornstein–Uhlenbeck process). Uncertainty grows to
   * that of the prior at most.
   */
  forget(weeks: number): void {
    const kept = MODEL.keptPerWeek ** weeks;
    this.#rows.forEach((row, index) => {
      for (let at = 0; at < row.length; at++) {
        const resting = this.#restingRows[index]?.[at] ?? 0;
        const share = at < this.#units.length ? kept : kept * kept;
        row[at] = resting + share * ((row[at] ?? 0) - resting);
      }
    });
  }

  /**
   * Learns games of one moment, in any order, because it measures all first. Each is a Kalman update m + K(y − x′m),
   * P − K·x′P with K = Px / (x′Px + noise).
   */
  learn(games: readonly UsefulGame[]): void {
    for (const { lineUp, values, noise } of games.map((game) => this.#measure(game))) {
      const spread = times(lineUp, this.#rows);
      const variance = dot(lineUp, spread.slice(this.#units.length));
      const root = Math.sqrt(variance + noise);
      values.forEach((value, unit) => {
        spread[unit] = (spread[unit] ?? 0) - value;
      });
      const gain = spread.map((value) => value / root);
      this.#rows.forEach((row, index) => {
        addScaled(row, gain, -(gain[this.#units.length + index] ?? 0));
      });
    }
  }

  /**
   * Measures the difference in strength. If only the winner is known, the mean moves by m + Px/s·φ(α)/Φ(α) (TrueSkill: Herbrich,
   * Minka, Graepel 2006), and reduces variance by (2/π)·Pxx′P/s², which never raises it.
   */
  #measure(game: UsefulGame): Measurement {
    const { result } = game;
    const lineUp = lineUpVector(this.#indices, game);
    if ('goals' in result) {
      return { lineUp, values: this.#units.map((goals) => result.goals / goals), noise: 1 };
    }
    const spread = times(lineUp, this.#rows);
    const variance = dot(lineUp, spread.slice(this.#units.length));
    const root = Math.sqrt(variance + 1);
    const values = this.#units.map((goals, unit) => {
      const expected = spread[unit] ?? 0;
      const certainty = (result.winner * expected - MODEL.narrowestWin / goals) / root;
      return expected + (result.winner * root * inverseMillsRatio(certainty)) / WORTH_OF_A_WINNER;
    });
    return { lineUp, values, noise: (variance + 1) / WORTH_OF_A_WINNER - variance };
  }

  /** Returns a copy of the belief in the unit of this number. Later results do not change the copy. */
  beliefIn(unit: number): Belief {
    return {
      indices: new Map(this.#indices),
      mean: this.#rows.map((row) => row[unit] ?? 0),
      covariance: this.#rows.map((row) => row.slice(this.#units.length)),
    };
  }
}
