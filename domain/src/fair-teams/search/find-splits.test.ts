import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFromSeed } from '../../random.ts';
import { playerIds } from '../fair-teams.arbitraries.ts';
import { entry, type Matrix, matrixOf, quadraticForm } from '../model/maths.ts';
import { findSplits } from './find-splits.ts';
import { type SplitSpace, splitSpace } from './search-input.ts';
import { visitDescents } from './visit-splits.ts';

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

function everyCost(matrix: Matrix): number[] {
  const costs: number[] = [];
  for (let bits = 0; bits < 2 ** (matrix.length - 1); bits++) {
    const signs = Array.from({ length: matrix.length }, (_, at) => ((bits >> at) & 1 ? -1 : 1));
    const surplus = signs.reduce<number>((sum, sign) => sum + sign, 0);
    if (Math.abs(surplus) <= 1) costs.push(quadraticForm(matrix, signs));
  }
  return costs.toSorted((a, b) => a - b);
}

function costOfBest(matrix: Matrix, splits: readonly { readonly signs: Int8Array }[]): number {
  return quadraticForm(matrix, splits[0]?.signs ?? []);
}

function bestByDescent(space: SplitSpace, matrix: Matrix, seed: string, starts?: number): number {
  const costs: number[] = [];
  visitDescents(space, matrix, (_, cost) => costs.push(cost), { random: randomFromSeed(seed) }, starts);
  return Math.min(...costs);
}

describe('search', () => {
  test.each([2, 3, 4, 5, 8, 11, 14])('finds the best split of %i players', (size) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const matrix = aCostMatrix(size, seed);
        const found = findSplits(splitSpace(playerIds(size), {}), matrix, seed);
        expect(costOfBest(matrix, found)).toBeCloseTo(everyCost(matrix)[0] ?? 0, 6);
      }),
      { numRuns: size > 10 ? 3 : 20 },
    );
  });

  test('visits every split once', () => {
    const found = findSplits(splitSpace(playerIds(10), {}), aCostMatrix(10, 'all'), 'all');
    expect(new Set(found.map(({ signs }) => signs.join()))).toHaveProperty('size', 126);
    expect(found).toHaveLength(126);
  });

  test('returns the best 512 splits, best first', () => {
    const matrix = aCostMatrix(14, 'many');
    const found = findSplits(splitSpace(playerIds(14), {}), matrix, 'many');
    const costs = everyCost(matrix).slice(0, 512);
    expect(found).toHaveLength(512);
    for (const [at, { signs }] of found.entries())
      expect(quadraticForm(matrix, signs)).toBeCloseTo(costs[at] ?? 0, 6);
  });

  test.each([12, 17, 20])('finds the best split of %i players by local search', (size) => {
    for (const seed of ['a', 'b', 'c']) {
      const matrix = aCostMatrix(size, seed);
      const space = splitSpace(playerIds(size), {});
      const exact = findSplits(space, matrix, seed);
      expect(bestByDescent(space, matrix, seed)).toBeCloseTo(costOfBest(matrix, exact), 6);
    }
  });

  test('finds as good a split of 30 players as a search with ten times the starts', () => {
    const matrix = aCostMatrix(30, 'thirty');
    const space = splitSpace(playerIds(30), {});
    const found = costOfBest(matrix, findSplits(space, matrix, 'thirty'));
    expect(found - bestByDescent(space, matrix, 'other', 1000)).toBeLessThanOrEqual(1e-4);
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
