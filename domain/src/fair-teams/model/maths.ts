export type Vector = Float64Array;

/** A square matrix, row after row in one array. */
export interface Matrix {
  readonly size: number;
  readonly values: Float64Array;
}

/** The matrix that has this value in each row and column, counted from 0. */
export function matrixOf(size: number, value: (row: number, column: number) => number): Matrix {
  const values = new Float64Array(size * size).map((_, index) =>
    value(Math.floor(index / size), index % size),
  );
  return { size, values };
}

/** The number in a row and a column; 0 outside the matrix. */
export function entry({ size, values }: Matrix, row: number, column: number): number {
  return values[row * size + column] ?? 0;
}

export function dot(a: Vector, b: Vector): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** M·v. Line-ups are mostly zeros, which are skipped. */
export function times({ size, values }: Matrix, vector: Vector): Vector {
  const result = new Float64Array(size);
  for (let column = 0; column < size; column++) {
    const factor = vector[column] ?? 0;
    if (factor === 0) continue;
    for (let row = 0; row < size; row++) {
      result[row] = (result[row] ?? 0) + factor * (values[row * size + column] ?? 0);
    }
  }
  return result;
}

/** v′·M·v */
export function quadraticForm(matrix: Matrix, vector: Vector): number {
  return dot(times(matrix, vector), vector);
}

/** Adds `factor`·v·v′ to the matrix, in place. */
export function addOuterProduct({ size, values }: Matrix, vector: Vector, factor: number): void {
  for (let row = 0; row < size; row++) {
    const scaled = factor * (vector[row] ?? 0);
    if (scaled === 0) continue;
    for (let column = 0; column < size; column++) {
      values[row * size + column] = (values[row * size + column] ?? 0) + scaled * (vector[column] ?? 0);
    }
  }
}

/** Adds `factor`·v to `target`, in place. */
export function addScaled(target: Vector, vector: Vector, factor: number): void {
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] ?? 0) + factor * (vector[index] ?? 0);
  }
}

const INVERSE_SQRT_TWO_PI = 0.3989422804014327;

/** Up to here the power series is used, beyond it the continued fraction; both are exact to 14 digits here. */
const FAR_OUT = 2.5;

/** φ: the density of the standard normal distribution at `x`. */
export function normalDensity(x: number): number {
  return INVERSE_SQRT_TWO_PI * Math.exp(-0.5 * x * x);
}

/**
 * Φ: the share of the standard normal distribution below `x`, from 0 to 1.
 * Near the middle by Marsaglia's series (Evaluating the Normal Distribution, J. Stat. Software 11(4), 2004).
 */
export function normalBelow(x: number): number {
  const above = shareAbove(Math.abs(x));
  return x < 0 ? above : 1 - above;
}

/**
 * φ(x) / Φ(x): the mean of a standard normal variable that is known to lie above −x. Near 0 for large x; for very
 * negative x it grows like −x, and stays finite.
 */
export function surprise(x: number): number {
  return x < -FAR_OUT ? inverseMillsRatio(-x) : normalDensity(x) / normalBelow(x);
}

function shareAbove(x: number): number {
  return x < FAR_OUT ? 0.5 - normalDensity(x) * series(x) : normalDensity(x) / inverseMillsRatio(x);
}

/** x + x³/3 + x⁵/15 + x⁷/105 + … */
function series(x: number): number {
  let sum = x;
  let term = x;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

/** φ(x) / (1 − Φ(x)) for large x, by Laplace's continued fraction x + 1/(x + 2/(x + 3/(x + …))). */
function inverseMillsRatio(x: number): number {
  let fraction = x;
  for (let level = 80; level >= 1; level--) fraction = x + level / fraction;
  return fraction;
}
