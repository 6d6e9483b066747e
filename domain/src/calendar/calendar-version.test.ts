import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { storedCalendarVersionSchema } from '../instance/game-instance.schema.ts';
import { A_KICK_OFF, aGame, aGameInstance } from '../testing/factories.ts';
import { frozen } from '../testing/frozen.ts';
import { nextCalendarVersion, type VersionedInstance } from './calendar-event.ts';

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
