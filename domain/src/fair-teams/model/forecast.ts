import type { LineUp } from '../../teams/line-up.ts';
import { FairTeamsInputError } from '../explain/problems.ts';
import type { Confidence } from '../preferences/presets.ts';
import { type Belief, EXTRA_PLAYER, EXTRA_PLAYER_INDEX, lineUpVector, NEWCOMER } from './belief.ts';
import { dot, normalBelow, quadraticForm } from './maths.ts';

export interface Forecast {
  /** How likely team A is to win, from 0 to 1; a draw counts half. */
  readonly chanceA: number;
  readonly confidence: Confidence;
}

/**
 * The limits below which a confidence is reached, the highest first. `spread`: standard deviation of the predicted
 * difference, in units of luck (about 1.0 and 1.5 goals in a usual group, which is 11 and 17 points of chance).
 * `unknown`: share of the variance before anybody's first game that is still there, so that a forecast for a few
 * newcomers never looks certain.
 */
const LIMITS: readonly {
  readonly confidence: Confidence;
  readonly spread: number;
  readonly unknown: number;
}[] = [
  { confidence: 'high', spread: 0.29, unknown: 0.5 },
  { confidence: 'medium', spread: 0.43, unknown: 0.75 },
];

/** Chances are rounded to a millionth: smaller differences depend on the order of addition. */
const FINEST_CHANCE = 1e6;

/**
 * How a game between two teams would go: P(team A wins) = Φ(m / √(x′Px + 1)), the goal difference being normal with one
 * unit of luck. Fast enough to be called while somebody drags a player.
 * @throws FairTeamsInputError for somebody of whom nothing is believed.
 */
export function predictChance(
  { indices, mean, covariance }: Belief,
  teamA: readonly string[],
  teamB: readonly string[],
): Forecast {
  const lineUp = lineUpVector(indices, teamA, teamB);
  const doubt = Math.max(0, quadraticForm(covariance, lineUp));
  const chance = normalBelow(dot(lineUp, mean) / Math.sqrt(doubt + 1));
  return {
    chanceA: Math.round(chance * FINEST_CHANCE) / FINEST_CHANCE,
    confidence: confidenceOf(doubt, lineUp),
  };
}

/** The chance in whole percent for each team, from 1 to 99: '52–48'. */
export function chanceText(chanceA: number): string {
  const percent = Math.min(99, Math.max(1, Math.round(chanceA * 100)));
  return `${percent}–${100 - percent}`;
}

function confidenceOf(doubt: number, lineUp: readonly number[]): Confidence {
  const unknown = doubt / doubtAboutNewcomers(lineUp);
  const reached = LIMITS.find((limit) => Math.sqrt(doubt) < limit.spread && unknown < limit.unknown);
  return reached?.confidence ?? 'low';
}

function doubtAboutNewcomers(lineUp: readonly number[]): number {
  return lineUp.reduce((sum, sign, index) => {
    return sum + sign ** 2 * (index === EXTRA_PLAYER_INDEX ? EXTRA_PLAYER : NEWCOMER).variance;
  }, 0);
}

/** The line-up and the forecast after a swap. */
export interface SwapPreview extends LineUp, Forecast {
  /** By how much the chance of team A would change, from −1 to 1. */
  readonly change: number;
}

/**
 * What the line-up and its forecast would be if two players of different teams changed places.
 * @throws FairTeamsInputError where both are in the same team, or one is in none.
 */
export function previewSwap(belief: Belief, teams: LineUp, one: string, other: string): SwapPreview {
  const after = swapped(teams, one, other);
  const now = predictChance(belief, teams.teamA, teams.teamB);
  const forecast = predictChance(belief, after.teamA, after.teamB);
  return { ...after, ...forecast, change: forecast.chanceA - now.chanceA };
}

function swapped({ teamA, teamB }: LineUp, one: string, other: string): LineUp {
  const across =
    (teamA.includes(one) && teamB.includes(other)) || (teamA.includes(other) && teamB.includes(one));
  if (!across) throw new FairTeamsInputError('Only players of different teams can be swapped');
  const exchange = (id: string) => (id === one ? other : id === other ? one : id);
  return { teamA: teamA.map(exchange), teamB: teamB.map(exchange) };
}
