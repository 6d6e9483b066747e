import { milliseconds } from 'date-fns';

const HOUR = milliseconds({ hours: 1 });

/** How far ahead a game may be planned. */
export const MAX_YEARS_AHEAD = 2;

/** How long after the start votes for player of the match are taken. */
export const MOTM_HOURS = 24;

export const START_NOT_IN_FUTURE = 'Start date and time must be after today';
export const START_TOO_FAR = `Start date and time must be within ${MAX_YEARS_AHEAD} years`;

/** An instance counts as played from its start time. */
export function hasStarted(startDateTime: Date, now: Date): boolean {
  return now.getTime() >= startDateTime.getTime();
}

/** Says what is wrong with a planned start, or null when nothing is. */
export function startProblem(startDateTime: Date, now: Date): string | null {
  if (startDateTime.getTime() <= now.getTime()) return START_NOT_IN_FUTURE;
  if (startDateTime.getTime() > latestStart(now).getTime()) return START_TOO_FAR;
  return null;
}

/** When voting for player of the match ends at the latest. */
export function motmClosesAt(startDateTime: Date): Date {
  return new Date(startDateTime.getTime() + MOTM_HOURS * HOUR);
}

/** Two calendar years on by UTC's calendar, so that every machine draws the line at the same moment. */
function latestStart(now: Date): Date {
  const latest = new Date(now.getTime());
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD);
  return latest;
}
