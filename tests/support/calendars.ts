import ICAL from 'ical.js';

export interface ParsedEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  readonly start: Date;
  readonly end: Date;
  /** Null for UTC. */
  readonly zone: string | null;
  readonly localTime: string;
  readonly modifiedAt: Date;
  readonly hasAlarm: boolean;
}

/**
 * Parses a calendar with `ical.js`, which is not the library that wrote the calendar.
 * @throws if the calendar is invalid, or if an event uses a time zone that the calendar does not define
 */
export function readCalendar(text: string): readonly ParsedEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone] as const;
    }),
  );
  return calendar.getAllSubcomponents('vevent').map((event) => toEvent(event, zones));
}

type Zones = ReadonlyMap<string, ICAL.Timezone>;

function toEvent(event: ICAL.Component, zones: Zones): ParsedEvent {
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  const [start, end] = [timeOf(event, 'dtstart', zones), timeOf(event, 'dtend', zones)];
  return {
    uid: value('uid'),
    sequence: Number(value('sequence')),
    status: value('status'),
    title: value('summary'),
    location: value('location'),
    description: value('description'),
    url: value('url'),
    start: start.at,
    end: end.at,
    zone: start.zone,
    localTime: start.localTime,
    modifiedAt: timeOf(event, 'last-modified', zones).at,
    hasAlarm: event.getAllSubcomponents('valarm').length > 0,
  };
}

function timeOf(event: ICAL.Component, name: string, zones: Zones) {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) throw new Error(`${name} is not a time`);
  const zone = property.getFirstParameter('tzid') || null;
  const localTime = time.toString();
  if (zone === null) {
    if (!localTime.endsWith('Z')) throw new Error(`${name} has no time zone`);
    return { at: time.toJSDate(), zone, localTime };
  }
  const definition = zones.get(zone);
  if (!definition) throw new Error(`${name} uses ${zone}, which the calendar does not define`);
  time.zone = definition;
  // `toUnixTime` converts with this definition.
  return { at: new Date(time.toUnixTime() * 1000), zone, localTime };
}
