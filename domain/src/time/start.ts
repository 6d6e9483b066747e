import { addHours, addMinutes, subHours } from 'date-fns';
import { millisecondsInWeek } from 'date-fns/constants';
import { MAX_YEARS_AHEAD, OFFER_HOURS } from '../limits.ts';
import type { Reason } from '../reasons.ts';
import { fromWallClock, toWallClock } from './format.ts';

export const MAX_PAUSE_YEARS = 1;

export const MOTM_HOURS = 24;

export function hasStarted(startDateTime: Date, now: Date): boolean {
  return now.getTime() >= startDateTime.getTime();
}

interface WithLength {
  readonly startDateTime: Date;
  readonly game: { readonly durationMinutes: number };
}

export function endOf({ startDateTime, game }: WithLength): Date {
  return addMinutes(startDateTime, game.durationMinutes);
}

export function hasEnded(instance: WithLength, now: Date): boolean {
  return now.getTime() >= endOf(instance).getTime();
}

export function startReason(startDateTime: Date, now: Date): Reason | null {
  const fields = ['startDateTime'];
  if (startDateTime.getTime() <= now.getTime()) return { code: 'START_NOT_AHEAD', fields };
  if (startDateTime.getTime() > yearsAhead(now, MAX_YEARS_AHEAD).getTime())
    return { code: 'START_TOO_FAR', fields };
  return null;
}

export function motmClosesAt(startDateTime: Date): Date {
  return addHours(startDateTime, MOTM_HOURS);
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
  const lastWallClock = toWallClock(last, timeZone);
  for (let weeks = 1; ; weeks++) {
    // Counts from `last`. If daylight saving skips the hour in one week, later weeks have the usual hour again.
    const next = fromWallClock(new Date(lastWallClock.getTime() + weeks * millisecondsInWeek), timeZone);
    // The negation also ends the loop for an invalid date.
    if (!(next.getTime() <= now.getTime())) return next;
  }
}

/** Returns when the late queue begins. From then on, free spots are offered, and conditions of a yes no longer count. */
/** Returns when a drop-out begins to count as late. */
export function lateDropOutsFrom({ startDateTime, game }: WithLateHours): Date {
  return subHours(startDateTime, game.lateDropOutHours);
}

interface WithLateHours {
  readonly startDateTime: Date;
  readonly game: { readonly lateDropOutHours: number };
}

export function offersFrom({ startDateTime }: { readonly startDateTime: Date }): Date {
  return subHours(startDateTime, OFFER_HOURS);
}
