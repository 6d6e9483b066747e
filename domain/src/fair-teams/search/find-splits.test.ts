import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../random.ts';
import { playerIds } from '../fair-teams.arbitraries.ts';
import { entry, type Matrix, matrixOf, quadraticForm } from '../model/maths.ts';
import { findSplits } from './find-splits.ts';
import { addLocalOptima } from './local-search.ts';
import { splitSpace } from './search-input.ts';
import { Shortlist, tieBreaksFor } from './shortlist.ts';

function aCostMatrix(size: number, seed: string): Matrix {
  const random = randomFromSeed(seed);
  const strength = Array.from({ length: size }, () => random() - 0.5);
  const pairs = matrixOf(size, () => (random() < 0.1 ? 0.1 * random() : 0.01 * (random() - 0.5)));
  return matrixOf(
    size,
    (row, column) =>
      (strength[row] ?? 0) * (strength[column] ?? 0) +
      entry(pairs, Math.max(row, column), Math.min(row, column)),
  );
}

function smallestCost(matrix: Matrix): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let bits = 0; bits < 2 ** (matrix.length - 1); bits++) {
    const signs = Array.from({ length: matrix.length }, (_, at) => ((bits >> at) & 1 ? -1 : 1));
    const surplus = signs.reduce<number>((sum, sign) => sum + sign, 0);
    if (Math.abs(surplus) <= 1) smallest = Math.min(smallest, quadraticForm(matrix, signs));
  }
  return smallest;
}

function costOfBest(matrix: Matrix, splits: readonly { readonly signs: Int8Array }[]): number {
  return quadraticForm(matrix, splits[0]?.signs ?? []);
}

describe('search', () => {
  test.each([2, 3, 4, 5, 8, 11, 14])('finds the best split of %i players', (size) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const matrix = aCostMatrix(size, seed);
        const found = findSplits(splitSpace(playerIds(size), {}), matrix, seed);
        expect(costOfBest(matrix, found)).toBeCloseTo(smallestCost(matrix), 6);
      }),
      { numRuns: size > 10 ? 3 : 20 },
    );
  });

  test('visits every split once', () => {
    const found = findSplits(splitSpace(playerIds(10), {}), aCostMatrix(10, 'all'), 'all');
    expect(new Set(found.map(({ signs }) => signs.join()))).toHaveProperty('size', 126);
    expect(found).toHaveLength(126);
  });

  test.each([12, 17, 22])('finds the best split of %i players by local search', (size) => {
    for (const seed of ['a', 'b', 'c']) {
      const matrix = aCostMatrix(size, seed);
      const space = splitSpace(playerIds(size), {});
      const shortlist = new Shortlist();
      addLocalOptima(space, matrix, tieBreaksFor(size, seed), randomFromSeed(seed), shortlist);
      const exact = findSplits(space, matrix, seed);
      expect(costOfBest(matrix, shortlist.ranked())).toBeCloseTo(costOfBest(matrix, exact), 6);
    }
  });

  test('finds as good a split of 30 players as a search with ten times the starts', () => {
    const matrix = aCostMatrix(30, 'thirty');
    const space = splitSpace(playerIds(30), {});
    const longSearch = new Shortlist();
    addLocalOptima(space, matrix, tieBreaksFor(30, 'other'), randomFromSeed('other'), longSearch, 2000);
    const found = costOfBest(matrix, findSplits(space, matrix, 'thirty'));
    const best = costOfBest(matrix, longSearch.ranked());
    expect(found - best).toBeLessThanOrEqual(1e-4);
  });

  test('breaks ties between equal splits fairly', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 300; seed++) {
      const [best] = findSplits(
        splitSpace(playerIds(4), {}),
        matrixOf(4, () => 0),
        `${seed}`,
      );
      const key = best?.signs.join() ?? '';
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(3);
    for (const times of seen.values()) expect(times).toBeGreaterThan(60);
  });
});

describe('shortlist', () => {
  test('breaks ties between costs that differ only by rounding', () => {
    const shortlist = new Shortlist();
    shortlist.add(Int8Array.of(1, -1), 0.1 + 0.2, 1);
    shortlist.add(Int8Array.of(-1, 1), 0.3, 2);
    shortlist.add(Int8Array.of(1, 1), 0.3 + 1e-6, 0);
    expect(shortlist.ranked().map(({ tieBreak }) => tieBreak)).toEqual([1, 2, 0]);
  });

  test('drops the most expensive splits when more than 512 are added', () => {
    const shortlist = new Shortlist();
    for (let cost = 3000; cost > 0; cost--)
      if (shortlist.fits(cost, 0)) shortlist.add(new Int8Array(), cost, 0);
    const costs = shortlist.ranked().map(({ cost }) => cost);
    expect(costs).toHaveLength(512);
    expect(costs[0]).toBeLessThan(costs[511] ?? 0);
    expect(shortlist.fits(513, 0)).toBe(false);
    expect(shortlist.fits(511, 0)).toBe(true);
  });
});
