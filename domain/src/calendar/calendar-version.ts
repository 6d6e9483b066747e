import type { GameInstance } from '../instance/game-instance.schema.ts';
import { endOf, hasStarted } from '../time/start.ts';
import type { CalendarVersion } from './calendar-version.schema.ts';

/** An instance with what calendars were last told of it. */
export type VersionedInstance = Pick<GameInstance, 'startDateTime' | 'status' | 'game' | 'calendarTold'>;

/**
 * What calendars are told of an instance from now on: the same as before where its plan is what they were told, else one
 * change more (RFC 5545, 3.8.7.4). So whoever is told of another plan is told of a higher sequence, however fast two
 * changes follow each other, and a change that nobody was told of counts for nothing. An instance that had started before
 * anybody asked changes no more, and needs no memory: null.
 */
export function nextCalendarVersion(instance: VersionedInstance, now: Date): CalendarVersion | null {
  const plan = planOf(instance);
  const last = instance.calendarTold;
  if (last === null && hasStarted(instance.startDateTime, now)) return null;
  if (last?.plan === plan) return last;
  return { sequence: last === null ? 0 : last.sequence + 1, plan, at: now };
}

/** Everything that an entry in a calendar has to follow: time, place, length, title, and whether it is on. */
function planOf({ startDateTime, status, game }: VersionedInstance): string {
  const { name, location, timeZone } = game;
  const moments = [startDateTime, endOf(startDateTime)].map((at) => at.toISOString());
  return JSON.stringify([...moments, timeZone, name, location, status === 'CANCELLED']);
}
