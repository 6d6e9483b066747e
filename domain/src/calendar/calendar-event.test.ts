import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { storedCalendarVersionSchema } from '../instance/game-instance.schema.ts';
import { A_KICK_OFF, aGame, aGameInstance, frozen } from '../testing/factories.ts';
import {
  googleCalendarLink,
  googleSubscriptionLink,
  isInCalendar,
  mapsLink,
  nextCalendarVersion,
  toCalendarEvent,
  type VersionedInstance,
  webcalLink,
} from './calendar-event.ts';

const URL = 'https://fives.example/gi/first';
const instance = aGameInstance();
const cancelled = aGameInstance({ status: 'CANCELLED' });

describe('calendar event', () => {
  test('has a fixed id, a length of one hour and links to the instance and the map', () => {
    expect(toCalendarEvent(instance, URL)).toEqual({
      uid: 'first@fives',
      status: 'CONFIRMED',
      title: 'Tuesday Fives',
      start: A_KICK_OFF,
      end: new Date('2026-06-16T19:00:00Z'),
      timeZone: 'Europe/London',
      location: 'Powerleague Shoreditch',
      description: `Open in Fives: ${URL}\nMap: ${mapsLink('Powerleague Shoreditch')}`,
      url: URL,
    });
  });

  test.each([
    [instance, 'PLAYING', 'CONFIRMED', 'You said yes.'],
    [instance, 'UNANSWERED', 'TENTATIVE', "You haven't replied yet."],
    [cancelled, 'PLAYING', 'CANCELLED', 'This game has been cancelled'],
    [cancelled, null, 'CANCELLED', 'This game has been cancelled'],
  ] as const)(
    'has a status and first line that match the reply and cancellation (case %#)',
    (gameInstance, reply, status, line) => {
      const event = toCalendarEvent(gameInstance, URL, reply);
      expect(event.status).toBe(status);
      expect(event.title.startsWith('Cancelled: ')).toBe(status === 'CANCELLED');
      expect(event.description.split('\n')[0]).toBe(line);
    },
  );

  test('has the length of the game and the time of the meet-up', () => {
    const game = { ...instance.game, durationMinutes: 90, meetMinutesBefore: 15 };
    const event = toCalendarEvent({ ...instance, game }, URL, 'PLAYING');
    expect(event.end).toEqual(new Date('2026-06-16T19:30:00Z'));
    expect(event.description.split('\n').slice(0, 2)).toEqual(['You said yes.', 'Meet 18:45']);
  });

  test('is shown unless the reply is no or the player instance is missing', () => {
    expect(isInCalendar({ status: 'PLAYING' })).toBe(true);
    expect(isInCalendar({ status: 'UNANSWERED' })).toBe(true);
    expect(isInCalendar({ status: 'NOT_PLAYING' })).toBe(false);
    expect(isInCalendar(null)).toBe(false);
  });
});

describe('map and calendar links', () => {
  const game = aGame({ location: 'Tom & Sons / pitch 2, 5%', timeZone: 'europe/london', name: 'A&B #1' });

  test('search for a location with special characters', () => {
    const [address, parameters] = parseLink(mapsLink(game.location));
    expect(address).toBe('https://www.google.com/maps/search/');
    expect(parameters).toEqual({ api: '1', query: game.location });
  });

  test("open the event in Google Calendar in the game's zone", () => {
    const [address, parameters] = parseLink(
      googleCalendarLink(toCalendarEvent(aGameInstance({ game }), URL)),
    );
    expect(address).toBe('https://calendar.google.com/calendar/render');
    expect(parameters).toEqual({
      action: 'TEMPLATE',
      text: 'A&B #1',
      dates: '20260616T180000Z/20260616T190000Z',
      ctz: 'Europe/London',
      location: game.location,
      details: `Open in Fives: ${URL}\nMap: ${mapsLink(game.location)}`,
    });
  });

  test('have the webcal scheme for a subscription', () => {
    const url = 'https://fives.example/api/calendar/abc.ics';
    expect(webcalLink(url)).toBe('webcal://fives.example/api/calendar/abc.ics');
    expect(parseLink(googleSubscriptionLink(url))).toEqual([
      'https://calendar.google.com/calendar/r',
      { cid: 'webcal://fives.example/api/calendar/abc.ics' },
    ]);
  });
});

function parseLink(link: string) {
  const [address, query = ''] = link.split('?');
  return [
    address,
    Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent))),
  ];
}

const NOW = new Date('2026-06-10T12:00:00Z');
const LATER = new Date('2026-06-10T12:00:00.001Z');
const played = new Date(A_KICK_OFF.getTime() + 1);

const summary = toGameSummary(aGame());
const first = aGameInstance();
const versioned = frozen({ ...first, calendarTold: nextCalendarVersion(first, NOW) });

test('first calendar request has sequence 0', () => {
  expect(versioned.calendarTold).toEqual({ sequence: 0, plan: expect.any(String), at: NOW });
});

describe.each<[string, Partial<VersionedInstance>]>([
  ['another time', { startDateTime: new Date(A_KICK_OFF.getTime() + 60_000) }],
  ['another location', { game: { ...summary, location: 'Hackney' } }],
  ['another title', { game: { ...summary, name: 'Thursday Fives' } }],
  ['another zone', { game: { ...summary, timeZone: 'Europe/Paris' } }],
  ['another length', { game: { ...summary, durationMinutes: 90 } }],
  ['another meet-up', { game: { ...summary, meetMinutesBefore: 15 } }],
  ['cancellation', { status: 'CANCELLED' }],
])('%s', (_, changes) => {
  test('raises the sequence by one each time, even within a millisecond', () => {
    const changed = { ...versioned, ...changes };
    const next = nextCalendarVersion(changed, LATER);
    expect(next).toMatchObject({ sequence: 1, at: LATER });
    expect(nextCalendarVersion({ ...versioned, calendarTold: next }, LATER)).toMatchObject({ sequence: 2 });
  });
});

test.each<[string, Partial<typeof first>]>([
  ['replies', { counts: { playing: 9, notPlaying: 1, unanswered: 0 }, memberUids: ['sam'] }],
  ['sent invites', { status: 'INVITES_SENT' }],
  ['team names', { teamAName: 'Bibs' }],
  ['other settings of the game', { game: { ...summary, numberOfPlayers: 8, pickMotm: false } }],
])('%s do not raise the sequence', (_, changes) => {
  expect(nextCalendarVersion({ ...versioned, ...changes }, LATER)).toBe(versioned.calendarTold);
});

test('instance that started before its first calendar request has no version', () => {
  expect(nextCalendarVersion(first, played)).toBeNull();
  expect(nextCalendarVersion(versioned, played)).toBe(versioned.calendarTold);
});

test.each([
  [{ sequence: 1.5 }, 0],
  [{ sequence: -1 }, 0],
  [{}, 0],
  [{ sequence: 7, plan: 3 }, 7],
])('stored version %j is read', (stored, sequence) => {
  expect(storedCalendarVersionSchema.parse(stored)).toMatchObject({ sequence });
});
