import type { GameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { CalendarVersion, GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { isOn, offReason } from '../instance/state-rules.ts';
import { reasonText } from '../reasons.ts';
import { meetText } from '../time/format.ts';
import { endOf, hasStarted } from '../time/start.ts';
import { timeZoneName } from '../time/time-zone.ts';

export const CALENDAR_DAYS_BACK = 90;

export const MAX_CALENDAR_INSTANCES = 200;

export interface CalendarEvent {
  /** Stays the same for an instance, even if the address of the app changes. */
  readonly uid: Uid;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly timeZone: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

type Planned = Pick<GameInstance, 'id' | 'startDateTime' | 'status'> & {
  readonly game: Pick<
    GameSummary,
    'name' | 'location' | 'timeZone' | 'durationMinutes' | 'meetMinutesBefore'
  >;
};

/**
 * @param url link to the instance
 * @param reply reply of the calendar's owner, null for the holder of an invite link
 */
export function toCalendarEvent(
  { id, startDateTime, status, game }: Planned,
  url: string,
  reply: PlayerInstance['status'] | null = null,
): CalendarEvent {
  const { name, location, timeZone } = game;
  const reason = offReason({ status });
  const openStatus = reply === 'UNANSWERED' ? 'TENTATIVE' : 'CONFIRMED';
  const statusLine = reasonText(reason) ?? (reply && REPLIES[reply]);
  const meet = meetText({ startDateTime, ...game });
  const meetLine = meet && `${meet.charAt(0).toUpperCase()}${meet.slice(1)}`;
  const lines = [statusLine, meetLine, `Open in Fives: ${url}`, `Map: ${mapsLink(location)}`];
  return {
    uid: `${id}@fives`,
    status: reason ? 'CANCELLED' : openStatus,
    // Some calendars show the title but not the status.
    title: reason ? `${status === 'CANCELLED' ? 'Cancelled' : 'Not played'}: ${name}` : name,
    start: startDateTime,
    end: endOf({ startDateTime, game }),
    timeZone,
    location,
    description: lines.filter((line) => line !== null).join('\n'),
    url,
  };
}

const REPLIES: Record<PlayerInstance['status'], string> = {
  PLAYING: 'You said yes.',
  NOT_PLAYING: 'You said no.',
  UNANSWERED: "You haven't replied yet.",
};

export function isInCalendar(playerInstance: Pick<PlayerInstance, 'status'> | null): boolean {
  return playerInstance !== null && playerInstance.status !== 'NOT_PLAYING';
}

/**
 * Phones open this link in their maps app:
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsLink(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}

export function googleCalendarLink(event: CalendarEvent): string {
  const parameters = {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${toUtcText(event.start)}/${toUtcText(event.end)}`,
    ctz: timeZoneName(event.timeZone),
    location: event.location,
    details: event.description,
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://calendar.google.com/calendar/render?${query.join('&')}`;
}

/** With this scheme, calendar apps subscribe instead of importing once. */
export function webcalLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

export function googleSubscriptionLink(url: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalLink(url))}`;
}

function toUtcText(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

export type VersionedInstance = Pick<GameInstance, 'startDateTime' | 'status' | 'game' | 'calendarTold'>;

/**
 * Returns the calendar version of an instance. A changed plan raises the sequence (RFC 5545, 3.8.7.4). Null if the
 * instance started before any calendar read it, because the plan can no longer change.
 */
export function nextCalendarVersion(instance: VersionedInstance, now: Date): CalendarVersion | null {
  const plan = planOf(instance);
  const last = instance.calendarTold;
  if (last === null && hasStarted(instance.startDateTime, now)) return null;
  if (last?.plan === plan) return last;
  return { sequence: last === null ? 0 : last.sequence + 1, plan, at: now };
}

function planOf({ startDateTime, status, game }: VersionedInstance): string {
  const { name, location, timeZone, meetMinutesBefore } = game;
  const moments = [startDateTime, endOf({ startDateTime, game })].map((at) => at.toISOString());
  return JSON.stringify([...moments, timeZone, name, location, !isOn({ status }), meetMinutesBefore]);
}
