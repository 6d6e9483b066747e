export type Vector = ArrayLike<number>;

export type Matrix = readonly (readonly number[])[];

export function matrixOf(size: number, value: (row: number, column: number) => number): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => value(row, column)),
  );
}

export function entry(matrix: Matrix, row: number, column: number): number {
  return matrix[row]?.[column] ?? 0;
}

export function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Returns v′·M, which equals M·v for a symmetric matrix. Missing numbers of v count as 0. */
export function vectorTimesMatrix(vector: Vector, matrix: Matrix): Float64Array {
  const sum = new Float64Array(matrix[0]?.length ?? 0);
  for (let row = 0; row < matrix.length; row++) addScaled(sum, matrix[row] ?? [], vector[row] ?? 0);
  return sum;
}

export function quadraticForm(matrix: Matrix, vector: Vector): number {
  return dot(vector, vectorTimesMatrix(vector, matrix));
}

/** Adds `factor`·v to `target`, in place. Returns early if `factor` is 0, because most numbers of a line-up are 0. */
export function addScaled(target: number[] | Float64Array, vector: Vector, factor: number): void {
  if (factor === 0) return;
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] ?? 0) + factor * (vector[index] ?? 0);
  }
}

const INVERSE_SQRT_TWO_PI = 0.3989422804014327;

/** Uses the power series below this `x`, and the continued fraction above. Both are exact to 14 digits at the limit. */
const SERIES_LIMIT = 2.5;

export function normalDensity(x: number): number {
  return INVERSE_SQRT_TWO_PI * Math.exp(-0.5 * x * x);
}

/**
 * Returns Φ(x), the share of the standard normal distribution below `x`. Uses Marsaglia's series near 0 (J. Stat.
 * Software 11(4), 2004).
 */
export function normalCdf(x: number): number {
  const tail = upperTail(Math.abs(x));
  return x < 0 ? tail : 1 - tail;
}

/**
 * Returns φ(x) / Φ(x), the mean of a standard normal variable that is greater than −x. The result is near 0 for a large
 * x, near −x for a very negative x, and always finite.
 */
export function inverseMillsRatio(x: number): number {
  return x < -SERIES_LIMIT ? inverseMillsRatioInTail(-x) : normalDensity(x) / normalCdf(x);
}

function upperTail(x: number): number {
  return x < SERIES_LIMIT
    ? 0.5 - normalDensity(x) * marsagliaSeries(x)
    : normalDensity(x) / inverseMillsRatioInTail(x);
}

/** Returns x + x³/3 + x⁵/15 + x⁷/105 + … */
function marsagliaSeries(x: number): number {
  let sum = x;
  let term = x;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

/** Returns φ(x) / (1 − Φ(x)) for large x, by Laplace's continued fraction x + 1/(x + 2/(x + 3/(x + …))). */
function inverseMillsRatioInTail(x: number): number {
  let fraction = x;
  for (let level = 80; level >= 1; level--) fraction = x + level / fraction;
  return fraction;
}
