import { isDeepStrictEqual } from 'node:util';
import {
  CALENDAR_DAYS_BACK,
  type GameInstance,
  invitePath,
  isInCalendar,
  MAX_CALENDAR_INSTANCES,
  MAX_YEARS_AHEAD,
  nextCalendarVersion,
  type PlayerInstance,
  toCalendarEvent,
  type Uid,
} from '@fives/domain';
import { addYears, max, subDays } from 'date-fns';
import {
  findGameInstance,
  findInstancesOfMemberBetween,
  updateGameInstance,
} from '../db/collections/game-instances.ts';
import { findPlayerInstancesOf } from '../db/collections/player-instances.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { siteUrl } from '../firebase.ts';
import type { VersionedEvent } from './calendar-text.ts';

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

/** Reads and writes nothing for an instance with an unchanged plan. */
function updateCalendarVersions(instances: readonly GameInstance[], now: Date): Promise<GameInstance[]> {
  return Promise.all(
    instances.map((instance) =>
      isDeepStrictEqual(nextCalendarVersion(instance, now), instance.calendarTold)
        ? instance
        : storeNextVersion(instance, now),
    ),
  );
}

function storeNextVersion(found: GameInstance, now: Date): Promise<GameInstance> {
  return inTransaction(async (transaction) => {
    const instance = (await findGameInstance(found.id, transaction)) ?? found;
    const calendarTold = nextCalendarVersion(instance, now);
    if (!isDeepStrictEqual(calendarTold, instance.calendarTold))
      updateGameInstance(transaction, instance.id, { calendarTold });
    return { ...instance, calendarTold };
  });
}
