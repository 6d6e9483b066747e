import { timeZoneName } from '../time/time-zone.ts';
import type { CalendarEvent } from './calendar-event.ts';

export function googleCalendarLink({
  title,
  start,
  end,
  timeZone,
  location,
  description,
}: CalendarEvent): string {
  const parameters = {
    action: 'TEMPLATE',
    text: title,
    dates: `${inUtc(start)}/${inUtc(end)}`,
    ctz: timeZoneName(timeZone),
    location,
    details: description,
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://calendar.google.com/calendar/render?${query.join('&')}`;
}

/** Returns the address with the scheme that makes calendar apps subscribe instead of import once. */
export function webcalLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

export function googleSubscriptionLink(url: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalLink(url))}`;
}

function inUtc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
