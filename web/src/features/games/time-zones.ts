import { DEFAULT_TIME_ZONE, isTimeZone } from '@fives/domain';

/** The zone that the device is set to. */
export function deviceTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
}

/** Every zone the browser knows. `chosen` is among them even where the browser lists it by a newer name only. */
export function allTimeZones(chosen: string): readonly string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}
