import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryInstance } from '../../stats/history.schema.ts';
import { aHistoryInstance } from '../../testing/factories.ts';
import { playerIds, weeksAgo } from '../fair-teams.arbitraries.ts';
import { predictChance } from '../model/forecast.ts';
import { toPlayedGames } from '../model/played-games.ts';
import { rate } from '../model/rating.ts';
import { fairnessOf, fairnessOverTime, fairnessText, forecastGameText } from './fairness.ts';

const PEOPLE = playerIds(8);

function aResult(weeks: number, overrides: Partial<HistoryInstance> = {}): HistoryInstance {
  const rotated = [...PEOPLE.slice(weeks % 8), ...PEOPLE.slice(0, weeks % 8)];
  return aHistoryInstance({
    giId: `week-${weeks}`,
    startDateTime: weeksAgo(weeks),
    teamA: rotated.slice(0, 4),
    teamB: rotated.slice(4),
    teamAGoals: 3,
    teamBGoals: 1,
    ...overrides,
  });
}

const anySeason = fc
  .array(
    fc.record({
      weeks: fc.integer({ min: 1, max: 9 }),
      goals: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
      hasGoals: fc.boolean(),
      isCancelled: fc.boolean(),
      players: fc.shuffledSubarray(PEOPLE, { minLength: 4 }),
    }),
    { minLength: 2, maxLength: 10 },
  )
  .map((games) =>
    games.map(({ weeks, goals: [a, b], hasGoals, isCancelled, players }, at) =>
      aResult(weeks, {
        giId: `game-${at}`,
        status: isCancelled ? 'CANCELLED' : 'INVITES_SENT',
        winningTeam: a === b ? 'DRAW' : a > b ? 'TEAM_A' : 'TEAM_B',
        teamAGoals: hasGoals ? a : null,
        teamBGoals: hasGoals ? b : null,
        teamA: players.slice(0, 2),
        teamB: players.slice(2),
      }),
    ),
  );

describe('fairness of past teams', () => {
  test('equals the forecast of a rating from earlier results', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        for (const { giId, startDateTime, chanceA } of fairnessOverTime(season, 20)) {
          const { teamA = [], teamB = [] } = season.find((game) => game.giId === giId) ?? {};
          const before = season.filter((game) => game.startDateTime < startDateTime);
          const players = [...teamA, ...teamB].map((id) => ({ id }));
          const rating = rate({ players, history: toPlayedGames(before), now: startDateTime });
          expect(chanceA).toBeCloseTo(predictChance(rating, { teamA, teamB }).chanceA, 9);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('starts with the second result, oldest first, up to the maximum number', () => {
    expect(fairnessOverTime([], 20)).toEqual([]);
    expect(fairnessOverTime([aResult(1)], 20)).toEqual([]);
    expect(fairnessOverTime([aResult(2), aResult(1, { status: 'CANCELLED' })], 20)).toEqual([]);
    expect(fairnessOverTime([aResult(2), aResult(1, { teamB: [] })], 20)).toEqual([]);
    const season = [1, 2, 3, 4, 5].map((weeks) => aResult(weeks));
    expect(fairnessOverTime(season, 3).map(({ giId }) => giId)).toEqual(['week-3', 'week-2', 'week-1']);
    expect(fairnessOverTime(season, 20)).toHaveLength(4);
  });

  test('has a constant winner as favourite, but no favourite among strangers', () => {
    const [won, lost] = [PEOPLE.slice(0, 4), PEOPLE.slice(4)];
    const same = { teamA: won, teamB: lost, teamAGoals: 9, teamBGoals: 1 };
    const season = [1, 2, 3].map((weeks) => aResult(weeks, same));
    const last = fairnessOverTime(season, 1)[0];
    expect(last).toMatchObject({ favourite: 'TEAM_A', winningTeam: 'TEAM_A', margin: 8 });
    const strangers = { teamA: ['new-1', 'new-2'], teamB: ['new-3', 'new-4'] };
    const after = fairnessOverTime([...season, aResult(0, strangers)], 1)[0];
    expect(after).toMatchObject({ chanceA: 0.5, favourite: null });
  });

  test('has the margin from goals, a margin or a draw, otherwise null', () => {
    const noGoals = { teamAGoals: null, teamBGoals: null };
    const season = [
      aResult(5),
      aResult(4),
      aResult(3, { ...noGoals, winningMargin: 4 }),
      aResult(2, { ...noGoals, winningTeam: 'DRAW' }),
      aResult(1, noGoals),
    ];
    expect(fairnessOverTime(season, 20).map(({ margin }) => margin)).toEqual([2, 4, 0, null]);
    expect(fairnessOf(fairnessOverTime(season, 20))).toMatchObject({ games: 4, averageMargin: 2 });
  });
});

describe('fairness text', () => {
  const fairness = { games: 20, withFavourite: 20, favouriteWon: 11, averageMargin: 1.84 };

  test.each([
    [{}, 'Our favourites won 11 of the last 20. The average margin was 1.8 goals.'],
    [{ averageMargin: 1 }, 'Our favourites won 11 of the last 20. The average margin was 1 goal.'],
    [
      { withFavourite: 19, averageMargin: 2 },
      'Our favourites won 11 of the last 19. We called 1 other even. The average margin was 2 goals.',
    ],
    [
      { withFavourite: 15, averageMargin: null },
      'Our favourites won 11 of the last 15. We called 5 others even.',
    ],
    [{ withFavourite: 0, favouriteWon: 0, averageMargin: null }, 'We called all of the last 20 games even.'],
  ])('describes %o', (change, text) => {
    expect(fairnessText({ ...fairness, ...change })).toBe(text);
  });

  test.each([
    [0.54, 'TEAM_A', 'TEAM_A', 2, '54–46, favourites won by 2'],
    [0.46, 'TEAM_B', 'TEAM_A', null, '54–46, favourites lost'],
    [0.46, 'TEAM_B', 'DRAW', 0, '54–46, a draw'],
    [0.5, null, 'TEAM_B', 1, '50–50, no favourite by 1'],
  ] as const)(
    'describes a game with chance %s, favourite %s, winner %s',
    (chanceA, favourite, winningTeam, margin, text) => {
      const game = { giId: 'first', startDateTime: weeksAgo(1), chanceA, favourite, winningTeam, margin };
      expect(forecastGameText(game)).toBe(text);
    },
  );
});
