import type { GameInstance } from '../instance/game-instance.schema.ts';
import { endOf, hasStarted } from '../time/start.ts';
import type { CalendarVersion } from './calendar.schema.ts';

export type VersionedInstance = Pick<GameInstance, 'startDateTime' | 'status' | 'game' | 'calendarTold'>;

/**
 * Returns the version for calendars, with a higher sequence if the plan differs from the last one (RFC 5545,
 * 3.8.7.4). Null for an instance that started before the first request, because its plan no longer changes.
 */
export function nextCalendarVersion(instance: VersionedInstance, now: Date): CalendarVersion | null {
  const plan = planOf(instance);
  const last = instance.calendarTold;
  if (last === null && hasStarted(instance.startDateTime, now)) return null;
  if (last?.plan === plan) return last;
  return { sequence: last === null ? 0 : last.sequence + 1, plan, at: now };
}

function planOf({ startDateTime, status, game }: VersionedInstance): string {
  const { name, location, timeZone } = game;
  const moments = [startDateTime, endOf(startDateTime)].map((at) => at.toISOString());
  return JSON.stringify([...moments, timeZone, name, location, status === 'CANCELLED']);
}
