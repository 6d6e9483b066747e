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

test('stat lasts until the end of its day', () => {
  for (const dailyStatDue of [undefined, null, YESTERDAY, TOMORROW]) {
    const due = (computedAt: Date) =>
      dailyStatDueAt({ dailyStat: aStat(computedAt), dailyStatDueAt: dailyStatDue }, true, NOW);
    expect(due(NOW)).toEqual(TOMORROW);
    expect(due(new Date('2026-06-16T23:59:59.999Z'))).toEqual(TOMORROW);
    expect(due(YESTERDAY)).toEqual(new Date('2026-06-16T00:00:00Z'));
  }
});

test('game without a stat is due after a new result', () => {
  for (const stored of [undefined, null]) {
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: stored }, false, NOW)).toBeNull();
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: stored }, true, NOW)).toEqual(NOW);
  }
});

test('overdue game stays due', () => {
  for (const hasNewResults of [false, true])
    expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: YESTERDAY }, hasNewResults, NOW)).toEqual(
      YESTERDAY,
    );
});

test('removed stat makes a game due at once', () => {
  expect(dailyStatDueAt({ dailyStat: null, dailyStatDueAt: TOMORROW }, false, NOW)).toEqual(NOW);
});
