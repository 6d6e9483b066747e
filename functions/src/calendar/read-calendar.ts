import {
  CALENDAR_DAYS_BACK,
  type GameInstance,
  invitePath,
  isInCalendar,
  MAX_CALENDAR_INSTANCES,
  MAX_YEARS_AHEAD,
  type PlayerInstance,
  toCalendarEvent,
  type Uid,
} from '@fives/domain';
import { addYears, max, subDays } from 'date-fns';
import { findInstancesOfMemberBetween } from '../db/collections/game-instances.ts';
import { findPlayerInstancesOf } from '../db/collections/player-instances.ts';
import { siteUrl } from '../site.ts';
import type { VersionedEvent } from './calendar-text.ts';
import { updateCalendarVersions } from './update-calendar-versions.ts';

export async function eventsOfPlayer(uid: Uid, now: Date): Promise<VersionedEvent[]> {
  // The API refuses starts after this span, but a malformed document may have a year that calendars do not support.
  const span = { from: subDays(now, CALENDAR_DAYS_BACK), to: addYears(now, MAX_YEARS_AHEAD + 1) };
  const found = await findInstancesOfMemberBetween(uid, span, MAX_CALENDAR_INSTANCES);
  const instances = await updateCalendarVersions(found, now);
  const playerInstances = await findPlayerInstancesOf(
    uid,
    instances.map(({ id }) => id),
  );
  return instances.flatMap((instance, at) => {
    const playerInstance = playerInstances[at] ?? null;
    return playerInstance !== null && isInCalendar(playerInstance)
      ? [toVersionedEvent(instance, null, playerInstance)]
      : [];
  });
}

export async function eventsOfInstance(
  found: GameInstance,
  inviteKey: string | null,
  now: Date,
): Promise<VersionedEvent[]> {
  const instances = await updateCalendarVersions([found], now);
  return instances.map((instance) => toVersionedEvent(instance, inviteKey, null));
}

function toVersionedEvent(
  instance: GameInstance,
  inviteKey: string | null,
  playerInstance: PlayerInstance | null,
): VersionedEvent {
  const { id, startDateTime, calendarTold } = instance;
  const planChangedAt = calendarTold?.at ?? startDateTime;
  const repliedAt = playerInstance?.repliedAt ?? planChangedAt;
  return {
    ...toCalendarEvent(instance, `${siteUrl()}${invitePath(id, inviteKey)}`, playerInstance?.status),
    sequence: calendarTold?.sequence ?? 0,
    changedAt: max([repliedAt, planChangedAt]),
  };
}
