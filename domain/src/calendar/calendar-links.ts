import { timeZoneName } from '../time/time-zone.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** Leads to Google Calendar, with an event to be saved there. */
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

/** The address of a calendar in the form that calendar apps take as theirs, to be followed and not just read once. */
export function webcalLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** Leads to Google Calendar, which follows the calendar at an address from then on. */
export function googleSubscriptionLink(url: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalLink(url))}`;
}

/** A moment as calendars write it: 20260616T180000Z. */
function inUtc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
