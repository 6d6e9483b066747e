import { describe, expect, test } from 'vitest';
import { aPlayedGame, playerIds, TONIGHT } from '../fair-teams.arbitraries.ts';
import { lineUpVector } from '../model/belief.ts';
import { dot, entry, quadraticForm } from '../model/maths.ts';
import { momentsOf } from '../model/played-games.ts';
import { rate } from '../model/rating.ts';
import { pickFairTeams } from '../pick-fair-teams.ts';
import { PRESETS, type PresetName } from '../preferences/presets.ts';
import { costMatrix, overusedPairs } from './cost.ts';

const ids = playerIds(5);
const history = [
  aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5'], [7, 3], 3),
  aPlayedGame(['p1', 'p2'], ['p3', 'p4', 'p5'], [4, 3], 2),
  aPlayedGame(['p1', 'p2', 'p4'], ['p3', 'p5'], [2, 5], 1),
];
const rating = rate({ players: ids.map((id) => ({ id })), history, now: TONIGHT });

function costByFormula(teamA: readonly string[], preset: PresetName): number {
  const teamB = ids.filter((id) => !teamA.includes(id));
  const { uncertaintyWeight, varietyWeight, togetherLimit } = PRESETS[preset];
  const lineUp = lineUpVector(rating.indices, { teamA, teamB });
  const overuse = overusedPairs(ids, rating.moments, togetherLimit);
  let together = 0;
  ids.forEach((one, row) => {
    ids.slice(0, row).forEach((other, column) => {
      if (teamA.includes(one) === teamA.includes(other)) together += entry(overuse, row, column);
    });
  });
  return (
    dot(rating.mean, lineUp) ** 2 +
    uncertaintyWeight * quadraticForm(rating.covariance, lineUp) +
    varietyWeight * together
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

describe('variety', () => {
  test('treats a pair as overused if always together, not if always opponents', () => {
    const overuse = overusedPairs(eightPlayers, momentsOf(sameEveryWeek), 0.6);
    expect(entry(overuse, 0, 1)).toBeGreaterThan(0.2);
    expect(entry(overuse, 0, 4)).toBe(0);
    expect(entry(overuse, 0, 0)).toBe(0);
  });

  test('reduces the overuse of a pair after the pair was split', () => {
    const apart = [0, 1].map((week) =>
      aPlayedGame(['p1', 'p5', 'p6', 'p7'], ['p2', 'p3', 'p4', 'p8'], [4, 4], week),
    );
    const before = overusedPairs(eightPlayers, momentsOf(sameEveryWeek), 0.6);
    const after = overusedPairs(eightPlayers, momentsOf([...sameEveryWeek, ...apart]), 0.6);
    expect(entry(after, 0, 1)).toBeLessThan(entry(before, 0, 1));
  });

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

  test('treats no pair as overused without played games', () => {
    expect(Math.max(...overusedPairs(eightPlayers, [], 0.5).flat())).toBe(0);
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
