import type { GameSummary } from '../game/game.schema.ts';
import type { Uid } from '../ids.ts';
import type { GameInstance } from '../instance/game-instance.schema.ts';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { reasonText } from '../reasons.ts';
import { endOf } from '../time/start.ts';

/** How far back a player's calendar goes. */
export const CALENDAR_DAYS_BACK = 90;

/** How many instances a player's calendar holds at most, those furthest ahead first: more than anybody plays in a season. */
export const CALENDAR_LIMIT = 200;

/** An instance as a calendar shows it. */
export interface CalendarEvent {
  /** The same for as long as the instance is there, at whatever address the app is found. */
  readonly uid: Uid;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  /** The game's own zone, by whose clock it is shown. */
  readonly timeZone: string;
  readonly location: string;
  readonly description: string;
  /** Leads to the instance. */
  readonly url: string;
}

type Planned = Pick<GameInstance, 'id' | 'startDateTime' | 'status'> & {
  readonly game: Pick<GameSummary, 'name' | 'location' | 'timeZone'>;
};

/**
 * An instance as an event.
 * @param url leads to the instance
 * @param reply what the calendar's owner has said; null for whoever holds the invite link, of whom nothing is known
 */
export function toCalendarEvent(
  { id, startDateTime, status, game }: Planned,
  url: string,
  reply: PlayerInstance['status'] | null = null,
): CalendarEvent {
  const { name, location, timeZone } = game;
  const isOff = status === 'CANCELLED';
  const said = isOff ? reasonText({ code: 'CANCELLED' }) : reply && REPLIES[reply];
  const lines = [said, `Open in Fives: ${url}`, `Map: ${mapsLink(location)}`];
  return {
    uid: `${id}@fives`,
    status: isOff ? 'CANCELLED' : reply === 'UNANSWERED' ? 'TENTATIVE' : 'CONFIRMED',
    // Not every calendar shows the status.
    title: isOff ? `Cancelled: ${name}` : name,
    start: startDateTime,
    end: endOf(startDateTime),
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

/** Whether an instance stands in the calendar of somebody with this place in it: whoever said no has the evening free. */
export function isInCalendar(playerInstance: Pick<PlayerInstance, 'status'> | null): boolean {
  return playerInstance !== null && playerInstance.status !== 'NOT_PLAYING';
}

/**
 * Returns a link to a location on the map, which a phone opens in its maps app:
 * https://developers.google.com/maps/documentation/urls/get-started#search-action
 */
export function mapsLink(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
