import type { PlayedGame } from '@fives/domain';
import { expectedGoals, poissonQuantile, quickExpectancy } from './goals.ts';
import type { Matchday } from './group.ts';
import type { SeasonResult } from './metrics.ts';
import type { Picker } from './pickers.ts';

const FIRST_MATCHDAY = Date.UTC(2026, 0, 6, 19);
const WEEK_IN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Plays one group's matchdays with teams from one picker, which learns from its own games alone. Every picker meets the
 * same people with the same luck; what is measured is the true chance, not the score.
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

/** What a forecast costs in the long run when the chance is truly this. A coin costs ln 2 = 0.693. */
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
    winningTeam: teamAGoals === teamBGoals ? 'DRAW' : teamAGoals > teamBGoals ? 'TEAM_A' : 'TEAM_B',
    teamAGoals,
    teamBGoals,
  };
}
