import * as z from 'zod/mini';
import { ZONE_NAMES } from './zone-names.ts';

/** The zone of a game whose organiser's browser tells none. */
export const DEFAULT_TIME_ZONE = 'Europe/London';

const knownNames = new Map(ZONE_NAMES.map((name) => [name.toLowerCase(), name]));

/**
 * Whether `zone` is a time zone's name, in upper or lower case. The list decides, and not the running system,
 * so that every server, every browser and the security rules give the same answer.
 */
export function isTimeZone(zone: string): boolean {
  // The lower case of the Kelvin sign is the letter k.
  return !zone.includes('\u212A') && knownNames.has(zone.toLowerCase());
}

/** A time zone's name as the IANA database spells it, for readers that tell upper from lower case. */
export function timeZoneName(zone: string): string {
  return knownNames.get(zone.toLowerCase()) ?? zone;
}

export const timeZoneSchema = z
  .string('Time zone is required')
  .check(
    z.maxLength(64, 'Must be at most 64 characters'),
    z.refine(isTimeZone, 'Must be a time zone such as Europe/London'),
  );
