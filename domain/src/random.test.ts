import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFromSeed, shuffled } from './random.ts';
import { frozen } from './testing/factories.ts';

const first = (seed: string, count: number) => {
  const random = randomFromSeed(seed);
  return Array.from({ length: count }, random);
};

describe('random numbers from a seed', () => {
  test('are the same for the same seed only', () => {
    expect(first('tuesday', 5)).toEqual(first('tuesday', 5));
    expect(first('tuesday', 5)).not.toEqual(first('wednesday', 5));
    expect(first('', 5)).toEqual(first('', 5));
  });

  test('never change between versions', () => {
    expect(first('fives', 3).map((number) => number.toFixed(6))).toEqual([
      '0.387529',
      '0.116421',
      '0.465964',
    ]);
  });
});

describe('shuffled list', () => {
  test('has the same items as the unchanged input', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const result = shuffled(frozen(items), randomFromSeed(seed));
        expect(result.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('comes in each order about equally often', () => {
    const random = randomFromSeed('orders');
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const chiSquared = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(6);
    // Chi squared with 5 degrees of freedom: one fair shuffle in a thousand exceeds 20.5.
    expect(chiSquared).toBeLessThan(20.5);
  });
});
