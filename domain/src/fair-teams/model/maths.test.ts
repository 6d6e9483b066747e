import { describe, expect, test } from 'vitest';
import { inverseMillsRatio, normalCdf, normalDensity } from './maths.ts';

describe('the normal distribution', () => {
  test.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1.96, 0.024997895148220435],
    [2.5, 0.993790334674224],
    [-3, 0.0013498980316300933],
    [-6, 9.865876450376946e-10],
  ])('equals the published value below %f', (x, share) => {
    expect(normalCdf(x) / share).toBeCloseTo(1, 12);
  });

  test('is symmetric about 0', () => {
    for (const x of [0.1, 0.7, 1, 2.6, 9]) expect(normalCdf(-x) + normalCdf(x)).toBeCloseTo(1, 15);
  });

  test('is continuous where the formula changes', () => {
    expect(normalCdf(2.5) - normalCdf(2.5 - 1e-9)).toBeCloseTo(normalDensity(2.5) * 1e-9, 14);
  });

  test('has a finite inverse Mills ratio for certain and for impossible results', () => {
    expect(inverseMillsRatio(40)).toBe(0);
    expect(inverseMillsRatio(0)).toBeCloseTo(Math.sqrt(2 / Math.PI), 12);
    expect(inverseMillsRatio(-2.5001)).toBeCloseTo(inverseMillsRatio(-2.4999), 3);
    expect(inverseMillsRatio(-1000)).toBeCloseTo(1000, 2);
  });
});
