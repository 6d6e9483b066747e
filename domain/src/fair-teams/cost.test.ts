import { describe, expect, test } from 'vitest';
import { costMatrix } from './cost.ts';
import { aPlayedGame, namesOf, TONIGHT } from './fair-teams.arbitraries.ts';
import { lineUpVector } from './line-up.ts';
import { dot, entry, quadraticForm } from './linear-algebra.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { rate } from './rating.ts';
import { Shortlist } from './shortlist.ts';
import { overusedPairs } from './variety.ts';

const ids = namesOf(5);
const history = [
  aPlayedGame(['p1', 'p2', 'p3'], ['p4', 'p5'], [7, 3], 3),
  aPlayedGame(['p1', 'p2'], ['p3', 'p4', 'p5'], [4, 3], 2),
  aPlayedGame(['p1', 'p2', 'p4'], ['p3', 'p5'], [2, 5], 1),
];
const rating = rate({ players: ids.map((id) => ({ id })), history, now: TONIGHT });

/** What the formula says, term by term, with every pair looked at. */
function costByFormula(teamA: readonly string[], preset: PresetName): number {
  const teamB = ids.filter((id) => !teamA.includes(id));
  const { doubtWeight, varietyWeight, togetherLimit } = PRESETS[preset];
  const lineUp = lineUpVector(rating.places, teamA, teamB);
  const overuse = overusedPairs(ids, rating.moments, togetherLimit);
  let together = 0;
  ids.forEach((one, row) => {
    ids.slice(0, row).forEach((other, column) => {
      if (teamA.includes(one) === teamA.includes(other)) together += entry(overuse, row, column);
    });
  });
  return (
    dot(rating.mean, lineUp) ** 2 +
    doubtWeight * quadraticForm(rating.covariance, lineUp) +
    varietyWeight * together
  );
}

describe('the cost of a split', () => {
  test.each(['balanced', 'fairest', 'mix-it-up'] as const)(
    'is the formula’s, but for a constant: %s',
    (preset) => {
      const matrix = costMatrix(rating, ids, PRESETS[preset]);
      const cost = (teamA: readonly string[]) =>
        quadraticForm(
          matrix,
          Float64Array.from(ids, (id) => (teamA.includes(id) ? 1 : -1)),
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

describe('the shortlist', () => {
  test('draws lots between costs that differ by rounding alone', () => {
    const shortlist = new Shortlist();
    shortlist.add(Int8Array.of(1, -1), 0.1 + 0.2, 1);
    shortlist.add(Int8Array.of(-1, 1), 0.3, 2);
    shortlist.add(Int8Array.of(1, 1), 0.3 + 1e-6, 0);
    expect(shortlist.ranked().map(({ lot }) => lot)).toEqual([1, 2, 0]);
  });

  test('forgets the dearest of many', () => {
    const shortlist = new Shortlist();
    for (let cost = 3000; cost > 0; cost--)
      if (shortlist.wants(cost, 0)) shortlist.add(new Int8Array(), cost, 0);
    const costs = shortlist.ranked().map(({ cost }) => cost);
    expect(costs).toHaveLength(512);
    expect(costs[0]).toBeLessThan(costs[511] ?? 0);
    expect(shortlist.wants(513, 0)).toBe(false);
    expect(shortlist.wants(511, 0)).toBe(true);
  });
});
