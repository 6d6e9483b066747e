import type { FairTeamsRequest } from '../preferences/request.ts';
import { type Belief, type FairPlayer, MODEL, NEWCOMER, priorOf } from './belief.ts';
import { Knowledge } from './learning.ts';
import { type Moment, momentsOf, timeOf } from './played-games.ts';

const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What a game's results say about the people it was asked for: one normal distribution over their strengths, in units of
 * luck (see {@link MODEL}). It serves forecasts and is never shown.
 */
export interface Rating extends Belief {
  /** The results it was learned from, oldest first. */
  readonly moments: readonly Moment[];
}

/**
 * Learns the players' strengths from past goal differences: a ridge regression on the line-ups, in its Bayesian form with
 * the full covariance, computed through time as a Kalman filter (Kalman 1960; regularised plus-minus ratings: Hvattum
 * 2019, Int. J. of Computer Science in Sport 18:1).
 *
 * It is computed from the whole history each time, so that a corrected result simply counts. That takes time in
 * proportion to the games, and to the square of how many people were between their first and last of them at a time.
 * @throws FairTeamsInputError for an invalid date, or stars outside 1 to 5.
 */
export function rate({
  players,
  history,
  now,
}: Pick<FairTeamsRequest, 'players' | 'history' | 'now'>): Rating {
  const moments = momentsOf(history);
  const time = Math.max(timeOf(now), ...moments.map((moment) => moment.time));
  const tonight = { time, people: players.map(({ id }) => id), games: [] };
  const knowledge = learnFrom([...moments, tonight], moments.length, players);
  return { ...knowledge.beliefIn(0), moments };
}

/**
 * Goes through the moments, the oldest first, and learns what their results say. People are carried along from their
 * first moment to their last alone: before and after, nothing else depends on them.
 * @param from the number of the first moment that `visit` is told of
 * @param visit told what was believed just before each moment, in the unit of luck known then
 * @returns what is known at last, in the units of the moments from number `from` on
 * @throws FairTeamsInputError for stars outside 1 to 5.
 */
export function learnFrom(
  moments: readonly Moment[],
  from: number,
  players: readonly FairPlayer[],
  visit?: (belief: Belief, moment: Moment) => void,
): Knowledge {
  const priors = new Map(players.map((player) => [player.id, priorOf(player)]));
  const last = new Map<string, number>();
  for (const [at, { people }] of moments.entries()) for (const id of people) last.set(id, at);
  const knowledge = new Knowledge(unitsBefore(moments).slice(from));
  moments.forEach((moment, at) => {
    const before = moments[at - 1] ?? moment;
    for (const id of before.people) if (last.get(id) === at - 1) knowledge.leave(id);
    knowledge.forget((moment.time - before.time) / WEEK_IN_MS);
    for (const id of moment.people) knowledge.meet(id, priors.get(id) ?? NEWCOMER);
    if (at >= from) visit?.(knowledge.beliefIn(at - from), moment);
    knowledge.learn(moment.games);
  });
  return knowledge;
}

/**
 * Goals in one unit of luck, as estimated from the results before each moment: the standard deviation of goal
 * differences, which is the root of their mean square, together with a few assumed games that steady it at first.
 * Strength adds so little to it beside luck that it is not subtracted.
 */
function unitsBefore(moments: readonly Moment[]): number[] {
  let games: number = MODEL.expectedSquareGames;
  let squares = MODEL.expectedSquare * games;
  return moments.map((moment) => {
    const unit = Math.sqrt(squares / games);
    for (const { result } of moment.games) {
      if (!('goals' in result)) continue;
      games += 1;
      squares += result.goals ** 2;
    }
    return unit;
  });
}
