import { type PlayedGame, winnerByGoals } from '@fives/domain';
import type { Matchday } from './group.ts';
import type { SeasonResult } from './metrics.ts';
import type { Picker } from './pickers.ts';

const FIRST_MATCHDAY = Date.UTC(2026, 0, 6, 19);
const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Simulates the matchdays of a group with the teams of one picker. The picker knows only the results of these games.
 * The measured fairness is the true chance, not the score.
 */
export function playSeason(matchdays: readonly Matchday[], picker: Picker, seed: string): SeasonResult {
  const history: PlayedGame[] = [];
  const imbalance: number[] = [];
  const close: number[] = [];
  const logLoss: number[] = [];
  matchdays.forEach((matchday, week) => {
    const now = new Date(FIRST_MATCHDAY + week * WEEK_IN_MS);
    const pick = picker({ present: matchday.present, history, now, seed: `${seed}/${week}` });
    const inA = new Set(pick.teamA);
    const difference = matchday.present.reduce(
      (sum, { id, strength }) => sum + (inA.has(id) ? strength : -strength),
      0,
    );
    const truth = quickExpectancy(difference);
    imbalance.push(Math.abs(truth.chanceA - 0.5));
    close.push(truth.close);
    logLoss.push(expectedLogLoss(truth.chanceA, pick.chanceA ?? 0.5));
    history.push(playGame(matchday, inA, difference, now));
  });
  return { imbalance, close, logLoss, history };
}

function expectedLogLoss(truth: number, forecast: number): number {
  return -truth * Math.log(forecast) - (1 - truth) * Math.log(1 - forecast);
}

function playGame(
  matchday: Matchday,
  inA: ReadonlySet<string>,
  difference: number,
  playedAt: Date,
): PlayedGame {
  const expected = expectedGoals(difference);
  const teamAGoals = poissonQuantile(expected.a, matchday.luckA);
  const teamBGoals = poissonQuantile(expected.b, matchday.luckB);
  const ids = matchday.present.map(({ id }) => id);
  return {
    playedAt,
    teamA: ids.filter((id) => inA.has(id)),
    teamB: ids.filter((id) => !inA.has(id)),
    winningTeam: winnerByGoals(teamAGoals, teamBGoals),
    teamAGoals,
    teamBGoals,
  };
}

const GOALS_EACH = 6;
/** Difference in goals that multiplies the goals of one team by e, and divides the goals of the other team by e. */
const GOALS_PER_E_FOLD = 2 * GOALS_EACH;
const MAX_GOALS = 80;

/** Returns the Poisson means 6·exp(±d/12) for a difference in goals. */
export function expectedGoals(difference: number): { readonly a: number; readonly b: number } {
  const factor = Math.exp(difference / GOALS_PER_E_FOLD);
  return { a: GOALS_EACH * factor, b: GOALS_EACH / factor };
}

/** Returns the Poisson quantile for `share`, from 0 to 1. */
export function poissonQuantile(mean: number, share: number): number {
  let chance = Math.exp(-mean);
  let cumulative = chance;
  let goals = 0;
  while (cumulative < share && goals < MAX_GOALS) {
    goals += 1;
    chance *= mean / goals;
    cumulative += chance;
  }
  return goals;
}

export interface Expectancy {
  /** Chance that team A wins. A draw counts as half. */
  readonly chanceA: number;
  /** Chance of a difference of at most one goal. */
  readonly close: number;
}

/** Computes chances for a difference in goals, from all scores of two Poisson variables (Skellam 1946). */
export function expectancy(difference: number): Expectancy {
  const { a, b } = expectedGoals(difference);
  const [goalsA, goalsB] = [poissonChances(a), poissonChances(b)];
  let [chanceA, close, belowB] = [0, 0, 0];
  goalsA.forEach((chance, goals) => {
    const draw = chance * (goalsB[goals] ?? 0);
    chanceA += chance * belowB + draw / 2;
    close += draw + chance * ((goalsB[goals - 1] ?? 0) + (goalsB[goals + 1] ?? 0));
    belowB += goalsB[goals] ?? 0;
  });
  return { chanceA, close };
}

const STEPS_PER_GOAL = 50;
const table = new Map<number, Expectancy>();

/** Interpolates {@link expectancy} between fiftieths of a goal. */
export function quickExpectancy(difference: number): Expectancy {
  const line = Math.floor(difference * STEPS_PER_GOAL);
  const share = difference * STEPS_PER_GOAL - line;
  const [low, high] = [tableLine(line), tableLine(line + 1)];
  return {
    chanceA: low.chanceA + share * (high.chanceA - low.chanceA),
    close: low.close + share * (high.close - low.close),
  };
}

function tableLine(line: number): Expectancy {
  const cached = table.get(line);
  if (cached) return cached;
  const computed = expectancy(line / STEPS_PER_GOAL);
  table.set(line, computed);
  return computed;
}

function poissonChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MAX_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}
