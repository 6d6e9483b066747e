import { type PlayedGame, predictChance, rate } from '@fives/domain';
import { describe, expect, test } from 'vitest';
import { CONTENDERS, compare } from './comparison.ts';
import { simulateDropOuts, summariseDropOuts } from './drop-outs.ts';
import { BASE, matchdaysOf } from './group.ts';
import { mostEvenSplit } from './most-even-split.ts';
import { fives } from './pickers.ts';
import { expectancy, playSeason, poissonQuantile, quickExpectancy } from './season.ts';
import { streamFor } from './streams.ts';

describe('simulation', () => {
  test('has symmetric chances and even chances for equal teams', () => {
    expect(expectancy(0).chanceA).toBeCloseTo(0.5, 12);
    expect(expectancy(2).chanceA + expectancy(-2).chanceA).toBeCloseTo(1, 12);
    expect(expectancy(2).chanceA).toBeGreaterThan(0.6);
    expect(expectancy(0).close).toBeGreaterThan(expectancy(4).close);
    expect(quickExpectancy(1.2345).chanceA).toBeCloseTo(expectancy(1.2345).chanceA, 5);
  });

  test('scores six goals per team at the median', () => {
    expect(poissonQuantile(6, 0.5)).toBe(6);
    expect(poissonQuantile(6, 0)).toBe(0);
  });

  test('gives every picker the same matchdays', () => {
    expect(matchdaysOf(BASE, 7, 3)).toEqual(matchdaysOf(BASE, 7, 3));
    expect(matchdaysOf(BASE, 7, 3)).not.toEqual(matchdaysOf(BASE, 7, 4));
  });

  test('finds the most even split', () => {
    const team = mostEvenSplit([5, 4, 3, 2], streamFor('test'));
    expect(team).toEqual([0, 3]);
  });
});

describe('fair teams in forty weeks of 24 groups', () => {
  const { Fives, 'Fives with stars': starred, 'points per game, exact': points } = CONTENDERS;
  const standings = compare(BASE, { Fives, starred, points }, { groups: 24, seed: 1 });

  test('are more even than random teams, especially with stars', () => {
    expect(standings.Fives.gap['all weeks']).toBeGreaterThan(10);
    expect(standings.starred.gap['all weeks']).toBeGreaterThan(18);
  });

  test('are more even than teams with equal points per game', () => {
    expect(standings.Fives.imbalance['all weeks']).toBeLessThan(standings.points.imbalance['all weeks']);
  });

  test('do not keep the same pairs together', () => {
    expect(standings.Fives.togetherMost).toBeLessThan(0.85);
    expect(standings.Fives.longestRun).toBeLessThan(10);
  });

  test('have a forecast that is not clearly worse than 50–50', () => {
    expect(standings.Fives.logLoss).toBeLessThan(Math.LN2 + 0.005);
  });
});

test('some groups of six have a forecast of high confidence after 39 weeks', () => {
  const confidences = Array.from({ length: 12 }, (_, group) => {
    const matchdays = matchdaysOf({ ...BASE, playersPerGame: 6 }, 7, group);
    const { history } = playSeason(matchdays, fives({ stars: true }), `7/${group}`);
    const last = history.at(-1) as PlayedGame;
    const players = matchdays.at(-1)?.present.map(({ id, stars }) => ({ id, stars })) ?? [];
    return predictChance(rate({ players, history: history.slice(0, -1), now: last.playedAt }), last)
      .confidence;
  });
  expect(confidences).toContain('high');
  expect(confidences).toContain('medium');
});

describe('repairs of seventy drop-outs', () => {
  const dropOuts = simulateDropOuts(BASE, 2, 1);
  const summary = summariseDropOuts(dropOuts);

  test('need at most two moves in most games', () => {
    expect(dropOuts).toHaveLength(70);
    expect(summary.percentWithMoves(0, 2)).toBeGreaterThan(90);
  });

  test('are within three percentage points of the most even teams', () => {
    for (const { repaired, best } of dropOuts) expect(repaired - best).toBeLessThan(0.03 + 1e-9);
  });

  test('are more even than teams without a repair', () => {
    expect(summary.repaired).toBeLessThan(summary.unrepaired);
  });
});
