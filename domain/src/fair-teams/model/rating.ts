import type { FairTeamsRequest } from '../preferences/request.ts';
import { type Belief, type FairPlayer, NEWCOMER, priorOf } from './belief.ts';
import { StrengthLearner } from './learning.ts';
import { type GamesAtTime, momentsOf, timeOf } from './played-games.ts';

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
