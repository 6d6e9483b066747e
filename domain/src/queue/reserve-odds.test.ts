import { describe, expect, test } from 'vitest';
import { oddsForReserve, type ReserveWeek } from './reserve-odds.ts';

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
