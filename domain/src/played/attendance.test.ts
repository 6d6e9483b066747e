import { describe, expect, test } from 'vitest';
import { toGameSummary } from '../game/game.schema.ts';
import { NOTHING_MARKED, type PlayerInstance } from '../instance/player-instance.schema.ts';
import { mergeAttendance } from '../people/merge-entries.ts';
import { A_KICK_OFF, aGame, aGameInstance, aLateQueue, aPlayerInstance } from '../testing/factories.ts';
import { lateDropOutAt, lateDropOuts, noShowsReason, turnoutOf } from './attendance.ts';

const HOUR = 3_600_000;
const hoursBefore = (hours: number) => new Date(A_KICK_OFF.getTime() - hours * HOUR);
const yes = (uid: string, hours: number, more: Partial<PlayerInstance> = {}) =>
  aPlayerInstance({ uid, repliedAt: hoursBefore(hours), ...more });
const no = (uid: string, hours: number, more: Partial<PlayerInstance> = {}) =>
  yes(uid, hours, { status: 'NOT_PLAYING', ...more });
const instance = aGameInstance({ game: toGameSummary(aGame({ numberOfPlayers: 2 })) });
const OLIVE = { uid: 'olive', isGuest: false };

describe('late drop-out', () => {
  const others = [yes('ben', 90), yes('cem', 80)];
  const dropOutAt = (playerInstance: PlayerInstance, before: PlayerInstance | null = yes('ana', 100)) =>
    lateDropOutAt({ instance, people: [playerInstance, ...others] }, 'ana', before);

  test('counts a player who drops out inside the limit', () => {
    expect(dropOutAt(no('ana', 24))).toEqual(hoursBefore(24));
  });

  test.each([
    ['a player who drops out before the limit', no('ana', 24.1)],
    ['a reserve', no('ana', 23), yes('ana', 70)],
    ['a player whom an organiser marked as not playing', no('ana', 5, { answeredBy: 'olive' })],
    ['a person without an earlier reply', no('ana', 5), null],
    ['a person who had already said no', no('ana', 5), no('ana', 6)],
    ['a player who says yes again', yes('ana', 5)],
    ['a no after the start', no('ana', 0)],
  ])('ignores %s', (_, after, before = yes('ana', 100)) => {
    expect(dropOutAt(after, before)).toBeNull();
  });

  test('uses the limit of the game', () => {
    const game = { ...instance.game, lateDropOutHours: 48 };
    const people = [no('ana', 47), ...others];
    expect(lateDropOutAt({ instance: { ...instance, game }, people }, 'ana', yes('ana', 100))).toEqual(
      hoursBefore(47),
    );
  });

  test('counts only former players of the late queue', () => {
    const state = (left: Record<string, Date>) => ({
      instance: { ...instance, lateQueue: aLateQueue({ playing: ['ben'], left }) },
      people: [no('ana', 2), ...others],
    });
    expect(lateDropOutAt(state({ ana: hoursBefore(2) }), 'ana', yes('ana', 1))).toEqual(hoursBefore(2));
    expect(lateDropOutAt(state({}), 'ana', yes('ana', 100))).toBeNull();
  });

  test('is forgiven if the spot was filled, earliest drop-out first', () => {
    const dropOuts = { ana: hoursBefore(20), dee: hoursBefore(4) };
    const gone = [no('ana', 20), no('dee', 4)];
    const forgiven = (people: readonly PlayerInstance[]) =>
      lateDropOuts([...gone, ...people], instance, { dropOuts }).map(
        ({ uid, isForgiven }) => `${uid} ${isForgiven}`,
      );
    expect(forgiven(others)).toEqual(['ana true', 'dee true']);
    expect(forgiven([yes('ben', 90)])).toEqual(['ana true', 'dee false']);
    expect(forgiven([])).toEqual(['ana false', 'dee false']);
  });

  test('moves to the surviving entry of a merge', () => {
    const dropOuts = { g_ana: hoursBefore(3) };
    expect(mergeAttendance({ dropOuts }, 'g_ana', 'ana')).toEqual({ dropOuts: { ana: hoursBefore(3) } });
  });

  test('is ignored if the person plays after all', () => {
    const marked = { dropOuts: { ben: hoursBefore(5) } };
    expect(lateDropOuts(others, instance, marked)).toEqual([]);
  });
});

describe('no-show', () => {
  const people = [yes('ana', 100), yes('ben', 90), yes('cem', 80), no('dee', 70)];
  const marking = (noShows: string[], now = A_KICK_OFF, actor = OLIVE) =>
    noShowsReason({ instance, people }, actor, noShows, now)?.code;

  test('is marked by an organiser after the start for people who were in', () => {
    expect(marking(['ana', 'ben'])).toBeUndefined();
    expect(marking([])).toBeUndefined();
    expect(marking(['ana'], hoursBefore(0.01))).toBe('NOT_STARTED');
    expect(marking(['ana'], A_KICK_OFF, { uid: 'ana', isGuest: false })).toBe('ORGANISER_ONLY');
    expect(marking(['cem'])).toBe('NOT_EXPECTED');
    expect(marking(['dee'])).toBe('NOT_EXPECTED');
    const off = { ...instance, status: 'CANCELLED' as const };
    expect(noShowsReason({ instance: off, people }, OLIVE, [], A_KICK_OFF)?.code).toBe('CANCELLED');
  });
});

test('turnout adds up over several games', () => {
  const first = { instance, people: [yes('ana', 100), no('ben', 5)], attendance: null };
  const attendance = { dropOuts: { ben: hoursBefore(5) } };
  const filled = [yes('ana', 100), yes('cem', 4), no('ben', 5)];
  const marked = { ...instance, noShows: ['ana'] };
  const second = { instance: marked, people: [yes('ana', 100), no('ben', 5)], attendance };
  const third = { instance, people: filled, attendance };
  expect(turnoutOf([first, second, third])).toEqual([
    { uid: 'ana', expected: 3, noShows: 1, lateDropOuts: 0, forgiven: 0 },
    { uid: 'ben', expected: 0, noShows: 0, lateDropOuts: 1, forgiven: 1 },
    { uid: 'cem', expected: 1, noShows: 0, lateDropOuts: 0, forgiven: 0 },
  ]);
  expect(turnoutOf([{ ...first, attendance: NOTHING_MARKED }])).toHaveLength(1);
});
