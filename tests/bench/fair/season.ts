import type { PlayedGame } from '@fives/domain';
import { expectedGoals, poissonQuantile, quickExpectancy } from './goals.ts';
import type { Evening } from './group.ts';
import type { SeasonResult } from './metrics.ts';
import type { Picker } from './pickers.ts';

const FIRST_EVENING = Date.UTC(2026, 0, 6, 19);
const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Plays one group's evenings with teams from one picker, which learns from its own games alone. Every picker meets the
 * same people with the same luck; what is measured is the true chance, not the score.
 */
export function playSeason(evenings: readonly Evening[], picker: Picker, seed: string): SeasonResult {
  const history: PlayedGame[] = [];
  const imbalance: number[] = [];
  const close: number[] = [];
  const logLoss: number[] = [];
  evenings.forEach((evening, week) => {
    const now = new Date(FIRST_EVENING + week * WEEK_IN_MS);
    const pick = picker({ present: evening.present, history, now, seed: `${seed}/${week}` });
    const inA = new Set(pick.teamA);
    const difference = evening.present.reduce(
      (sum, { id, strength }) => sum + (inA.has(id) ? strength : -strength),
      0,
    );
    const truth = quickExpectancy(difference);
    imbalance.push(Math.abs(truth.chanceA - 0.5));
    close.push(truth.close);
    logLoss.push(expectedLogLoss(truth.chanceA, pick.chanceA ?? 0.5));
    history.push(playGame(evening, inA, difference, now));
  });
  return { imbalance, close, logLoss, history };
}

/** What a forecast costs in the long run when the chance is truly this. A coin costs ln 2 = 0.693. */
function expectedLogLoss(truth: number, forecast: number): number {
  return -truth * Math.log(forecast) - (1 - truth) * Math.log(1 - forecast);
}

function playGame(
  evening: Evening,
  inA: ReadonlySet<string>,
  difference: number,
  playedAt: Date,
): PlayedGame {
  const expected = expectedGoals(difference);
  const teamAGoals = poissonQuantile(expected.a, evening.luckA);
  const teamBGoals = poissonQuantile(expected.b, evening.luckB);
  const ids = evening.present.map(({ id }) => id);
  return {
    playedAt,
    teamA: ids.filter((id) => inA.has(id)),
    teamB: ids.filter((id) => !inA.has(id)),
    winningTeam: teamAGoals === teamBGoals ? 'DRAW' : teamAGoals > teamBGoals ? 'TEAM_A' : 'TEAM_B',
    teamAGoals,
    teamBGoals,
  };
}
