import { describe, expect, test } from 'vitest';
import type { PlayerInstance } from '../instance/player-instance.schema.ts';
import { aGameInstance, aPlayerInstance } from '../testing/factories.ts';
import {
  oddsForReserve,
  type ReserveWeek,
  reserveOddsOf,
  reserveOddsText,
  updateReserveRecord,
  yesRepliesNeededText,
} from './reserve-odds.ts';

const week = (yesBeforeStart: number, playedOfReserves: number): ReserveWeek => ({
  numberOfPlayers: 10,
  yesBeforeStart,
  playedOfReserves,
});
const weeks = [
  week(12, 0),
  week(12, 1),
  week(11, 2),
  week(10, 2),
  week(10, 1),
  week(9, 0),
  week(8, 0),
  week(14, 3),
];

describe('the odds of a reserve', () => {
  test.each([
    [1, 7],
    [2, 4],
    [3, 1],
    [4, 0],
  ])('at position %i count promoted reserves and free spots', (position, played) => {
    expect(oddsForReserve({ position, weeks })).toEqual({ played, of: 8 });
  });

  test('are null with fewer than eight weeks', () => {
    expect(oddsForReserve({ position: 1, weeks: weeks.slice(1) })).toBeNull();
  });
});

describe('the record of reserves', () => {
  const spots = { game: { numberOfPlayers: 2 } };
  const at = (minute: number) => new Date(Date.UTC(2026, 5, 9, 12, minute));
  const yes = (uid: string, minute: number) => aPlayerInstance({ uid, repliedAt: at(minute) });
  const no = (uid: string) => aPlayerInstance({ uid, status: 'NOT_PLAYING', repliedAt: at(50) });
  const full = [yes('ana', 1), yes('ben', 2), yes('cem', 3), yes('dee', 4)];
  const before = updateReserveRecord({ uids: [], promoted: 0 }, full, spots);
  const [ana, ben, cem, dee] = full as [PlayerInstance, PlayerInstance, PlayerInstance, PlayerInstance];

  test('has everyone without a spot', () => {
    expect(before).toEqual({ uids: ['cem', 'dee'], promoted: 0 });
  });

  test('counts a reserve who moves up', () => {
    expect(updateReserveRecord(before, [no('ana'), ben, cem, dee], spots)).toEqual({
      uids: ['cem', 'dee'],
      promoted: 1,
    });
  });

  test('does not count a reserve who moved up, then dropped out', () => {
    const moved = updateReserveRecord(before, [no('ana'), ben, cem, dee], spots);
    expect(updateReserveRecord(moved, [no('ana'), ben, no('cem')], spots)).toEqual({
      uids: ['cem'],
      promoted: 0,
    });
  });

  test('stays the same when it is updated twice', () => {
    expect(updateReserveRecord(before, [ana, ben, cem, dee], spots)).toEqual(before);
  });
});

describe('the odds of an instance', () => {
  const past = (playing: number, promoted: number) =>
    aGameInstance({
      counts: { playing, notPlaying: 0, unanswered: 0 },
      reserveRecord: { uids: [], promoted },
    });
  const eight = [
    ...Array.from({ length: 5 }, () => past(12, 2)),
    ...Array.from({ length: 2 }, () => past(9, 0)),
    past(10, 0),
  ];
  const odds = reserveOddsOf(eight);

  test('count the weeks of each position', () => {
    expect(odds).toMatchObject({ weeks: 8, played: [7, 5, 0, 0, 0, 0, 0, 0, 0, 0] });
  });

  test.each([
    ['that is cancelled', { status: 'CANCELLED' }],
    ['without a record', { reserveRecord: null }],
  ] as const)('skip an instance %s', (_, changes) => {
    const skipped = { ...past(12, 2), ...changes };
    expect(reserveOddsOf([...eight.slice(1), skipped])).toBeNull();
    expect(reserveOddsOf([...eight, skipped])).toEqual(odds);
  });

  test.each([
    [2, 'As 2nd reserve, you would have played in 5 of the last 8 weeks.'],
    [3, 'As 3rd reserve, you would not have played in the last 8 weeks.'],
    [11, 'As 11th reserve, you would not have played in the last 8 weeks.'],
  ])('at position %i have a sentence', (position, text) => {
    expect(odds && reserveOddsText(odds, position)).toBe(text);
  });

  test('tell an organiser how many yes replies most weeks need', () => {
    expect(odds && yesRepliesNeededText(odds, 10)).toBe(
      'Aim for 12 yes replies. In 5 of the last 8 weeks, you needed at least 2 reserves.',
    );
    expect(yesRepliesNeededText({ weeks: 8, played: [4, 0] }, 10)).toBeNull();
  });
});
