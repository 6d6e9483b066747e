import { describe, expect, test } from 'vitest';
import { aPlayedGame, playerIds, TONIGHT } from '../fair-teams.arbitraries.ts';
import { lineUpVector } from '../model/forecast.ts';
import { dot, entry, quadraticForm } from '../model/maths.ts';
import { type GamesAtTime, momentsOf } from '../model/played-games.ts';
import { rate } from '../model/rating.ts';
import { pickFairTeams } from '../pick-fair-teams.ts';
import { PRESETS, type PresetName } from '../preferences/preferences.schema.ts';
import { costMatrix, pairCosts } from './cost.ts';

const ids = playerIds(5);
const history = [
  aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5'], [4, 4], 5),
  aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5'], [4, 5], 4),
  aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5'], [7, 3], 3),
  aPlayedGame(['p1', 'p2'], ['p3', 'p4', 'p5'], [4, 3], 2),
  aPlayedGame(['p1', 'p2', 'p4'], ['p3', 'p5'], [2, 5], 1),
];
const rating = rate({ players: ids.map((id) => ({ id })), history, now: TONIGHT });

function costByFormula(teamA: readonly string[], preset: PresetName): number {
  const teamB = ids.filter((id) => !teamA.includes(id));
  const { uncertaintyWeight } = PRESETS[preset];
  const lineUp = lineUpVector(rating.indices, { teamA, teamB });
  const costs = pairCosts(ids, rating.moments, PRESETS[preset]);
  let together = 0;
  ids.forEach((one, row) => {
    ids.slice(0, row).forEach((other, column) => {
      if (teamA.includes(one) === teamA.includes(other)) together += entry(costs, row, column);
    });
  });
  return (
    dot(rating.mean, lineUp) ** 2 + uncertaintyWeight * quadraticForm(rating.covariance, lineUp) + together
  );
}

describe('cost of a split', () => {
  test.each(['balanced', 'fairest', 'mix-it-up'] as const)(
    'equals the formula up to a constant: %s',
    (preset) => {
      const matrix = costMatrix(rating, ids, PRESETS[preset]);
      const cost = (teamA: readonly string[]) =>
        quadraticForm(
          matrix,
          Array.from(ids, (id) => (teamA.includes(id) ? 1 : -1)),
        );
      const base = ['p1', 'p2', 'p3'];
      for (const teamA of [
        ['p1', 'p2'],
        ['p1', 'p4', 'p5'],
        ['p3', 'p5'],
        ['p2', 'p3', 'p4'],
      ]) {
        const difference = costByFormula(teamA, preset) - costByFormula(base, preset);
        expect(difference).not.toBeCloseTo(0, 6);
        expect(cost(teamA) - cost(base)).toBeCloseTo(difference, 10);
      }
    },
  );
});

const eightPlayers = playerIds(8);
const [fixedA, fixedB] = [eightPlayers.slice(0, 4), eightPlayers.slice(4)];
const sameEveryWeek = Array.from({ length: 10 }, (_, week) => aPlayedGame(fixedA, fixedB, [4, 4], week + 1));

/** Returns how far each pair's share of common games in one team exceeds `limit`. */
const overusedPairs = (ids: readonly string[], moments: readonly GamesAtTime[], togetherLimit: number) =>
  pairCosts(ids, moments, { varietyWeight: 1, togetherLimit, maxRun: Number.POSITIVE_INFINITY });

describe('variety', () => {
  test('treats a pair as overused if always together, not if always opponents', () => {
    const overuse = overusedPairs(eightPlayers, momentsOf(sameEveryWeek), 0.6);
    expect(entry(overuse, 0, 1)).toBeGreaterThan(0.2);
    expect(entry(overuse, 0, 4)).toBe(0);
    expect(entry(overuse, 0, 0)).toBe(0);
  });

  test('counts the last common games in a row, also after a game without one of the two', () => {
    const games = [
      aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [4, 4], 4),
      aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5'], [4, 4], 3),
      aPlayedGame(['p1', 'p3'], ['p4', 'p5'], [4, 4], 2),
      aPlayedGame(['p1', 'p2'], ['p3', 'p4'], [4, 4], 1),
    ];
    const runs = pairCosts(ids, momentsOf(games), { varietyWeight: 0, togetherLimit: 1, maxRun: 1 });
    expect(entry(runs, 0, 1)).toBe(3);
    expect(entry(runs, 0, 2)).toBe(0);
    expect(entry(runs, 3, 4)).toBe(2);
    expect(entry(runs, 0, 0)).toBe(0);
  });

  test.each([
    ['balanced', 4, true],
    ['balanced', 5, false],
    ['fairest', 20, true],
  ] as const)(
    'with %s, a pair that makes the teams even is together after %i games in a row: %s',
    (preset, weeks, expected) => {
      const played = Array.from({ length: weeks }, (_, week) => {
        const [one, other] = week % 2 === 0 ? ['p3', 'p4'] : ['p4', 'p3'];
        return aPlayedGame(['p1', 'p2', one], ['p5', 'p6', other], [4, 4], week + 1);
      });
      const starsOf: Record<string, number> = { p1: 5, p2: 1 };
      const players = playerIds(6).map((id) => ({ id, stars: starsOf[id] ?? 3 }));
      const { teamA } = pickFairTeams({ players, history: played, preset, seed: 1, now: TONIGHT });
      expect(teamA.includes('p1') === teamA.includes('p2')).toBe(expected);
    },
  );

  test('counts old games less', () => {
    const games = (together: (week: number) => boolean) =>
      Array.from({ length: 16 }, (_, week) =>
        aPlayedGame(
          together(week) ? fixedA : ['p1', 'p5', 'p6', 'p7'],
          together(week) ? fixedB : ['p2', 'p3', 'p4', 'p8'],
          [4, 4],
          week,
        ),
      );
    const lately = overusedPairs(eightPlayers, momentsOf(games((week) => week < 8)), 0.5);
    const longAgo = overusedPairs(eightPlayers, momentsOf(games((week) => week >= 8)), 0.5);
    expect(entry(lately, 0, 1)).toBeGreaterThan(0.05);
    expect(entry(longAgo, 0, 1)).toBe(0);
  });

  function mostTeamMatesTogether(preset: PresetName): number {
    const players = eightPlayers.map((id) => ({ id }));
    const { teamA } = pickFairTeams({ players, history: sameEveryWeek, preset, seed: 1, now: TONIGHT });
    const inA = teamA.filter((id) => fixedA.includes(id)).length;
    return Math.max(inA, 4 - inA);
  }

  test('mixes teams that were even every week unless the preset is ‘fairest’', () => {
    expect(mostTeamMatesTogether('fairest')).toBe(4);
    expect(mostTeamMatesTogether('balanced')).toBeLessThan(4);
    expect(mostTeamMatesTogether('mix-it-up')).toBe(2);
  });
});
