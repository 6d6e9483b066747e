import type { HistorySpan } from './history.schema.ts';
import { rankRegistered } from './ranking.ts';
import { formScore, recentForm, talliesOverTime } from './tally.ts';

/** One result of a season, on the way from the first to the newest. */
export interface SeasonMoment {
  readonly giId: string;
  readonly startDateTime: Date;
}

/** The leaderboard just after one result: positions by uid, 1 at the top. */
export interface PositionsThen extends SeasonMoment {
  readonly positions: ReadonlyMap<string, number>;
}

/** Somebody's form just after a game of theirs. */
export interface FormThen extends SeasonMoment {
  /** Points for wins and draws per game, over the games of a form guide: at most `POINTS.win`. */
  readonly pointsPerGame: number;
}

/**
 * Everybody's leaderboard position after each recorded result of a span, the oldest first. Nobody has one before their first game
 * in a team; guests have none, as on the leaderboard of today.
 */
export function positionsOverTime(history: HistorySpan): PositionsThen[] {
  return talliesOverTime(history).map(({ instance, tallies }) => ({
    giId: instance.giId,
    startDateTime: instance.startDateTime,
    positions: rankRegistered(tallies, history.people),
  }));
}

/** Somebody's form after each game that they played, the oldest first. */
export function formOverTime(history: Pick<HistorySpan, 'instances' | 'before'>, uid: string): FormThen[] {
  return talliesOverTime(history)
    .filter(({ instance }) => instance.teamA.includes(uid) || instance.teamB.includes(uid))
    .map(({ instance, tallies }) => ({
      giId: instance.giId,
      startDateTime: instance.startDateTime,
      pointsPerGame: perGame(tallies.get(uid)?.form ?? ''),
    }));
}

function perGame(form: string): number {
  return formScore(form) / Math.max(1, recentForm(form).length);
}
