import { z } from 'zod';

/** The zone of a game whose organiser's browser tells none. */
export const DEFAULT_TIME_ZONE = 'Europe/London';

/**
 * What the engines of the browsers and of Node know besides the IANA database: Java's old abbreviations, half of which
 * mean several zones, and names that the database has dropped. The security rules do not know them, and neither do the clocks of other systems.
 */
const NO_IANA_NAME =
  /^(A[CGR]T|A[ES]T|B[ES]T|C[ANS]T|CTT|E[AC]T|I[ES]T|JST|MIT|N[ES]T|P[LNRS]T|SST|VST|SystemV\/.*|US\/Pacific-New|Canada\/East-Saskatchewan)$/i;

/** Answers whether the running system knows `zone` as an IANA time zone name. */
export function isTimeZone(zone: string): boolean {
  // An offset such as +01:00 is accepted by Intl in newer engines, but it is no zone: it has no clock changes.
  if (!/^[A-Za-z]/.test(zone) || NO_IANA_NAME.test(zone)) return false;
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
