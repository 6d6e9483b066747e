import type { LineUp } from '../../teams/line-up.ts';
import { FairTeamsInputError } from '../explain/fair-teams-errors.ts';
import type { Confidence } from '../preferences/presets.ts';
import { type Belief, EXTRA_PLAYER, EXTRA_PLAYER_INDEX, lineUpVector, NEWCOMER } from './belief.ts';
import { dot, normalCdf, quadraticForm } from './maths.ts';

export interface Forecast {
  /** 0 to 1. A draw counts half. */
  readonly chanceA: number;
  readonly confidence: Confidence;
}

/**
 * Limits of each confidence, highest first. `spread` is a standard deviation in units of luck. `unknown` is the share
 * of the prior variance that remains.
 */
const CONFIDENCE_LIMITS: readonly {
  readonly confidence: Confidence;
  readonly spread: number;
  readonly unknown: number;
}[] = [
  { confidence: 'high', spread: 0.29, unknown: 0.5 },
  { confidence: 'medium', spread: 0.43, unknown: 0.75 },
];

/** Number of steps from 0 to 1 for rounding chances. Smaller differences depend on the order of addition. */
export const CHANCE_STEPS = 1e6;

/**
 * Returns P(team A wins) = Φ(m / √(x′Px + 1)) for a normal goal difference with one unit of luck. Fast enough to call
 * while a player is dragged.
 * @throws FairTeamsInputError for a person outside the belief
 */
export function predictChance(belief: Belief, teams: LineUp): Forecast {
  const { lineUp, lead, uncertainty } = expectedLead(belief, teams);
  const chance = normalCdf(lead / Math.sqrt(uncertainty + 1));
  return {
    chanceA: Math.round(chance * CHANCE_STEPS) / CHANCE_STEPS,
    confidence: confidenceOf(uncertainty, lineUp),
  };
}

/** Returns the expected goal difference m in units of luck, and the variance x′Px from uncertain strengths. */
export function expectedLead({ indices, mean, covariance }: Belief, teams: LineUp) {
  const lineUp = lineUpVector(indices, teams);
  const uncertainty = Math.max(0, quadraticForm(covariance, lineUp));
  return { lineUp, lead: dot(lineUp, mean), uncertainty };
}

/** Returns the chances in whole percent, from 1 to 99: '52–48'. */
export function chanceText(chanceA: number): string {
  const percent = Math.min(99, Math.max(1, Math.round(chanceA * 100)));
  return `${percent}–${100 - percent}`;
}

function confidenceOf(uncertainty: number, lineUp: readonly number[]): Confidence {
  const unknown = uncertainty / newcomerVariance(lineUp);
  const reached = CONFIDENCE_LIMITS.find(
    (limit) => Math.sqrt(uncertainty) < limit.spread && unknown < limit.unknown,
  );
  return reached?.confidence ?? 'low';
}

function newcomerVariance(lineUp: readonly number[]): number {
  return lineUp.reduce((sum, sign, index) => {
    return sum + sign ** 2 * (index === EXTRA_PLAYER_INDEX ? EXTRA_PLAYER : NEWCOMER).variance;
  }, 0);
}

/**
 * Returns team A's chance after two players of different teams change sides.
 * @throws FairTeamsInputError if the players are not in different teams
 */
export function chanceAfterSwap(belief: Belief, teams: LineUp, one: string, other: string): number {
  const { teamA, teamB } = teams;
  const areOpponents =
    (teamA.includes(one) && teamB.includes(other)) || (teamA.includes(other) && teamB.includes(one));
  if (!areOpponents) throw new FairTeamsInputError('Only players of different teams can be swapped');
  const exchange = (id: string) => (id === one ? other : id === other ? one : id);
  return predictChance(belief, { teamA: teamA.map(exchange), teamB: teamB.map(exchange) }).chanceA;
}
