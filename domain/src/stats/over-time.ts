import type { GiId, Uid } from '../ids.ts';
import type { HistorySpan } from './history.schema.ts';
import type { Points } from './points.ts';
import { rankTallies } from './ranking.ts';
import { formScore, recentForm, talliesOverTime } from './tally.ts';

/** One result, on the way from the first of a span to the newest. */
export interface ResultMoment {
  readonly giId: GiId;
  readonly startDateTime: Date;
}

/** The leaderboard just after one result: positions by uid, 1 at the top. */
export interface PositionsThen extends ResultMoment {
  readonly positions: ReadonlyMap<string, number>;
}

/** Somebody's form just after a game of theirs. */
export interface FormThen extends ResultMoment {
  /** Points for wins, draws and losses per game, over the games of a form guide. */
  readonly pointsPerGame: number;
}

/**
 * Everybody's leaderboard position after each recorded result of a span, the oldest first. Nobody has one before their first game
 * in a team.
 */
export function positionsOverTime(history: HistorySpan, points: Points): PositionsThen[] {
  return talliesOverTime(history, points).map(({ instance, tallies }) => ({
    giId: instance.giId,
    startDateTime: instance.startDateTime,
    positions: rankTallies(tallies, history.people),
  }));
}

/** Somebody's form after each game that they played, the oldest first. */
export function formOverTime(
  history: Pick<HistorySpan, 'instances' | 'before'>,
  uid: Uid,
  points: Points,
): FormThen[] {
  return talliesOverTime(history, points)
    .filter(({ instance }) => instance.teamA.includes(uid) || instance.teamB.includes(uid))
    .map(({ instance, tallies }) => ({
      giId: instance.giId,
      startDateTime: instance.startDateTime,
      pointsPerGame: perGame(tallies.get(uid)?.form ?? '', points),
    }));
}

function perGame(form: string, points: Points): number {
  return formScore(form, points) / Math.max(1, recentForm(form).length);
}
