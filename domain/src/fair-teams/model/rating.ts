import type { FairTeamsRequest } from '../preferences/request.ts';
import {
  type Belief,
  EXTRA_PLAYER,
  EXTRA_PLAYER_INDEX,
  type FairPlayer,
  lineUpVector,
  NEWCOMER,
  type Prior,
  priorOf,
} from './forecast.ts';
import { addScaled, dot, inverseMillsRatio, type Vector, vectorTimesMatrix } from './maths.ts';
import { type GamesAtTime, momentsOf, timeOf, type UsefulGame } from './played-games.ts';

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
class StrengthLearner {
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

/** Assumed mean of squared goal differences, with the weight of six games. A public record has 12.8. */
const EXPECTED_SQUARE = 11;
const EXPECTED_SQUARE_GAMES = 6;

const WEEK_IN_MS = 7 * 24 * 3_600_000;

export interface Rating extends Belief {
  readonly moments: readonly GamesAtTime[];
}

/**
 * Learns strengths by Bayesian ridge regression as a Kalman filter (Kalman 1960; regularised plus-minus: Hvattum
 * 2019, Int. J. of Computer Science in Sport 18:1). Uses the whole history each time, so that corrected results
 * count.
 * @throws FairTeamsInputError for an invalid date, or stars outside 1 to 5
 */
export function rate(request: Pick<FairTeamsRequest, 'players' | 'history' | 'now'>): Rating {
  const { players, history, now } = request;
  const moments = momentsOf(history);
  const time = Math.max(timeOf(now), ...moments.map((moment) => moment.time));
  const tonight = { time, people: players.map(({ id }) => id), games: [] };
  const learner = learnResults([...moments, tonight], moments.length, players);
  return { ...learner.beliefIn(0), moments };
}

/**
 * Learns results moment by moment, oldest first. Includes people only from their first to their last moment. The
 * result stays the same, and the matrices stay small.
 * @param visitFrom index of the first moment for `visit`
 * @param visit receives each moment with the belief before it, in the unit of luck before that moment
 * @returns the learner after all moments. Unit 0 belongs to the moment at `visitFrom`, unit 1 to the next moment, and
 * so on
 * @throws FairTeamsInputError for stars outside 1 to 5
 */
export function learnResults(
  moments: readonly GamesAtTime[],
  visitFrom: number,
  players: readonly FairPlayer[],
  visit?: (belief: Belief, moment: GamesAtTime) => void,
): StrengthLearner {
  const priors = new Map(players.map((player) => [player.id, priorOf(player)]));
  const last = new Map<string, number>();
  for (const [at, { people }] of moments.entries()) for (const id of people) last.set(id, at);
  const learner = new StrengthLearner(unitsBefore(moments).slice(visitFrom));
  moments.forEach((moment, at) => {
    const before = moments[at - 1] ?? moment;
    for (const id of before.people) if (last.get(id) === at - 1) learner.remove(id);
    learner.forget((moment.time - before.time) / WEEK_IN_MS);
    for (const id of moment.people) learner.add(id, priors.get(id) ?? NEWCOMER);
    if (at >= visitFrom) visit?.(learner.beliefIn(at - visitFrom), moment);
    learner.learn(moment.games);
  });
  return learner;
}

/** Returns the unit of luck before each moment, in goals: a root mean square that includes a few assumed games. */
function unitsBefore(moments: readonly GamesAtTime[]): number[] {
  let games = EXPECTED_SQUARE_GAMES;
  let squares = EXPECTED_SQUARE * games;
  return moments.map((moment) => {
    const unit = Math.sqrt(squares / games);
    for (const { result, share } of moment.games) {
      if (!('goals' in result)) continue;
      games += share;
      squares += result.goals ** 2;
    }
    return unit;
  });
}
