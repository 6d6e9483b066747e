import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { A_KICK_OFF, aGame, aGameInstance, frozen } from '../testing/factories.ts';
import { dueOf, lastReminderAt, remindersDue } from './due.ts';
import type { GameInstance } from './game-instance.schema.ts';
import { type Handled, NOTHING_HANDLED } from './instance-jobs.schema.ts';
import { newGameInstance, newInstanceJobs } from './new-game-instance.ts';

const HOUR = 3_600_000;
const fromStart = (hours: number) => new Date(A_KICK_OFF.getTime() + hours * HOUR);
const due = (changes: Partial<GameInstance>, hours = -100, handled = NOTHING_HANDLED) =>
  dueOf(frozen(aGameInstance(changes)), frozen(handled), fromStart(hours));
const handled = (changes: Partial<Handled>): Handled => ({ ...NOTHING_HANDLED, ...changes });
const FULL_COUNTS = { counts: { playing: 10, notPlaying: 0, unanswered: 0 } };
const withGame = (changes: Parameters<typeof aGame>[0]) => ({
  game: { ...aGameInstance().game, ...changes },
});

test('an upcoming instance has due times for all jobs except results and offers', () => {
  expect(due({})).toEqual({
    next: fromStart(3),
    reminders: fromStart(-72),
    warning: fromStart(-72),
    motm: fromStart(24),
    result: null,
    offers: null,
    conditions: null,
  });
});

test('the end of conditions is due before the start, unless the instance is cancelled', () => {
  const conditionsEndAt = fromStart(-48);
  expect(due({ conditionsEndAt }).conditions).toEqual(conditionsEndAt);
  expect(due({ conditionsEndAt, status: 'CANCELLED' }).conditions).toBeNull();
  expect(due({ conditionsEndAt }, 0).conditions).toBeNull();
});

test('the result notice is due once, after the wait for a score', () => {
  const winnerAt = fromStart(1);
  expect(due({}, 1, handled({ winnerAt })).result).toEqual(new Date(winnerAt.getTime() + 600_000));
  expect(due({}, 1, handled({ winnerAt, result: 'DRAW' })).result).toBeNull();
});

test('the reminder to vote is due an hour after the end of the game', () => {
  const reminderAt = (durationMinutes: number) => due(withGame({ durationMinutes }), 0).reminders;
  expect([reminderAt(60), reminderAt(90)]).toEqual([fromStart(2), fromStart(2.5)]);
});

describe('next instance', () => {
  test('is due once for a recurring game, also after a cancelled instance', () => {
    expect(due({ status: 'CANCELLED' }, 100).next).toEqual(fromStart(3));
    expect(due({}, -100, handled({ next: true })).next).toBeNull();
    expect(due(withGame({ isRecurring: false })).next).toBeNull();
  });
});

describe('pause of a game', () => {
  const paused = (until: number, from: number | null = null) =>
    withGame({ pausedUntil: fromStart(until), pausedFrom: from === null ? null : fromStart(from) });
  const WEEK = 7 * 24;

  test('delays the next instance until the end of the pause', () => {
    expect(due(paused(50)).next).toEqual(fromStart(50));
    expect(due(paused(3)).next).toEqual(fromStart(3));
    expect(due(paused(2)).next).toEqual(fromStart(3));
    // A late run of the job finds the same due time.
    expect(due(paused(50), 900).next).toEqual(fromStart(50));
  });

  test('delays the next instance only if it would start in the pause', () => {
    expect(due(paused(WEEK + 5, WEEK)).next).toEqual(fromStart(WEEK + 5));
    expect(due(paused(WEEK + 5, WEEK + 1)).next).toEqual(fromStart(3));
    // If the job runs a week late, the next instance would start in the pause.
    expect(due(paused(2 * WEEK + 5, WEEK + 1), WEEK + 2).next).toEqual(fromStart(2 * WEEK + 5));
  });

  test('stops reminders and warnings but not the reminder to vote', () => {
    const inPause = due(paused(1), -100);
    expect([inPause.reminders, inPause.warning]).toEqual([fromStart(2), null]);
    expect(due(paused(1, 0), -100).warning).toBeNull();
    expect(due(paused(100, 1), -100)).toMatchObject({ reminders: fromStart(-72), warning: fromStart(-72) });
    expect(due(paused(0), -100)).toMatchObject({ reminders: fromStart(-72), warning: fromStart(-72) });
  });
});

describe('warning', () => {
  test('is due once before the start if players are missing', () => {
    expect(due({}, -1).warning).toEqual(fromStart(-72));
    expect(due({}, 0).warning).toBeNull();
    expect(due(FULL_COUNTS).warning).toBeNull();
    expect(due({}, -100, handled({ warning: true })).warning).toBeNull();
    expect(due({ status: 'CANCELLED' }).warning).toBeNull();
  });
});

describe('counting of votes', () => {
  test('is due once at the end of voting', () => {
    expect(due({ motmClosesAt: fromStart(5) }, 100).motm).toEqual(fromStart(5));
    expect(due({}, -100, handled({ motm: true })).motm).toBeNull();
    expect(due({ motmAwarded: [{ uid: 'sam', name: 'Sam', votes: 1 }] }).motm).toBeNull();
    expect(due(withGame({ pickMotm: false })).motm).toBeNull();
    expect(due({ status: 'CANCELLED' }).motm).toBeNull();
  });
});

describe('reminders', () => {
  const phases = (hours: number, handled = NOTHING_HANDLED) =>
    remindersDue(aGameInstance(), handled, fromStart(hours)).map(({ phase }) => phase);

  test.each([
    [-72.01, []],
    [-72, ['REMINDER_72H']],
    [-24.01, ['REMINDER_72H']],
    [-24, ['REMINDER_24H']],
    [-3, ['REMINDER_24H', 'REMINDER_3H']],
    [-0.01, ['REMINDER_24H', 'REMINDER_3H']],
    [0, []],
    [2, ['MOTM_OPEN']],
    [24, []],
  ])('at %d hours from the start have the phases %j', (hours, expected) => {
    expect(phases(hours)).toEqual(expected);
  });

  test('are not due again once handled', () => {
    const handledEarlier = handled({ reminders: fromStart(-72) });
    expect(phases(-50, handledEarlier)).toEqual([]);
    expect(due({}, -50, handledEarlier).reminders).toEqual(fromStart(-24));
    expect(due({}, -20, handled({ reminders: fromStart(-24) })).reminders).toEqual(fromStart(-3));
    expect(due({}, -1, handled({ reminders: fromStart(-3) })).reminders).toEqual(fromStart(2));
    expect(due({}, 3, handled({ reminders: fromStart(2) })).reminders).toBeNull();
  });

  test('are handled up to the latest due time that has passed', () => {
    expect(lastReminderAt(aGameInstance(), NOTHING_HANDLED, fromStart(-80))).toBeNull();
    expect(lastReminderAt(aGameInstance(), NOTHING_HANDLED, fromStart(-30))).toEqual(fromStart(-72));
    expect(lastReminderAt(aGameInstance(), NOTHING_HANDLED, fromStart(-2))).toEqual(fromStart(-3));
    const handledEarlier = handled({ reminders: fromStart(-3) });
    expect(lastReminderAt(aGameInstance(), handledEarlier, fromStart(-2))).toEqual(fromStart(-3));
  });

  test('are due again if the start moves to a later date', () => {
    const startDateTime = fromStart(7 * 24);
    const handledEarlier = handled({ reminders: fromStart(-3) });
    expect(due({ startDateTime }, -2, handledEarlier).reminders).toEqual(fromStart(7 * 24 - 72));
  });

  test('are never due for a cancelled game or for disabled voting', () => {
    expect(due({ status: 'CANCELLED' }).reminders).toBeNull();
    expect(due(withGame({ pickMotm: false }), 1).reminders).toBeNull();
  });

  test('are not due after the end of voting', () => {
    const notDue = { reminders: null, warning: null, result: null, offers: null, conditions: null };
    expect(due({}, 24)).toEqual({ ...notDue, next: fromStart(3), motm: fromStart(24) });
  });
});

const startDateTime = new Date('2026-06-16T18:00:00Z');

test('newGameInstance counts members as unanswered and copies only the game summary', () => {
  const game = aGame({ removed: { tom: 'Tom' } });
  const memberUids = ['olive', 'sam'];
  const input = { id: 'gi', gameId: game.id, game, startDateTime, isFirstGame: false, memberUids };
  const instance = newGameInstance(frozen(input));
  expect(instance).toMatchObject({
    ...{ id: 'gi', gameId: game.id, startDateTime, isFirstGame: false, memberUids },
    ...{ status: 'CREATED', winningTeam: null, teamAColour: '#000000', teamBColour: '#FFFFFF' },
    motmClosesAt: new Date('2026-06-17T18:00:00Z'),
    reserveRecord: { uids: [], promoted: 0 },
    counts: { playing: 0, notPlaying: 0, unanswered: 2 },
  });
  expect(instance.game).toEqual(toGameSummary(game));
});

test('newInstanceJobs sets due times and marks only the start as handled', () => {
  const instance = frozen(aGameInstance({ startDateTime }));
  const now = new Date('2026-06-01T12:00:00Z');
  const handled = { ...NOTHING_HANDLED, start: startDateTime };
  expect(newInstanceJobs(instance, now)).toEqual({ handled, dueAt: dueOf(instance, handled, now) });
});
