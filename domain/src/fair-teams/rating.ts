import { type Belief, forget, learn } from './belief.ts';
import { lineUpVector, type Places, placesOf } from './line-up.ts';
import { MODEL } from './model.ts';
import { observe } from './observation.ts';
import { type Moment, momentsOf, timeOf, type UsefulGame } from './played-games.ts';
import { beliefFrom, priorOf } from './prior.ts';
import type { FairTeamsRequest } from './request.ts';

const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What a group's results say about its people: a normal distribution over everyone's strength at once, in units of
 * chance (see {@link MODEL}). It is for forecasts alone and shown to nobody.
 */
export interface Rating extends Belief {
  readonly places: Places;
  /** Goals in one unit of chance. */
  readonly goalsPerUnit: number;
  /** The games it has learned from, oldest first. */
  readonly moments: readonly Moment[];
}

/**
 * Learns everyone's strength from the goal differences of the past: a ridge regression on who stood on which side, in
 * its Bayesian form with the full covariance, run through time as a Kalman filter (Kalman 1960; regularised plus-minus
 * ratings: Hvattum 2019, Int. J. of Computer Science in Sport 18:1). Games of the same moment are all measured before
 * any is learned, so that their order is nothing.
 *
 * Made anew from the whole history each time: a corrected result needs no repair. About 1 ms for 40 games.
 * @throws FairTeamsInputError for a date that is none, or stars outside 1 to 5.
 */
export function rate({
  players,
  history,
  now,
}: Pick<FairTeamsRequest, 'players' | 'history' | 'now'>): Rating {
  const moments = momentsOf(history);
  const games = moments.flatMap((moment) => moment.games);
  const places = placesOf([...players.map(({ id }) => id), ...games.flatMap(everyoneIn)]);
  const prior = priorOf(players, places);
  const belief = beliefFrom(prior);
  const goalsPerUnit = spreadOfLuck(games);

  let time = moments[0]?.time ?? timeOf(now);
  for (const moment of moments) {
    forget(belief, prior, (moment.time - time) / WEEK_IN_MS);
    time = moment.time;
    const seen = moment.games.map(({ teamA, teamB, result }) =>
      observe(belief, lineUpVector(places, teamA, teamB), result, goalsPerUnit),
    );
    for (const observation of seen) learn(belief, observation);
  }
  forget(belief, prior, Math.max(0, timeOf(now) - time) / WEEK_IN_MS);
  return { ...belief, places, goalsPerUnit, moments };
}

function everyoneIn({ teamA, teamB }: UsefulGame): string[] {
  return [...teamA, ...teamB];
}

/**
 * The spread of goal differences, in goals: the root of their mean square, steadied by a few games as they usually
 * are. Skill is so small beside luck that no share of it need be taken off.
 */
function spreadOfLuck(games: readonly UsefulGame[]): number {
  const squares = games.flatMap(({ result }) => ('goals' in result ? [result.goals ** 2] : []));
  const expected = MODEL.expectedSquare * MODEL.expectedSquareGames;
  const total = squares.reduce((sum, square) => sum + square, expected);
  return Math.sqrt(total / (squares.length + MODEL.expectedSquareGames));
}
