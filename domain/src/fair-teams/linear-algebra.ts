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

/** M·v. Line-ups are mostly zeros, which are passed over. */
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
