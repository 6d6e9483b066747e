import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../random.ts';
import { anyGame, aPlayedGame, playerIds, TONIGHT, weeksAgo } from '../fair-teams.arbitraries.ts';
import { type FairPlayer, priorOf } from './forecast.ts';
import { entry, inverseMillsRatio, normalCdf, normalDensity } from './maths.ts';
import { momentsOf, type PlayedGame, type UsefulGame } from './played-games.ts';
import { KEPT_PER_WEEK, type Rating, rate } from './rating.ts';

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

const WEEK_IN_MS = 7 * 24 * 3_600_000;
const REGULARS = playerIds(5);
const PLAYERS: readonly FairPlayer[] = [{ id: 'p1', stars: 5 }, { id: 'p2' }, { id: 'p6', stars: 2 }];

interface ReferenceRating {
  readonly ids: readonly string[];
  readonly m: readonly number[];
  readonly p: readonly (readonly number[])[];
}

/** Calculates the same model as `rate`, but includes everyone from the first game to the last. */
function referenceRating(
  players: readonly FairPlayer[],
  history: readonly PlayedGame[],
  now: Date,
): ReferenceRating {
  const moments = momentsOf(history);
  const all = moments.flatMap((moment) => moment.games);
  const goals = all.flatMap(({ result }) => ('goals' in result ? [result.goals ** 2] : []));
  const unit = Math.sqrt((66 + goals.reduce((a, b) => a + b, 0)) / (6 + goals.length));
  const ids = ['', ...new Set([...players.map(({ id }) => id), ...moments.flatMap(({ people }) => people)])];
  const prior = (id: string) =>
    id === '' ? { mean: 0.24, variance: 0.24 ** 2 } : priorOf(players.find((one) => one.id === id) ?? { id });
  const priors = ids.map(prior);
  let m = priors.map(({ mean }) => mean);
  let p = priors.map(({ variance }, a) => ids.map((_, b) => (a === b ? variance : 0)));
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const passWeeks = (weeks: number) => {
    const kept = KEPT_PER_WEEK ** weeks;
    const regained = (a: number) => (1 - kept ** 2) * (priors[a]?.variance ?? 0);
    m = m.map((value, a) => kept * value + (1 - kept) * (priors[a]?.mean ?? 0));
    p = p.map((row, a) => row.map((value, b) => kept ** 2 * value + (a === b ? regained(a) : 0)));
  };
  const measure = ({ teamA, teamB, result, share }: UsefulGame) => {
    const x = ids.map((id) => Number(teamA.includes(id)) - Number(teamB.includes(id)));
    x[0] = teamA.length - teamB.length;
    if ('goals' in result) return { x, value: result.goals / (share * unit), noise: 1 / share };
    const expected = sum(m.map((value, a) => value * (x[a] ?? 0)));
    const variance = sum(p.map((row, a) => (x[a] ?? 0) * sum(row.map((value, b) => value * (x[b] ?? 0)))));
    const spread = Math.sqrt(variance + 1);
    const { winner } = result;
    const moved = winner * spread * inverseMillsRatio((winner * expected - 0.5 / unit) / spread);
    return { x, value: expected + (moved * Math.PI) / 2, noise: ((variance + 1) * Math.PI) / 2 - variance };
  };
  let time = moments[0]?.time ?? 0;
  for (const moment of moments) {
    passWeeks((moment.time - time) / WEEK_IN_MS);
    time = moment.time;
    for (const { x, value, noise } of moment.games.map(measure)) {
      const s = p.map((row) => sum(row.map((each, b) => each * (x[b] ?? 0))));
      const total = sum(s.map((each, a) => each * (x[a] ?? 0))) + noise;
      const error = value - sum(m.map((each, a) => each * (x[a] ?? 0)));
      m = m.map((each, a) => each + ((s[a] ?? 0) * error) / total);
      p = p.map((row, a) => row.map((each, b) => each - ((s[a] ?? 0) * (s[b] ?? 0)) / total));
    }
  }
  passWeeks(Math.max(0, now.getTime() - time) / WEEK_IN_MS);
  return { ids, m, p };
}

function largestDifference(
  players: readonly FairPlayer[],
  history: readonly PlayedGame[],
  now: Date,
): number {
  const rating = rate({ players, history, now });
  const { ids, m, p } = referenceRating(players, history, now);
  expect(rating.indices.size).toBe(players.length);
  const indices = [['', 0] as const, ...rating.indices].map(
    ([id, index]) => [ids.indexOf(id), index] as const,
  );
  const differences = indices.flatMap(([a, row]) => [
    Math.abs((rating.mean[row] ?? Number.NaN) - (m[a] ?? Number.NaN)),
    ...indices.map(([b, column]) =>
      Math.abs(entry(rating.covariance, row, column) - (p[a]?.[b] ?? Number.NaN)),
    ),
  ]);
  return differences.reduce((most, difference) => Math.max(most, difference), 0);
}

const histories = fc
  .array(fc.tuple(anyGame([...REGULARS, 'p6', 'q1', 'q2']), fc.boolean(), fc.boolean()), { maxLength: 25 })
  .map((list) =>
    list.map(([game, isInA, hasTwoGuests], at): PlayedGame => {
      const guests = hasTwoGuests ? [`guest-${at}`, `friend-${at}`] : [`guest-${at}`];
      return isInA
        ? { ...game, teamA: [...game.teamA, ...guests] }
        : { ...game, teamB: [...guests, ...game.teamB] };
    }),
  );

describe('removing people after their last game', () => {
  test('keeps the same belief about the players', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: -5, max: 200 }), (history, weeks) => {
        expect(largestDifference(PLAYERS, history, weeksAgo(-weeks))).toBeLessThan(1e-12);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the same belief after 300 games, half of them with a guest', () => {
    expect(largestDifference(PLAYERS, weeklyGames(300), TONIGHT)).toBeLessThan(1e-12);
  });

  test('keeps the covariance symmetric and each variance low after 1,500 games', () => {
    const { covariance } = rate({ players: PLAYERS, history: weeklyGames(1500), now: TONIGHT });
    for (const [row, values] of covariance.entries()) {
      for (const [column, value] of values.entries()) expect(value).toBe(entry(covariance, column, row));
      expect(values[row]).toBeGreaterThan(0);
      expect(values[row]).toBeLessThanOrEqual(0.24 ** 2);
    }
  });
});

test('two halves with the same teams teach as much as one game', () => {
  const game = aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [6, 3], 1);
  const half = (teamAGoals: number, teamBGoals: number) => ({ ...game, teamAGoals, teamBGoals, share: 0.5 });
  const players = playerIds(4).map((id) => ({ id }));
  const ofGame = rate({ players, history: [game], now: TONIGHT });
  // The unit of luck depends on squares of goals, and (3² + 0²) equals 3².
  const ofHalves = rate({ players, history: [half(3, 0), half(3, 3)], now: TONIGHT });
  for (const [at, mean] of ofGame.mean.entries()) expect(ofHalves.mean[at]).toBeCloseTo(mean, 10);
  for (const [at, row] of ofGame.covariance.entries())
    for (const [other, value] of row.entries())
      expect(entry(ofHalves.covariance, at, other)).toBeCloseTo(value, 10);
});

/** Returns weekly games, newest first. Every third game has a margin or only a winner, instead of goals. */
function weeklyGames(count: number): PlayedGame[] {
  const random = randomFromSeed('season');
  return Array.from({ length: count }, (_, week) => {
    const people = [...REGULARS, week % 2 === 0 ? `guest-${week}` : 'p6'].map((id) => ({
      id,
      key: random(),
    }));
    const ids = people.toSorted((a, b) => a.key - b.key).map(({ id }) => id);
    const goals = [Math.floor(random() * 10), Math.floor(random() * 10)] as const;
    const game = aPlayedGame(ids.slice(0, 3), ids.slice(3), goals, week);
    return week % 3 === 0 ? { ...game, teamAGoals: null, winningMargin: week % 2 === 0 ? 2 : null } : game;
  });
}
