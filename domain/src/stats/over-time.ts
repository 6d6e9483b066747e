import type { Uid } from '../ids.ts';
import { uidsInTeams } from '../played/halves.ts';
import type { HistoryInstance, HistorySpan } from './history.schema.ts';
import type { Points } from './points.ts';
import { rankTallies } from './ranking.ts';
import { formScore, recentForm, talliesOverTime } from './tally.ts';

export interface PositionsAfterResult extends Pick<HistoryInstance, 'giId' | 'startDateTime'> {
  readonly positions: ReadonlyMap<string, number>;
}

/**
 * Returns leaderboard positions after each recorded result, oldest first. People have no position before their first
 * game in a team.
 */
export function positionsOverTime(history: HistorySpan, points: Points): PositionsAfterResult[] {
  return talliesOverTime(history, points).map(({ instance: { giId, startDateTime }, tallies }) => {
    return { giId, startDateTime, positions: rankTallies(tallies, history.people) };
  });
}

export function formOverTime(history: Pick<HistorySpan, 'instances' | 'before'>, uid: Uid, points: Points) {
  return talliesOverTime(history, points)
    .filter(({ instance }) => uidsInTeams(instance).includes(uid))
    .map(({ instance: { giId, startDateTime }, tallies }) => {
      const form = tallies.get(uid)?.form ?? '';
      const pointsPerGame = formScore(form, points) / Math.max(1, recentForm(form).length);
      return { giId, startDateTime, pointsPerGame };
    });
}
