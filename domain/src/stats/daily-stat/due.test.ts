import { expect, test } from 'vitest';
import type { DailyStat } from '../../game/game.schema.ts';
import { dailyStatDueAt } from './stat-of-the-day.ts';

const NOW = new Date('2026-06-16T06:00:00Z');
const YESTERDAY = new Date('2026-06-15T06:00:00Z');
const TOMORROW = new Date('2026-06-17T00:00:00Z');
const aStat = (computedAt: Date): DailyStat => ({
  type: 'BIGGEST_CLIMBER',
  text: 'Sam is up two places on the leaderboard',
  playerId: 'sam',
  name: 'Sam',
  value: 2,
  computedAt,
});

test('a stat lasts until its day is over', () => {
  for (const dailyStatDue of [undefined, null, YESTERDAY, TOMORROW]) {
    const due = (computedAt: Date) =>
      dailyStatDueAt({ dailyStat: aStat(computedAt), dailyStatDueAt: dailyStatDue }, true, NOW);
    expect(due(NOW)).toEqual(TOMORROW);
    expect(due(new Date('2026-06-16T23:59:59.999Z'))).toEqual(TOMORROW);
    expect(due(YESTERDAY)).toEqual(new Date('2026-06-16T00:00:00Z'));
  }
});

test('a game that had nothing to tell waits for news', () => {
  for (const known of [undefined, null]) {
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: known }, false, NOW)).toBeNull();
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: known }, true, NOW)).toEqual(NOW);
  }
});

test('a game that is waiting to be looked at goes on waiting', () => {
  for (const hasNews of [false, true])
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: YESTERDAY }, hasNews, NOW)).toEqual(YESTERDAY);
});

test('a game whose stat was taken away is due at once', () => {
  expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: TOMORROW }, false, NOW)).toEqual(NOW);
});
