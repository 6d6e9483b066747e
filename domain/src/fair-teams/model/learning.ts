import { type Belief, EXTRA_PLAYER, EXTRA_PLAYER_INDEX, lineUpVector, MODEL, type Prior } from './belief.ts';
import { addScaled, dot, inverseMillsRatio, times, type Vector } from './maths.ts';
import type { UsefulGame } from './played-games.ts';

/** A measured difference in strength: the line-up, the value in each unit of luck, and the variance of its error. */
interface Measurement {
  readonly lineUp: Vector;
  readonly values: readonly number[];
  readonly noise: number;
}

/** How many exact measurements of an even game knowing only its winner is worth: 2/π. */
const WORTH_OF_A_WINNER = 2 / Math.PI;

/**
 * What is believed of some people, in one or more units of luck. How sure we are depends on who played when and on how
 * much of each result is known, never on the goals: so all units share a covariance.
 */
export class Knowledge {
  /** Goals in each unit of luck. */
  readonly #units: readonly number[];
  readonly #indices = new Map<string, number>();
  /** Of those who have left. */
  readonly #freeIndices: number[] = [];
  /** For each index the mean in each unit, and then the covariance with each index. */
  readonly #rows: number[][] = [];
  /** The same before any result. */
  readonly #restingRows: number[][] = [];

  constructor(units: readonly number[]) {
    this.#units = units;
    this.#start(EXTRA_PLAYER_INDEX, EXTRA_PLAYER);
  }

  /** Takes in somebody of whom nothing is known but the prior. Who is in already stays as they are. */
  meet(id: string, prior: Prior): void {
    if (this.#indices.has(id)) return;
    const index = this.#freeIndices.pop() ?? this.#rows.length;
    this.#indices.set(id, index);
    this.#start(index, prior);
  }

  /** Integrates somebody out: a normal distribution loses their row and column, and no other number of it changes. */
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
   * Lets `weeks` pass: each strength moves back towards the prior and grows less certain, at most as uncertain as the
   * prior (an Ornstein–Uhlenbeck process whose resting state is the prior).
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
   * Learns games of one moment. All are measured before any is learned, so that their order does not matter. Each is a
   * Kalman update m + K(y − x′m), P − K·x′P with K = Px / (x′Px + noise). The change of P does not depend on the value
   * seen, never raises anybody's variance, and is as symmetric as P to the last digit.
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
   * A game's result as a measurement of the difference in strength. Goals measure it with an error of one unit of luck.
   *
   * Where only the winner is known, the goal difference is known only to be at least the narrowest win. The measurement
   * is the normal one that moves the mean exactly as the truncated normal does, m + Px/s·φ(α)/Φ(α) (assumed density
   * filtering, as in TrueSkill: Herbrich, Minka, Graepel 2006). It takes from the variance what the winner of an even
   * game would, (2/π)·Pxx′P/s², whoever won: picked teams are nearly even, and this way a result never raises the
   * variance of anybody's strength, as the exact term can.
   */
  #measure({ teamA, teamB, result }: UsefulGame): Measurement {
    const lineUp = lineUpVector(this.#indices, teamA, teamB);
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

  /** What is believed now, in the unit of this number; what is learned later does not change it. */
  beliefIn(unit: number): Belief {
    return {
      indices: new Map(this.#indices),
      mean: this.#rows.map((row) => row[unit] ?? 0),
      covariance: this.#rows.map((row) => row.slice(this.#units.length)),
    };
  }
}
