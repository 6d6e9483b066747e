import { milliseconds, weeksToDays } from 'date-fns';
import { MAX_YEARS_AHEAD } from '../limits.ts';
import type { Reason } from '../reasons.ts';
import { fromWallClock, toWallClock } from './format.ts';

const HOUR = milliseconds({ hours: 1 });
const MINUTE = milliseconds({ minutes: 1 });

/** How long a calendar takes a game to be: pitches are let by the hour, and no game says how long it is. */
export const GAME_MINUTES = 60;
/** How far ahead a pause may end. */
export const MAX_PAUSE_YEARS = 1;

/** How long after the start votes for player of the match are taken. */
export const MOTM_HOURS = 24;

/** An instance counts as played from its start time. */
export function hasStarted(startDateTime: Date, now: Date): boolean {
  return now.getTime() >= startDateTime.getTime();
}

/** When a game is over, to a calendar. */
export function endOf(startDateTime: Date): Date {
  return new Date(startDateTime.getTime() + GAME_MINUTES * MINUTE);
}

/** Why a start may not be planned; null where it may. */
export function startReason(startDateTime: Date, now: Date): Reason | null {
  const fields = ['startDateTime'];
  if (startDateTime.getTime() <= now.getTime()) return { code: 'START_NOT_AHEAD', fields };
  if (startDateTime.getTime() > yearsAhead(now, MAX_YEARS_AHEAD).getTime())
    return { code: 'START_TOO_FAR', fields };
  return null;
}

/** When voting for player of the match ends at the latest. */
export function motmClosesAt(startDateTime: Date): Date {
  return new Date(startDateTime.getTime() + MOTM_HOURS * HOUR);
}

/** So many calendar years on by UTC's calendar, so that every machine draws the line at the same moment. */
export function yearsAhead(now: Date, years: number): Date {
  const latest = new Date(now.getTime());
  latest.setUTCFullYear(latest.getUTCFullYear() + years);
  return latest;
}

/**
 * The start of the next weekly instance: the same weekday and wall clock in the game's own zone, one week on, or the
 * first such time after `now` where weeks were missed. A wall clock that a clock change skips moves forward by the
 * skipped time; one that it repeats means the first of the two.
 *
 * Only the newest start is known, so a game that was moved forward once keeps its later hour from then on.
 * @param last the start of the newest instance, or its regular start where that week alone was moved
 */
export function nextWeeklyStart(last: Date, timeZone: string, now: Date): Date {
  const first = toWallClock(last, timeZone);
  for (let weeks = 1; ; weeks++) {
    // Counted from the first wall clock each time, so that an hour skipped in a missed week is back in the next.
    const next = fromWallClock(weeksLater(first, weeks), timeZone);
    // Written so that a date that is none ends the search as well.
    if (!(next.getTime() <= now.getTime())) return next;
  }
}

function weeksLater(wall: Date, weeks: number): Date {
  const later = new Date(wall.getTime());
  later.setUTCDate(later.getUTCDate() + weeksToDays(weeks));
  return later;
}
