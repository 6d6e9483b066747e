import { TZDate, tzOffset } from '@date-fns/tz';
import { type CalendarEvent, type CalendarVersion, timeZoneName } from '@fives/domain';
import { secondsInHour } from 'date-fns/constants';
import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

/** How long calendars that can be asked to should wait before they look again: what is urgent is pushed. */
const REFRESH_S = 4 * secondsInHour;

/** An event, what calendars are told of its changes, and since when it says what it says. */
export interface VersionedEvent extends CalendarEvent {
  readonly sequence: CalendarVersion['sequence'];
  readonly changedAt: Date;
}

/**
 * Writes events in iCalendar (RFC 5545), by `ical-generator`, with the rules of their zones by `timezones-ical-library`:
 * both are kept up, small and without dependencies, and the second follows the IANA database. Nothing is said of reminders,
 * which people have chosen in their calendars.
 */
export function calendarText(events: readonly VersionedEvent[]): string {
  const calendar = ical({
    name: 'Fives',
    prodId: { company: 'Fives', product: 'Fives' },
    ttl: REFRESH_S,
    timezone: { name: null, generator: (zone) => zoneRules(zone)?.block ?? null },
  });
  for (const event of events) calendar.createEvent(toEventData(event));
  // The library leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}

function toEventData(event: VersionedEvent): ICalEventData {
  const { uid, status, title, start, end, location, description, url, sequence, changedAt } = event;
  const timezone = zoneFor(event);
  const at = (moment: Date) => (timezone === null ? moment : new TZDate(moment.getTime(), timezone));
  return {
    id: uid,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    start: at(start),
    end: at(end),
    timezone,
    summary: line(title),
    location: line(location),
    description: description.split('\n').map(line).join('\n'),
    url,
    status: ICalEventStatus[status],
    // Whoever has not said yes is free at that time.
    transparency: ICalEventTransparency[status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'],
  };
}

/** What is stored past the API may hold characters that no calendar reads. */
function line(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

/**
 * The zone in which an event is written; null for UTC, where a calendar that goes by the library's rules would come to
 * another moment than this machine, as where one of both does not know a zone or its latest rules.
 */
function zoneFor({ timeZone, start, end }: CalendarEvent): string | null {
  const rules = zoneRules(timeZoneName(timeZone));
  if (rules === null) return null;
  const isSame = [start, end].every((at) => offsetByRules(rules.name, at) === tzOffset(rules.name, at));
  return isSame ? rules.name : null;
}

/** By how many minutes the zone's clock is ahead of UTC, by the rules that calendars are given. */
function offsetByRules(zone: string, at: Date): number {
  const local = new TZDate(at.getTime(), zone).toISOString();
  const [, sign, hours, minutes] =
    /^([+-])(\d\d)(\d\d)$/.exec(tzlib_get_offset(zone, local.slice(0, 10), local.slice(11, 16))) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

interface ZoneRules {
  /** The zone's name in them, which for an old name is the newer one. */
  readonly name: string;
  readonly block: string;
}

/** By zone: the library takes milliseconds to put them together. */
const known = new Map<string, ZoneRules | null>();

/** The rules of a zone; null where there are none. */
function zoneRules(zone: string): ZoneRules | null {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const [block, zoneParameter] = tzlib_get_ical_block(zone);
  const name = /^TZID=(.+)$/.exec(zoneParameter ?? '')?.[1];
  const rules = block && name ? { name, block } : null;
  known.set(zone, rules);
  return rules;
}
