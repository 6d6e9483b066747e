import { describe, expect, test } from 'vitest';
import { aPlayedGame, playerIds, TONIGHT, weeksAgo } from '../fair-teams.arbitraries.ts';
import { entry, normalCdf, normalDensity } from './maths.ts';
import type { PlayedGame } from './played-games.ts';
import { type Rating, rate } from './rating.ts';

const ids = playerIds(4);
const players = ids.map((id) => ({ id }));
const [pairA, pairB] = [ids.slice(0, 2), ids.slice(2)];

function strength(rating: Rating, id: string): number {
  return rating.mean[rating.indices.get(id) ?? -1] ?? Number.NaN;
}

function uncertainty(rating: Rating, id: string): number {
  const index = rating.indices.get(id) ?? -1;
  return entry(rating.covariance, index, index);
}

function rateHistory(history: readonly PlayedGame[], now = TONIGHT): Rating {
  return rate({ players, history, now });
}

describe('rating', () => {
  test('puts winners further above losers when the margin is larger', () => {
    const narrow = rateHistory([aPlayedGame(pairA, pairB, [3, 2])]);
    const clear = rateHistory([aPlayedGame(pairA, pairB, [6, 2])]);
    expect(strength(narrow, 'p1')).toBeGreaterThan(strength(narrow, 'p3'));
    expect(strength(clear, 'p1')).toBeGreaterThan(strength(narrow, 'p1'));
  });

  test('equals ridge regression after one game with a score', () => {
    const luck = Math.sqrt((6 * 11 + 3 ** 2) / 7);
    const rating = rateHistory([aPlayedGame(pairA, pairB, [5, 2], 0)]);
    expect(strength(rating, 'p1')).toBeCloseTo((0.18 ** 2 * 3) / luck / (1 + 4 * 0.18 ** 2), 12);
    expect(strength(rating, 'p3')).toBeCloseTo(-strength(rating, 'p1'), 12);
    expect(uncertainty(rating, 'p1')).toBeCloseTo(0.18 ** 2 - 0.18 ** 4 / (1 + 4 * 0.18 ** 2), 12);
  });

  test('equals the mean of a truncated normal after a winner without a score', () => {
    const game = { playedAt: TONIGHT, teamA: pairA, teamB: pairB, winningTeam: 'TEAM_A' as const };
    const spread = Math.sqrt(1 + 4 * 0.18 ** 2);
    const threshold = 0.5 / Math.sqrt(11) / spread;
    const shift = normalDensity(threshold) / (1 - normalCdf(threshold));
    expect(strength(rateHistory([game]), 'p1')).toBeCloseTo((0.18 ** 2 / spread) * shift, 12);
  });

  test('separates two team mates by games against each other', () => {
    const rating = rateHistory([
      aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [5, 1], 3),
      aPlayedGame(['p1', 'p3'], ['p2', 'p4'], [5, 1], 2),
    ]);
    expect(strength(rating, 'p1')).toBeGreaterThan(strength(rating, 'p2'));
    expect(strength(rating, 'p2')).toBeCloseTo(strength(rating, 'p3'), 2);
  });

  test('counts 99–0 as a win by eight goals', () => {
    const rout = rateHistory([aPlayedGame(pairA, pairB, [99, 0])]);
    const byEight = rateHistory([aPlayedGame(pairA, pairB, [8, 0])]);
    expect(strength(rout, 'p1')).toBe(strength(byEight, 'p1'));
  });

  test('counts a winning margin as the same goal difference', () => {
    const game = { playedAt: weeksAgo(1), teamA: pairA, teamB: pairB, winningTeam: 'TEAM_B' as const };
    const byMargin = rateHistory([{ ...game, winningMargin: 3 }]);
    const byGoals = rateHistory([{ ...game, teamAGoals: 1, teamBGoals: 4 }]);
    expect(byMargin.mean).toEqual(byGoals.mean);
  });

  test('skips a game without a result or with an empty team', () => {
    const unplayed = { ...aPlayedGame(pairA, pairB, [5, 0]), winningTeam: null };
    const walkover = aPlayedGame(pairA, [], [5, 0]);
    expect(rateHistory([unplayed, walkover])).toEqual(rateHistory([]));
  });

  test('depends on the stars of a newcomer', () => {
    const rating = rate({
      players: [{ id: 'p1', stars: 5 }, { id: 'p2' }, { id: 'p3', stars: 1.5 }],
      history: [],
      now: TONIGHT,
    });
    expect(strength(rating, 'p1')).toBeGreaterThan(strength(rating, 'p2'));
    expect(strength(rating, 'p3')).toBeLessThan(strength(rating, 'p2'));
    expect(uncertainty(rating, 'p1')).toBeLessThan(uncertainty(rating, 'p2'));
  });

  test('throws for an invalid date', () => {
    const game = { ...aPlayedGame(pairA, pairB, [1, 0]), playedAt: new Date('soon') };
    expect(() => rateHistory([game])).toThrow('Not a valid date');
  });

  test.each([0, 6, Number.NaN])('throws for %f stars', (stars) => {
    expect(() => rate({ players: [{ id: 'p1', stars }], history: [], now: TONIGHT })).toThrow(
      'Stars must be from 1 to 5',
    );
  });
});
