import { TZDate, tzOffset } from '@date-fns/tz';
import { type CalendarEvent, type CalendarVersion, timeZoneName } from '@fives/domain';
import { secondsInHour } from 'date-fns/constants';
import ical, { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_offset } from 'timezones-ical-library';

/** Refresh interval for calendars that support one. Urgent changes are also pushed as notifications. */
const REFRESH_S = 4 * secondsInHour;

export interface VersionedEvent extends CalendarEvent {
  readonly sequence: CalendarVersion['sequence'];
  readonly changedAt: Date;
}

export function calendarText(events: readonly VersionedEvent[]): string {
  const calendar = ical({
    name: 'Fives',
    prodId: { company: 'Fives', product: 'Fives' },
    ttl: REFRESH_S,
    timezone: { name: null, generator: (zone) => zoneRules(zone)?.block ?? null },
  });
  for (const event of events) calendar.createEvent(toEventData(event));
  // The library omits the last line break.
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
    summary: withoutControlCharacters(title),
    location: withoutControlCharacters(location),
    description: description.split('\n').map(withoutControlCharacters).join('\n'),
    url,
    status: ICalEventStatus[status],
    // Calendars show a player without a yes as free.
    transparency: ICalEventTransparency[status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT'],
  };
}

/** Direct writes may contain control characters, which calendars cannot read. */
function withoutControlCharacters(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

/** Returns null for UTC if the library has no rules for the time zone, or other offsets than the runtime. */
function zoneFor({ timeZone, start, end }: CalendarEvent): string | null {
  const rules = zoneRules(timeZoneName(timeZone));
  if (rules === null) return null;
  const hasSameOffsets = [start, end].every(
    (at) => offsetByRules(rules.name, at) === tzOffset(rules.name, at),
  );
  return hasSameOffsets ? rules.name : null;
}

function offsetByRules(zone: string, at: Date): number {
  const local = new TZDate(at.getTime(), zone).toISOString();
  const [, sign, hours, minutes] =
    /^([+-])(\d\d)(\d\d)$/.exec(tzlib_get_offset(zone, local.slice(0, 10), local.slice(11, 16))) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

interface ZoneRules {
  readonly name: string;
  readonly block: string;
}

const cache = new Map<string, ZoneRules | null>();

function zoneRules(zone: string): ZoneRules | null {
  const found = cache.get(zone);
  if (found !== undefined) return found;
  const [block, zoneParameter] = tzlib_get_ical_block(zone);
  const name = /^TZID=(.+)$/.exec(zoneParameter ?? '')?.[1];
  const rules = block && name ? { name, block } : null;
  cache.set(zone, rules);
  return rules;
}
