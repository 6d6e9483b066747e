import * as z from 'zod/mini';
import { ZONE_NAMES } from './zone-names.ts';

export const DEFAULT_TIME_ZONE = 'Europe/London';

const knownNames = new Map(ZONE_NAMES.map((name) => [name.toLowerCase(), name]));

/** Checks the name in any case against a fixed list, so that servers, browsers and security rules agree. */
export function isTimeZone(zone: string): boolean {
  // The Kelvin sign in lower case is the letter k.
  return !zone.includes('\u212A') && knownNames.has(zone.toLowerCase());
}

/** Returns the IANA spelling, for case-sensitive readers. */
export function timeZoneName(zone: string): string {
  return knownNames.get(zone.toLowerCase()) ?? zone;
}

export const timeZoneSchema = z
  .string('Time zone is required')
  .check(
    z.maxLength(64, 'Must be at most 64 characters'),
    z.refine(isTimeZone, 'Must be a time zone such as Europe/London'),
  );
