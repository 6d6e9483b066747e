import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barPercent, percentOfPlayed } from './percent.ts';

describe('a percentage of the games played', () => {
  test.each([
    [0, 0, 0],
    [0, 7, 0],
    [7, 7, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [1, 201, 0],
  ])('of %i in %i is %i', (value, numPlayed, percent) => {
    expect(percentOfPlayed(value, numPlayed)).toBe(percent);
  });

  test('is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (won, more) => {
        const percent = percentOfPlayed(won, won + more);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

describe('a bar', () => {
  test('is as long as its share of the top value', () => {
    expect(barPercent(5, 10)).toBe(50);
    expect(barPercent(10, 10)).toBe(100);
    expect(barPercent(0, 10)).toBe(0);
    expect(barPercent(1, 1)).toBe(100);
  });

  test('never leaves its box, and is empty where the top is nothing', () => {
    expect(barPercent(12, 10)).toBe(100);
    expect(barPercent(-1, 10)).toBe(0);
    expect(barPercent(0, 0)).toBe(0);
    expect(barPercent(3, 0)).toBe(0);
    expect(barPercent(3, -1)).toBe(0);
  });
});
