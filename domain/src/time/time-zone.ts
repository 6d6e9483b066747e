import { z } from 'zod';

/** The zone of a game whose organiser's browser tells none. */
export const DEFAULT_TIME_ZONE = 'Europe/London';

/** Answers whether the running system knows `zone` as an IANA time zone name. */
export function isTimeZone(zone: string): boolean {
  // An offset such as +01:00 is accepted by Intl in newer engines, but it is no zone: it has no clock changes.
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string({ error: 'Time zone is required' })
  .max(64, 'Must be at most 64 characters')
  .refine(isTimeZone, 'Must be a time zone such as Europe/London');
