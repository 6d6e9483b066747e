import { milliseconds } from 'date-fns';
import type { Reason } from '../reasons.ts';

const HOUR = milliseconds({ hours: 1 });

/** How far ahead a game may be planned. */
export const MAX_YEARS_AHEAD = 2;

/** How long after the start votes for player of the match are taken. */
export const MOTM_HOURS = 24;

/** An instance counts as played from its start time. */
export function hasStarted(startDateTime: Date, now: Date): boolean {
  return now.getTime() >= startDateTime.getTime();
}

/** Why a start may not be planned; null where it may. */
export function startReason(startDateTime: Date, now: Date): Reason | null {
  const fields = ['startDateTime'];
  if (startDateTime.getTime() <= now.getTime()) return { code: 'START_NOT_AHEAD', fields };
  if (startDateTime.getTime() > latestStart(now).getTime()) return { code: 'START_TOO_FAR', fields };
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
