import { toCalendarEvent, toWallClock, ZONE_NAMES } from '@fives/domain';
import { aGame, aGameInstance } from '@fives/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarText, type VersionedEvent } from '../functions/src/calendar/calendar-text.ts';
import { readCalendar } from './support/calendars.ts';

const URL = 'https://fives.example/gi/first';

function anEvent(
  startDateTime: Date,
  { timeZone = 'Europe/London', ...changes }: Partial<VersionedEvent> = {},
): VersionedEvent {
  const instance = aGameInstance({ startDateTime, game: aGame({ timeZone }) });
  return { ...toCalendarEvent(instance, URL), sequence: 0, changedAt: new Date(0), ...changes };
}

test('calendarText writes events that another library reads in the game’s zone', () => {
  const start = new Date('2026-06-16T18:00:00Z');
  const changedAt = new Date('2026-06-10T12:00:00Z');
  const [read] = readCalendar(calendarText([anEvent(start, { sequence: 3, changedAt })]));
  expect(read).toEqual({
    uid: 'first@fives',
    sequence: 3,
    status: 'CONFIRMED',
    title: 'Tuesday Fives',
    location: 'Powerleague Shoreditch',
    description: `Open in Fives: ${URL}\nMap: https://www.google.com/maps/search/?api=1&query=Powerleague%20Shoreditch`,
    url: URL,
    start,
    end: new Date('2026-06-16T19:00:00Z'),
    zone: 'Europe/London',
    localTime: '2026-06-16T19:00:00',
    modifiedAt: changedAt,
    hasAlarm: false,
  });
});

test.each([
  ['the last week of winter time', '2026-03-22T18:00:00Z', '2026-03-22T18:00:00'],
  ['the first day of summer time', '2026-03-29T17:00:00Z', '2026-03-29T18:00:00'],
  ['the last day of summer time', '2026-10-24T17:00:00Z', '2026-10-24T18:00:00'],
  ['the first day of winter time', '2026-10-25T18:00:00Z', '2026-10-25T18:00:00'],
])('a game at 18:00 local time is read at 18:00 on %s', (_, start, localTime) => {
  const [read] = readCalendar(calendarText([anEvent(new Date(start))]));
  expect(read).toMatchObject({ start: new Date(start), zone: 'Europe/London', localTime });
});

test('every start in every time zone is read as the same time', () => {
  const starts = fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const toMinute = (at: Date) => new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  // A calendar library changes the clocks of Easter Island a week early in some years.
  const testedZones = ZONE_NAMES.filter((zone) => !/Easter/.test(zone));
  const zones = fc.constantFrom(...testedZones).chain((zone) => fc.constantFrom(zone, zone.toLowerCase()));
  fc.assert(
    fc.property(starts.map(toMinute), zones, (start, timeZone) => {
      const [read] = readCalendar(calendarText([anEvent(start, { timeZone })]));
      expect(read?.start).toEqual(start);
      expect(read && read.end.getTime() - start.getTime()).toBe(3_600_000);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['the last hour of winter time', '2026-03-29T00:30:00Z'],
  ['the first hour of summer time', '2026-03-29T01:30:00Z'],
  ['the hour that the end of summer time repeats', '2026-10-25T00:30:00Z'],
  ['the repeated hour in winter time', '2026-10-25T01:30:00Z'],
])('a game in %s is read with its start and its length', (_, at) => {
  const start = new Date(at);
  for (const timeZone of ['Europe/London', 'Atlantic/Azores', 'Europe/Berlin']) {
    const [read] = readCalendar(calendarText([anEvent(start, { timeZone })]));
    expect(read).toMatchObject({ start, end: new Date(start.getTime() + 3_600_000) });
  }
});

test('almost every time zone is written with its clock changes', () => {
  const start = new Date('2026-06-16T18:00:00Z');
  const events = ZONE_NAMES.map((timeZone) => anEvent(start, { uid: timeZone, timeZone }));
  const read = readCalendar(calendarText(events));
  const inUtc = read.filter(({ zone }) => zone === null).map(({ uid }) => uid);
  expect(inUtc.length, inUtc.join(' ')).toBeLessThan(ZONE_NAMES.length / 50);
  for (const { uid, zone, localTime } of read)
    if (zone !== null) expect(`${localTime}.000Z`).toBe(toWallClock(start, uid).toISOString());
}, 30_000);

test('calendarText writes each time zone once and escapes special characters', () => {
  const specialTitle = 'Commas, semicolons; back\\slashes: "quotes" 🥅 and an end\r\nEND:VEVENT';
  const start = new Date('2026-06-16T18:00:00Z');
  const text = calendarText([
    anEvent(start, { title: specialTitle, location: 'A\u0000B' }),
    anEvent(start, { uid: 'second@fives' }),
    anEvent(start, { uid: 'third@fives', timeZone: 'Asia/Tokyo' }),
  ]);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
  const [first, ...others] = readCalendar(text);
  expect(first).toMatchObject({ title: specialTitle.replace('\r\n', ' '), location: 'A B' });
  expect(others.map(({ uid }) => uid)).toEqual(['second@fives', 'third@fives']);
  // RFC 5545, section 3.1: lines end with a line break and have at most 75 bytes.
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
