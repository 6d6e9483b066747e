import { milliseconds, weeksToDays } from 'date-fns';
import { MAX_YEARS_AHEAD } from '../limits.ts';
import type { Reason } from '../reasons.ts';
import { fromWallClock, toWallClock } from './format.ts';

const HOUR = milliseconds({ hours: 1 });
const MINUTE = milliseconds({ minutes: 1 });

/** Length of a game in calendars. Pitches are let by the hour, and games store no length. */
export const GAME_MINUTES = 60;
export const MAX_PAUSE_YEARS = 1;

export const MOTM_HOURS = 24;

export function hasStarted(startDateTime: Date, now: Date): boolean {
  return now.getTime() >= startDateTime.getTime();
}

export function endOf(startDateTime: Date): Date {
  return new Date(startDateTime.getTime() + GAME_MINUTES * MINUTE);
}

/** Returns why an instance cannot start then, or null. */
export function startReason(startDateTime: Date, now: Date): Reason | null {
  const fields = ['startDateTime'];
  if (startDateTime.getTime() <= now.getTime()) return { code: 'START_NOT_AHEAD', fields };
  if (startDateTime.getTime() > yearsAhead(now, MAX_YEARS_AHEAD).getTime())
    return { code: 'START_TOO_FAR', fields };
  return null;
}

export function motmClosesAt(startDateTime: Date): Date {
  return new Date(startDateTime.getTime() + MOTM_HOURS * HOUR);
}

/** Adds calendar years in UTC, so that every machine has the same limit. */
export function yearsAhead(now: Date, years: number): Date {
  const latest = new Date(now.getTime());
  latest.setUTCFullYear(latest.getUTCFullYear() + years);
  return latest;
}

/**
 * Returns the same weekday and wall clock one week later, or the first such time after `now`.
 * @param last start of the newest instance, or its regular start if only that week was moved
 */
export function nextWeeklyStart(last: Date, timeZone: string, now: Date): Date {
  const first = toWallClock(last, timeZone);
  for (let weeks = 1; ; weeks++) {
    // Counts from the first wall clock each time, so that an hour skipped in a missed week returns in the next.
    const next = fromWallClock(weeksLater(first, weeks), timeZone);
    // Negated, so that an invalid date ends the loop, too.
    if (!(next.getTime() <= now.getTime())) return next;
  }
}

function weeksLater(wall: Date, weeks: number): Date {
  const later = new Date(wall.getTime());
  later.setUTCDate(later.getUTCDate() + weeksToDays(weeks));
  return later;
}
